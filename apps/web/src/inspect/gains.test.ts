import { creator, market, parameters, seller } from '@souk/ui/parts/testing/fixtures.js'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { gainsOf, shareIn } from './gains.js'

describe('gainsOf', () => {
  test('default: the signer, the filler, and all other recipients', () => {
    const [own, fees] = [parameters.consideration.slice(0, 1), parameters.consideration.slice(1)]
    const price = { itemType: 0, token: zeroAddress, identifierOrCriteria: 0n }
    expect(gainsOf(parameters)).toEqual([
      { who: seller, gives: parameters.offer, gets: own },
      {
        who: 'filler',
        gives: [{ ...price, startAmount: 10n ** 18n, endAmount: 10n ** 18n }],
        gets: parameters.offer,
      },
      { who: market, gives: [], gets: fees.slice(0, 1) },
      { who: creator, gives: [], gets: fees.slice(1) },
    ])
  })

  test('behavior: a recipient of several items appears once', () => {
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

describe('shareIn', () => {
  const shares = (order: typeof parameters) => gainsOf(order).map((gain) => shareIn(order, gain))

  test('default: of the filler’s payment', () => {
    expect(shares(parameters)).toEqual([9_250, undefined, 250, 500])
  })

  test('behavior: of the offered amount when the order buys', () => {
    const { offer, consideration } = parameters
    const [paid] = consideration
    if (!paid) throw new Error('no payment')
    const whole = 10n ** 18n
    const bid = {
      ...parameters,
      offer: [{ ...paid, startAmount: whole, endAmount: whole }],
      consideration: [
        ...offer.map((item) => ({ ...item, recipient: parameters.offerer })),
        ...consideration.slice(1),
      ],
    }
    expect(shares(bid)).toEqual([undefined, 10_000, 250, 500])
  })
})
