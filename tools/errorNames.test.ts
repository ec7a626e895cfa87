import { describe, expect, test } from 'vitest'
import { errorNames, namesUsed, sharedNames } from './errorNames.js'
import { parse, readFolder } from './SourceFile.js'

const isTest = (path: string) => /\.(test|test-d|deep)\.|\/testing\//.test(path)
const read = (folders: readonly string[]) => folders.flatMap(readFolder).filter(({ path }) => !isTest(path))

describe('this repository', () => {
  const packages = read(['packages'])
  const apps = read(['apps'])

  test('behavior: each name of an error belongs to one class', () => {
    expect(sharedNames(packages)).toEqual([])
  })

  test('behavior: every name of an error that the app goes by is the name of one', () => {
    const known = new Set([...packages, ...apps].flatMap(errorNames))
    const used = read(['apps/web']).flatMap(namesUsed)
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('sharedNames', () => {
  const file = (path: string, name: string) =>
    parse({ path, text: `class A extends BaseError { override readonly name = '${name}' }` })

  test('default', () => {
    expect(sharedNames([file('a.ts', 'Wallet.FailedError'), file('b.ts', 'Order.FailedError')])).toEqual([])
  })

  test('error: two classes of one name', () => {
    expect(sharedNames([file('a.ts', 'Wallet.FailedError'), file('b.ts', 'Wallet.FailedError')])).toEqual([
      'Wallet.FailedError is the name of two classes, in a.ts and b.ts.',
    ])
  })
})

describe('namesUsed', () => {
  test('default: texts that look like the name of an error, and not those of classes', () => {
    const text = `class A { override readonly name = 'Flow.AError' }; const b = { 'Order.FilledError': 1 }; c('Net.BError', 'other')`
    expect(namesUsed(parse({ path: 'a.ts', text }))).toEqual(['Order.FilledError', 'Net.BError'])
  })
})
