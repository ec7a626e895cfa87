import { Fraction, ItemType, isCriteria, type OfferItem, Order } from '@souk/seaport'
import { type Issue, issue } from '../market/Issue.js'
import { currenciesOf, type Items, identityOf, sideOf, standardOf, sumOf } from './Items.js'
import { isSameAddress } from './isSameAddress.js'
import type { Money, MultiTerms, Nft } from './Terms.js'
import { refuseOffer } from './toSingle.js'

/** The most items on one side of an order. A person can still review this many. */
const mostItems = 30

/** Reads the terms of a bundle or a swap, or returns the issue that keeps it off this market. */
export function toMulti(parameters: Order.Components, items: Items): MultiTerms | Issue {
  const { given, paid, wanted, asked, taker } = items
  const nfts = [...given, ...wanted]
  const refusal =
    refuseItems(parameters, items) ?? nfts.map((nft) => refuseNft(nft, parameters)).find(Boolean)
  if (refusal) return refusal
  const allowsPartialFills = Order.allowsPartialFills(parameters)
  return {
    ...sides[sideOf(items)],
    maker: parameters.offerer,
    ...(taker ? { taker } : undefined),
    nfts: nfts.map(toNft),
    money: moneyOf(items),
    total: allowsPartialFills ? Fraction.units(parameters) : 1n,
    allowsPartialFills,
    kind: [...paid, ...asked].some(isMoving) ? 'dutch' : 'basic',
  }
}

const sides = { ask: { side: 'bundle_ask' }, bid: { side: 'bundle_bid' }, swap: { side: 'swap' } } as const

function refuseItems({ offer, consideration }: Order.Components, items: Items): Issue | undefined {
  const most = Math.max(offer.length, consideration.length)
  if (most > mostItems)
    return issue('items_unsupported', `One side of the order has ${most} items; ${mostItems} are allowed.`, {
      items: most,
      most: mostItems,
    })
  const { given, paid, wanted, asked } = items
  if (given.some(isCriteria))
    return issue('criteria_unsupported', 'The order must name the tokens that it gives.')
  const sets = wanted.filter((item) => isCriteria(item) && item.identifierOrCriteria !== 0n)
  if (sets.length > 1)
    return issue('criteria_unsupported', 'An order can ask for tokens of one list only.', {
      lists: sets.length,
    })
  const both = given.find((item) => wanted.some((other) => isSameToken(item, other)))
  if (both)
    return issue('items_unsupported', 'The order gives a token and asks for the same token.', {
      token: both.token,
      identifier: both.identifierOrCriteria,
    })
  const native = paid.find(({ itemType }) => itemType === ItemType.NATIVE)
  if (native) return refuseOffer(native, [])
  if (sideOf(items) === 'bid') return refuseOffer(paid[0] as OfferItem, asked)
  return undefined
}

function refuseNft(nft: OfferItem, parameters: Order.Components): Issue | undefined {
  const { startAmount: amount, endAmount, token, identifierOrCriteria: identifier } = nft
  if (amount !== endAmount)
    return issue('items_unsupported', 'The number of units must not change over time.', { token, identifier })
  const isOne = amount === 1n || (isCriteria(nft) && Order.allowsPartialFills(parameters))
  if (standardOf(nft) === 'erc721' && !isOne)
    return issue('items_unsupported', 'The amount of an ERC721 token must be 1.', {
      token,
      identifier,
      amount,
    })
  const isTwice = (items: readonly OfferItem[]) =>
    items.filter((other) => isSameAddress(other.token, token) && other.identifierOrCriteria === identifier)
      .length > 1
  if (nft.itemType === ItemType.ERC721 && (isTwice(parameters.offer) || isTwice(parameters.consideration)))
    return issue('items_unsupported', 'The order names an ERC721 token twice.', { token, identifier })
  return undefined
}

function isSameToken(a: OfferItem, b: OfferItem): boolean {
  return (
    !isCriteria(b) && isSameAddress(a.token, b.token) && a.identifierOrCriteria === b.identifierOrCriteria
  )
}

function toNft(nft: OfferItem): Nft {
  return { standard: standardOf(nft), contract: nft.token, ...identityOf(nft) }
}

/**
 * Returns the sum of each currency, including fees: the larger of what the maker pays and what the maker asks for. An order
 * that pays a little of the currency that it asks for owes the fees of all of it.
 */
function moneyOf({ paid, asked }: Items): readonly Money[] {
  return currenciesOf([...paid, ...asked]).map((currency) => {
    const isOfIt = ({ token }: OfferItem) => isSameAddress(token, currency)
    const sumAt = (amount: 'startAmount' | 'endAmount') => {
      const sums = [paid, asked].map((items) => sumOf(items.filter(isOfIt), amount))
      return sums.reduce((a, b) => (a > b ? a : b))
    }
    return { currency, startPrice: sumAt('startAmount'), endPrice: sumAt('endAmount') }
  })
}

function isMoving({ startAmount, endAmount }: OfferItem): boolean {
  return startAmount !== endAmount
}
