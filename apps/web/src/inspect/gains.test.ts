import { describe, expect, test } from 'vitest'
import { creator, market, parameters, seller } from '../testing/fixtures.js'
import { gainsOf } from './gains.js'

describe('gainsOf', () => {
  test('default: the signer, whoever fills it, and everybody else who gets something', () => {
    const [own, fees] = [parameters.consideration.slice(0, 1), parameters.consideration.slice(1)]
    expect(gainsOf(parameters)).toEqual([
      { who: seller, gives: parameters.offer, gets: own },
      { who: 'filler', gives: parameters.consideration, gets: parameters.offer },
      { who: market, gives: [], gets: fees.slice(0, 1) },
      { who: creator, gives: [], gets: fees.slice(1) },
    ])
  })

  test('behavior: one who gets several things stands there once', () => {
    const twice = parameters.consideration
      .slice(1)
      .map((item) => ({ ...item, recipient: market as `0x${string}` }))
    expect(gainsOf({ ...parameters, consideration: twice }).map(({ who }) => who)).toEqual([
      seller,
      'filler',
      market,
    ])
  })
})
