import { describe, expect, test } from 'vitest'
import { describeExport, parseSource } from './describeExport.js'
import { errorNames, namesUsed, sharedNames } from './errorNames.js'
import { entriesOf, publicExports, readFromDisk } from './publicExports.js'
import { folderOf, packedPackages } from './repository/workspaces.mjs'
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
    const used = read(['apps/web', 'packages/ui']).flatMap(namesUsed)
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('exported error classes', () => {
  const classes = packedPackages
    .flatMap((name) => entriesOf(folderOf(name)))
    .flatMap(({ path }) => publicExports(path))
    .map((found) => ({
      ...describeExport(found, parseSource(found.path, readFromDisk)),
      local: found.local,
    }))
    .filter(({ kind }) => kind === 'class')

  test('behavior: users import a class by the name that its errors have', () => {
    const wrong = classes.filter(({ name, local, errorName = '' }) => {
      const imported = name.split('.').at(-1)
      // `Wallet.FailedError` is `FailedError` of a module `Wallet`, or `WalletFailedError` by itself.
      const names = [errorName.split('.').at(-1), errorName.replace('.', '')]
      return imported !== local || !names.includes(local)
    })
    expect(classes.length).toBeGreaterThan(150)
    expect(wrong.map(({ name, errorName }) => `${name}: ${errorName}`)).toEqual([])
  })

  test('behavior: each is a BaseError', () => {
    const bases = /(extends|implements) (BaseError|ResponseError)\b/
    const others = classes.filter(({ signature }) => !bases.test(signature))
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('behavior: amounts and ids in facts are bigints', () => {
    // Chain ids and nonces are numbers, as in viem. `value` and `expected` can be anything that was given.
    const money =
      /\b\w*([aA]mount|[pP]rice|[pP]ayment|[pP]roceeds|[bB]alance|[uU]nits|raw|tokenId)\??: [^,;}\n]*\b(string|number)\b/
    const texts = classes.filter(({ signature, types }) => money.test(signature + types))
    expect(texts.map(({ name }) => name)).toEqual([])
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
