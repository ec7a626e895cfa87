import { Order, seaportAddress } from '@souk/seaport'
import { toKnown } from '@souk/words/findings'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  buyer,
  collection,
  contract,
  creator,
  ether,
  info,
  nft,
  parameters,
  seller,
  wrapped,
} from '../../testing/fixtures.js'
import { draftOffer, draftSale, draftSwap, priceFindings } from './priceFindings.js'

const one = 10n ** 18n
const market = { ...info, currencies: [ether, wrapped], wrappedNative: wrapped.address }
const knownTo = (account: Address) => toKnown(market, { collections: [collection], nfts: [nft()], account })
const known = knownTo(buyer)
const lamp = { standard: 'erc721', contract, tokenId: 1n, quantity: 1n } as const
const offerOf = (amount: bigint) => draftOffer(lamp, { currency: wrapped, amount })
const target = { chainId: info.chainId, verifyingContract: seaportAddress }
const money = { itemType: 1, token: wrapped.address, identifierOrCriteria: 0n } as const

describe('priceFindings', () => {
  test.each([
    [5n * one, []],
    [6n * one, ['warning']],
    [101n * one, ['blocking']],
  ] as const)('default: an offer of %s at a floor of one ether', (amount, severities) => {
    const found = priceFindings([offerOf(amount)], known)
    expect(found.map(({ severity }) => severity)).toEqual(severities)
    expect(found.every(({ name }) => name === 'priceFarOverFloor')).toBe(true)
  })

  test('behavior: it is what the guard finds in the order of the offer, which pays fees', () => {
    const amount = 500n * one
    const [item] = parameters.offer
    const order = {
      ...parameters,
      offerer: buyer,
      offer: [{ ...money, startAmount: amount, endAmount: amount }],
      consideration: [
        ...(item ? [{ ...item, recipient: buyer }] : []),
        { ...money, startAmount: amount / 20n, endAmount: amount / 20n, recipient: creator },
      ],
    }
    const later = Order.findingsBeforeSigning([order], target, known)
    expect(priceFindings([offerOf(amount)], known)).toEqual(
      later.filter(({ name }) => name === 'priceFarOverFloor'),
    )
  })

  test('behavior: it is what the guard finds in the order of a listing, after the fees', () => {
    const cheap = parameters.consideration.map((part) => ({
      ...part,
      startAmount: part.startAmount / 20n,
      endAmount: part.endAmount / 20n,
    }))
    const later = Order.findingsBeforeSigning(
      [{ ...parameters, consideration: cheap }],
      target,
      knownTo(seller),
    )
    const draft = draftSale(lamp, { currency: ether, amount: (one * 925n) / 20_000n })
    const found = priceFindings([draft], knownTo(seller))
    expect(found.map(({ name, severity }) => [name, severity])).toEqual([['priceFarUnderFloor', 'blocking']])
    expect(found).toEqual(later.filter(({ name }) => name === 'priceFarUnderFloor'))
  })

  test('behavior: where the seller chooses the item, less is too much', () => {
    const { tokenId: _, ...any } = lamp
    const draft = draftOffer(any, { currency: wrapped, amount: 11n * one })
    expect(priceFindings([draft], known)[0]?.severity).toBe('blocking')
  })

  test('behavior: the sides of a swap that gives ten times what it gets', () => {
    const [mine, theirs] = [1n, 2n].map((tokenId) => ({ contract, tokenId, quantity: 1n }))
    const sides = (amount: bigint) => ({
      give: { tokens: mine ? [mine] : [], money: [{ currency: wrapped.address, amount }] },
      get: { tokens: theirs ? [theirs] : [], money: [] },
    })
    const severityAt = (amount: bigint) =>
      priceFindings([draftSwap(sides(amount))], known).map(({ name, severity }) => [name, severity])
    expect(severityAt(one / 2n)).toEqual([])
    expect(severityAt(10n * one)).toEqual([['getsLessWorth', 'blocking']])
  })

  test('behavior: of several offers, it says which one', () => {
    const found = priceFindings([offerOf(one), undefined, offerOf(101n * one)], known)
    expect(found.map(({ facts }) => facts.order)).toEqual([2])
  })
})
