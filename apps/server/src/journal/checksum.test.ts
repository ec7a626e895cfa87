import { describe, expect, test } from 'vitest'
import { check, seal } from './checksum.js'

const lines = ['{"hash":"0x12","order":{"price":"100"}}', '[{"hash":"0x12"},{"hash":"0x34"}]'] as const

describe('seal', () => {
  test('default: the line stays JSON, with the checksum at its end', () => {
    expect(lines.map(seal)).toEqual([
      '{"hash":"0x12","order":{"price":"100"},"sum":"5d8f22ab6c4fcc56"}',
      '[{"hash":"0x12"},{"hash":"0x34","sum":"81980d8529840bf6"}]',
    ])
  })
})

describe('check', () => {
  test.each(lines)('default: %s', (line) => {
    expect([check(seal(line)), check(line)]).toEqual(['whole', 'unsealed'])
  })

  test.each(lines)('behavior: detects any changed character in %s', (line) => {
    const sealed = seal(line)
    const unnoticed = [...sealed].flatMap((character, index) => {
      const changed = `${sealed.slice(0, index)}${character === '7' ? '8' : '7'}${sealed.slice(index + 1)}`
      return check(changed) === 'whole' ? [index] : []
    })
    expect(unnoticed).toEqual([])
  })

  test('behavior: half a line before a complete one', () => {
    expect(check(`{"hash":"0x1${seal(lines[0])}`)).toBe('damaged')
  })
})
