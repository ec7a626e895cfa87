import { describe, expect, test } from 'vitest'
import * as Mint from './Mint.js'

describe('statusOf', () => {
  const times = { startTime: 100n, endTime: 200n }

  test.each([
    ['before its start', times, 99n, 'upcoming'],
    ['from its first second on', times, 100n, 'open'],
    ['until its last second', times, 199n, 'open'],
    ['from its end on', times, 200n, 'ended'],
    ['without times', {}, 0n, 'open'],
    ['with nothing left, whatever the time', { ...times, left: 0n }, 150n, 'soldOut'],
    ['with something left', { left: 1n }, 0n, 'open'],
  ] as const)('behavior: %s', (_, mint, now, status) => {
    expect(Mint.statusOf(mint, { now })).toBe(status)
  })
})

describe('mostOf', () => {
  test.each([
    ['the limit of the account', { perWallet: 5n, minted: 2n, left: 100n }, 3n],
    ['what is left', { perWallet: 5n, left: 2n }, 2n],
    ['nothing beyond the limit', { perWallet: 5n, minted: 9n }, 0n],
    ['the limit of a request', { left: 1_000n }, 100n],
    ['the limit of a request, without others', {}, 100n],
  ])('behavior: %s', (_, mint, most) => {
    expect(Mint.mostOf(mint)).toBe(most)
  })
})
