import { describe, expect, test } from 'vitest'
import { defined } from './defined.js'

describe('defined', () => {
  test('default', () => {
    expect(defined({ a: 1, b: undefined, c: null })).toStrictEqual({ a: 1 })
  })

  test('behavior: keeps what is only empty', () => {
    const value = { no: false, none: 0, text: '', list: [], nested: { a: undefined } }
    expect(defined(value)).toStrictEqual(value)
  })
})
