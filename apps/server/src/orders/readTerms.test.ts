import { ItemType, type Order } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { listing } from '../testing/signOrder.js'
import { readTerms } from './readTerms.js'
import * as Terms from './Terms.js'

const maker: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [wrapped, dollars]: readonly [Address, Address] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
]
const base = listing({ maker, token, identifier: 1n, price: 100n, now: 1000n })

const nft = (identifier: bigint, itemType: ItemType = ItemType.ERC721) => ({
  itemType,
  token,
  identifierOrCriteria: identifier,
  startAmount: 1n,
  endAmount: 1n,
})
const money = (currency: Address, amount: bigint) => ({
  itemType: currency === zeroAddress ? ItemType.NATIVE : ItemType.ERC20,
  token: currency,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
})
type Item = ReturnType<typeof nft> & { recipient?: Address }

function order(offer: readonly Item[], consideration: readonly Item[]): Order.Components {
  const asked = consideration.map((item) => ({ recipient: maker, ...item }))
  return { ...base, offer, consideration: asked, totalOriginalConsiderationItems: asked.length }
}

describe('readTerms', () => {
  test.each([
    ['one NFT for two currencies', order([nft(1n)], [money(wrapped, 5n), money(dollars, 7n)]), [5n, 7n]],
    ['one NFT and money for money', order([nft(1n), money(wrapped, 5n)], [money(dollars, 7n)]), [5n, 7n]],
    ['two sums for one NFT', order([money(wrapped, 1n), money(wrapped, 9n)], [nft(1n)]), [10n]],
    ['two currencies for one NFT', order([money(wrapped, 5n), money(dollars, 7n)], [nft(1n)]), [5n, 7n]],
  ])('default: %s are a swap, without a price', (_, parameters, sums) => {
    const terms = readTerms(parameters, 'swap')
    if (!Terms.isTerms(terms)) throw new TypeError(terms.message)
    expect([terms.side, Terms.priceOf(terms)]).toEqual(['swap', undefined])
    expect(Terms.moneyOf(terms).map(({ startPrice }) => startPrice)).toEqual(sums)
  })

  test('behavior: an order that pays a little of the currency that it asks for owes the fees of all of it', () => {
    const parameters = order([nft(1n), money(wrapped, 1n)], [money(wrapped, 100n), nft(2n)])
    const terms = readTerms(parameters, 'swap')
    expect(Terms.isTerms(terms) && Terms.moneyOf(terms)).toEqual([
      { currency: wrapped, startPrice: 100n, endPrice: 100n },
    ])
  })

  test('behavior: an order that asks for another number of a token than it gives is for no account alone', () => {
    const [first, second] = [nft(1n, ItemType.ERC1155), nft(2n, ItemType.ERC1155)]
    const twice = [first, first].map((item) => ({ ...item, recipient: stranger }))
    const own = [first, second].map((item) => ({ ...item, recipient: stranger }))
    const found = [own, twice].map((asked) => {
      const terms = readTerms(order([first, second], [money(wrapped, 5n), ...asked]), 'ask')
      return 'side' in terms ? terms.taker : terms.code
    })
    expect(found).toEqual([stranger, 'side_mismatch'])
  })

  const lower = (item: Item): Item => ({ ...item, token: item.token.toLowerCase() as Address })
  test.each([
    ['a token on both sides', order([nft(1n), nft(2n)], [nft(1n), money(wrapped, 5n)]), 'swap'],
    [
      'an ERC721 token twice, in other letters',
      order([nft(1n), lower(nft(1n))], [money(wrapped, 5n)]),
      'ask',
    ],
    [
      'one NFT and the native currency',
      order([nft(1n), money(zeroAddress, 5n)], [money(wrapped, 5n)]),
      'swap',
    ],
  ] as const)('error: %s', (_, parameters, side) => {
    expect(readTerms(parameters, side)).toMatchObject({ code: expect.stringMatching(/_unsupported$/) })
  })
})
