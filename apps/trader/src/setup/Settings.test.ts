import { describe, expect, test } from 'vitest'
import * as Settings from './Settings.js'

describe('toCommand', () => {
  const command = (flags: Parameters<typeof Settings.from>[0], env = {}) =>
    Settings.toCommand(Settings.from(flags, env), 'offer lanterns#7 PRICE')

  test('default: what the environment sets stays', () => {
    expect(command({}, { SOUK_MARKET: 'https://souk.example', SOUK_CHAIN: 'matic' })).toBe(
      'souk offer lanterns#7 PRICE',
    )
  })

  test('behavior: repeats flags, as a shell reads them', () => {
    expect(command({ chain: 'matic', keystore: "my wallet's.json" })).toBe(
      "souk offer lanterns#7 PRICE --chain matic --keystore 'my wallet'\\''s.json'",
    )
    expect(command({ market: 'https://souk.example/?a=1&b=2', browser: true })).toBe(
      "souk offer lanterns#7 PRICE --market 'https://souk.example/?a=1&b=2' --browser",
    )
  })
})
