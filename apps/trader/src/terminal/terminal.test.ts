import { describe, expect, test } from 'vitest'
import { reviewLines } from '../review/reviewLines.js'
import { toJson } from './json.js'
import * as Paint from './Paint.js'
import { pairs, table } from './table.js'
import { named, wrap } from './text.js'

describe('table', () => {
  test('default: names are aligned at their start, and numbers at their end', () => {
    const columns = [{ title: 'Item' }, { title: 'Price', isNumber: true }]
    const rows = [
      ['lanterns#7', '0.5\u00a0ETH'],
      ['jars#3', '12.25\u00a0ETH'],
    ]
    expect(table(columns, rows)).toEqual([
      'Item            Price',
      'lanterns#7    0.5 ETH',
      'jars#3      12.25 ETH',
    ])
  })

  test('behavior: colours take no columns', () => {
    const { bold } = Paint.from({ hasColours: true })
    expect(
      pairs([
        [bold('a'), '1'],
        ['abc', '2'],
      ]).map((line) => line.at(-1)),
    ).toEqual(['1', '2'])
    expect(
      pairs([
        [bold('a'), '1'],
        ['abc', '2'],
      ])[0],
    ).toContain('  1')
  })
})

describe('named', () => {
  test('default: a text of a stranger cannot move the cursor or start a line', () => {
    const shown = named('Lamp\u001b[2J\n\u202eevil')
    expect(['\u001b', '\n', '\u202e'].filter((letter) => shown.includes(letter))).toEqual([])
    expect(named('x'.repeat(500)).length).toBeLessThan(60)
  })
})

describe('wrap', () => {
  test('default', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  })
})

describe('toJson', () => {
  test('default: amounts are text', () => {
    expect(toJson({ price: 10n ** 18n, list: [1n] })).toBe('{"price":"1000000000000000000","list":["1"]}')
  })
})

describe('reviewLines', () => {
  test('default: rows, steps, findings', () => {
    const review = {
      title: 'Buy Lanterns #7',
      rows: [
        ['You pay', '1 ETH'],
        ['You receive', 'Lanterns #7'],
      ],
      steps: [{ name: 'Pay and receive', meaning: 'One transaction.' }],
      findings: [
        { name: 'neverEnds', severity: 'warning', text: 'It never ends.', advice: 'Choose an end.' },
      ],
    } as const
    expect(
      reviewLines(review, { paint: Paint.from({ hasColours: false }), width: 80 }).join('\n'),
    ).toMatchInlineSnapshot(`
      "Buy Lanterns #7
        You pay      1 ETH
        You receive  Lanterns #7

      What you confirm
        1  Pay and receive
           One transaction.

      Results of the safety check
        Warning: It never ends.
        Choose an end."
    `)
  })
})
