import { describe, expect, test } from 'vitest'
import { showResults } from '../../site/run/showResults.js'

describe('showResults', () => {
  test.each([
    ['Fee.total(fees) // 7n', 'console.log(Fee.total(fees)) // 7n'],
    ['plan.steps.map(({ kind }) => kind) // two', 'console.log(plan.steps.map(({ kind }) => kind)) // two'],
    ["Network.find('0x89') === polygon // true", "console.log(Network.find('0x89') === polygon) // true"],
    ['await run() // hash', 'console.log(await run()) // hash'],
  ])('default: %s', (line, expected) => {
    expect(showResults(`const a = 1\n${line}`)).toBe(`const a = 1\n${expected}`)
  })

  test.each([
    'const a = 1 // one',
    'a.b = 2 // two',
    'count += 1 // more',
    'const { b } = await run({ // several lines',
    'for (const c of d) e(c) // each',
    'run({ // several lines',
    '} // the end',
    '  inner() // in a block',
    "console.log('http://a') // printed",
    "fetch('http://a')",
  ])('behavior: leaves %s', (line) => {
    expect(showResults(line)).toBe(line)
  })
})
