import type { CollectionOffer, Currency, MarketInfo, MarketOrder, Nft, OfferTrait } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Amount, isCurrency } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { currencyOf, isKnownCurrency } from './currencyOf.js'
import { fits, takesAny } from './fits.js'
import { isBid } from './isBid.js'

/** An offer that the owner of an item could accept. */
export type OfferRow = {
  order: MarketOrder | CollectionOffer
  orderHash: Hex
  maker: Address
  /** For one unit, fees included. */
  unitPrice: bigint
  /** What the accepting seller receives, after the fees that the offer pays to others. */
  net: bigint
  /** How many units it accepts now, as far as the bidder has the money. */
  remaining: bigint
  /** How many units nobody has sold to it. @default `remaining` */
  unfilled?: bigint
  /** The units of the whole offer. */
  total: bigint
  currency: Currency
  /** Seconds. */
  endTime: bigint
  /** `list`: the item is in the offer's list of tokens. */
  fits: 'item' | 'list' | 'collection' | readonly OfferTrait[]
  /** Whether it counts in the auction of the item. */
  isBid: boolean
  /** Whether it was a bid in an auction when it was made, and does not count in one now. */
  wasBid: boolean
  /** Whether the item has an auction in which it does not count. */
  isBesideAuction: boolean
  /** Whether the bidder has the money, as far as the market knows. */
  isCovered: boolean
  /** Whether the market accepts this currency. Another is only identified by its address. */
  isKnownMoney: boolean
}

/**
 * Lists the offers for an item: on the item, and on its collection if it matches. The highest come first, then those
 * without cover, then those in currencies that the market does not know. Amounts of different currencies are not
 * compared.
 *
 * @example
 * offerRows({ nft, onItem: orders, onCollection: offers, info }) // → [{ unitPrice: 800000000000000000n, … }]
 */
export function offerRows(facts: offerRows.Facts): readonly OfferRow[] {
  const { nft, onItem, onCollection } = facts
  const rows = [
    ...onItem
      // A market lists trait offers under each matching item too. Their subject is only known from the collection's
      // offers.
      .filter(({ status, type }) => type !== 'criteria' && (status === 'active' || status === 'inactive'))
      .map((order) => ({ ...toRow(order, facts), isCovered: order.status === 'active' })),
    ...onCollection
      .filter((offer) => fits(offer, nft))
      .map((order) => ({ ...toRow(order, facts), isCovered: true })),
  ]
  return rows.toSorted((a, b) => {
    if (a.isKnownMoney !== b.isKnownMoney) return a.isKnownMoney ? -1 : 1
    if (a.isCovered !== b.isCovered) return a.isCovered ? -1 : 1
    if (a.currency.symbol !== b.currency.symbol) return a.currency.symbol < b.currency.symbol ? -1 : 1
    return a.unitPrice === b.unitPrice ? 0 : a.unitPrice > b.unitPrice ? -1 : 1
  })
}

export declare namespace offerRows {
  type Facts = {
    nft: Pick<Nft, 'collection' | 'tokenId' | 'traits' | 'auction'>
    onItem: readonly MarketOrder[]
    onCollection: readonly CollectionOffer[]
    /** Offers that were bids in an auction when they were made. @default none is known */
    bids?: ReadonlySet<Hex>
    info: Pick<MarketInfo, 'currencies'>
    /** Seconds. */
    now: bigint
  }
}

function toRow(
  order: MarketOrder | CollectionOffer,
  { nft, info, now, bids }: Pick<offerRows.Facts, 'nft' | 'info' | 'now' | 'bids'>,
): Omit<OfferRow, 'isCovered'> {
  const deal = Deal.from(order.order.parameters)
  const { consideration, startTime, endTime } = order.order.parameters
  const clock = { startTime, endTime, now, roundUp: true }
  const fees = consideration.filter(isCurrency).reduce((sum, item) => sum + Amount.at(item, clock), 0n)
  const price = Deal.priceAt(deal, now)
  const currency = currencyOf(info, { address: deal.currency ?? order.protocolAddress })
  const counts = isBid(order, nft.auction)
  return {
    order,
    orderHash: order.orderHash,
    maker: deal.maker,
    unitPrice: price / deal.total,
    net: (price - fees) / deal.total,
    remaining: order.remaining ?? deal.total,
    ...(order.unfilled === undefined ? {} : { unfilled: order.unfilled }),
    total: deal.total,
    currency,
    isBid: counts,
    wasBid: !counts && (bids?.has(order.orderHash) ?? false),
    isBesideAuction: nft.auction !== undefined && !counts,
    isKnownMoney: isKnownCurrency(info, currency),
    endTime: deal.endTime,
    fits: 'criteria' in order ? (order.criteria.traits ?? (takesAny(order) ? 'collection' : 'list')) : 'item',
  }
}
