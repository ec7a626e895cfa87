import { describe, expect, test } from 'vitest'
import { errorNames, namesUsed, sharedNames } from './errorNames.js'
import { parse, readFolder } from './SourceFile.js'

const isTest = (path: string) => /\.(test|test-d|deep)\.|\/testing\//.test(path)
const read = (folders: readonly string[]) => folders.flatMap(readFolder).filter(({ path }) => !isTest(path))

describe('this repository', () => {
  const packages = read(['packages'])
  const apps = read(['apps'])

  test('behavior: each error name belongs to one class', () => {
    expect(sharedNames(packages)).toEqual([])
  })

  test('behavior: every error name that the app checks exists', () => {
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

  test('error: two classes with one name', () => {
    expect(sharedNames([file('a.ts', 'Wallet.FailedError'), file('b.ts', 'Wallet.FailedError')])).toEqual([
      'Wallet.FailedError is the name of two classes, in a.ts and b.ts.',
    ])
  })
})

describe('namesUsed', () => {
  test('default: texts that look like error names, except names of classes', () => {
    const text = `class A { override readonly name = 'Flow.AError' }; const b = { 'Order.FilledError': 1 }; c('Net.BError', 'other')`
    expect(namesUsed(parse({ path: 'a.ts', text }))).toEqual(['Order.FilledError', 'Net.BError'])
  })
})
