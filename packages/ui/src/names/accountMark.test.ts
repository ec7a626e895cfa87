import { describe, expect, test } from 'vitest'
import { seller } from '../testing/fixtures.js'
import { markCells, markHue } from './accountMark.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const drawn = (of: string) => {
  const cells = markCells(of)
  const at = (x: number, y: number) => (cells.some((cell) => cell.x === x && cell.y === y) ? '#' : '.')
  return [0, 1, 2, 3, 4].map((y) => [0, 1, 2, 3, 4].map((x) => at(x, y)).join(''))
}

describe('markCells', () => {
  test('default: symmetrical, and the same in any case of letters', () => {
    const rows = drawn(address)
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows)
    expect(drawn(address.toLowerCase())).toEqual(rows)
  })

  test('behavior: addresses with the same beginning and end differ', () => {
    const alike = `${address.slice(0, 10)}${'e1'.repeat(12)}${address.slice(-8)}`
    expect(drawn(alike)).not.toEqual(drawn(address))
  })
})

describe('markHue', () => {
  test.each([address, seller])('default: %s', (of) => {
    expect(markHue(of)).toBeGreaterThanOrEqual(0)
    expect(markHue(of)).toBeLessThan(360)
  })
})
