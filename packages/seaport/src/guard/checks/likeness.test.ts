import { demo } from '@souk/devchain'
import { describe, expect, test } from 'vitest'
import { ItemType } from '../../order/constants.js'
import { components, item, to } from '../../testing/makeOrder.js'
import { currencyFindings, likenessFindings } from './likeness.js'

const [amina] = demo.accounts
const { lanterns, wrappedNative: weth, dusd, zellige } = demo.contracts
const fake = '0x00000000000000000000000000000000000000fa'

/** Ten of some money for a token of some collection. */
const offerIn = (token: `0x${string}`, collection: `0x${string}` = lanterns) =>
  components(
    amina.address,
    [item(ItemType.ERC20, { token, amount: 10n })],
    [to(amina.address, item(ItemType.ERC721, { token: collection, identifierOrCriteria: 1n }))],
  )

describe('currencyFindings', () => {
  test('default: a currency that is not known is named', () => {
    const trusted = { currencies: [weth] }
    expect(currencyFindings(offerIn(weth), { trusted })).toEqual([])
    expect(currencyFindings(offerIn(fake), { trusted })).toMatchObject([
      { name: 'unknownCurrency', severity: 'warning', facts: { token: fake } },
    ])
  })

  test('behavior: reports nothing without known facts', () => {
    expect(currencyFindings(offerIn(fake), {})).toEqual([])
  })
})

describe('likenessFindings', () => {
  const tokens = [
    { address: weth, symbol: 'WETH', decimals: 18 },
    { address: dusd, symbol: 'dUSD', decimals: 6 },
    { address: lanterns, symbol: 'Lanterns of the Souk' },
  ]
  const namesOf = (token: string, name: string) => new Map([[token.toLowerCase(), name]])

  test.each(['WETH', 'weth ', 'WЕТН', 'W\u200bETH', 'ＷＥＴＨ', 'W.ETH'])(
    'default: money called %j is not the known one',
    (name) => {
      expect(likenessFindings(offerIn(fake), namesOf(fake, name), { tokens })).toMatchObject([
        { name: 'tokenLooksAlike', severity: 'blocking', facts: { token: fake, original: weth } },
      ])
    },
  )

  test('behavior: a copied collection', () => {
    const found = likenessFindings(offerIn(weth, zellige), namesOf(zellige, 'Lanterns  of the S0uk'), {
      tokens,
    })
    expect(found).toMatchObject([{ name: 'tokenLooksAlike', facts: { token: zellige, original: lanterns } }])
  })

  test.each([
    ['the known one itself', weth, 'WETH'],
    ['another name', fake, 'USDC'],
    ['no name', fake, ' '],
    ['money called like a collection', fake, 'Lanterns of the Souk'],
  ] as const)('behavior: no complaint about %s', (_, token, name) => {
    expect(likenessFindings(offerIn(token), namesOf(token, name), { tokens })).toEqual([])
  })
})
