import { describe, expect, test } from 'vitest'
import { boundMethods, firstSentences } from './hoverTexts.js'
import { readFromDisk } from './publicExports.js'

// The compiler copies these comments into the declarations, where editors find them.
describe.each([
  ['packages/market/src/createMarket.ts', 'packages/market/src/flows/index.ts'],
  ['packages/seaport/src/seaportActions.ts', 'packages/seaport/src/index.ts'],
])('methods of %s', (path, entry) => {
  const methods = boundMethods(readFromDisk(path))
  const sentences = firstSentences(entry)

  test('behavior: there are some', () => {
    expect(methods.length).toBeGreaterThan(20)
  })

  test.each(methods)('behavior: editors show the first sentence of $name', ({ name, text }) => {
    expect(text).toBe(sentences.get(name))
  })
})

test('behavior: every trade of a market that asks the wallet can be prepared first, by one name', () => {
  const names = new Set(
    boundMethods(readFromDisk('packages/market/src/createMarket.ts')).map(({ name }) => name),
  )
  const trades = [...names].filter((name) =>
    /^(approve|cancel|create|fulfill|revoke|settle|transfer|unwrap|wrap)/.test(name),
  )
  const unprepared = trades.filter((name) => !names.has(`prepare${name[0]?.toUpperCase()}${name.slice(1)}`))
  expect(trades.length).toBeGreaterThan(15)
  expect(unprepared).toEqual([])
})
