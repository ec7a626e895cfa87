import type { Collection, CollectionOffer, Currency, MarketInfo, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import { takesAny } from '@souk/ui/parts/orders/fits.js'
import { floorOf } from '@souk/ui/parts/orders/floorOf.js'
import { isSameWorth } from '@souk/ui/parts/orders/isSameWorth.js'
import { zeroAddress } from 'viem'

/** An amount of one currency. */
export type Sum = { currency: Currency; amount: bigint }

/** The value of a shelf: totals by currency, and the number of units with a price. */
export type Worth = {
  sums: readonly Sum[]
  counted: bigint
  all: bigint
  /** Currencies whose prices could be higher than those that count: nothing says what they are worth. */
  uncompared: readonly Currency[]
}

/** A wallet's units of each collection, by slug. */
export type Holdings = ReadonlyMap<string, bigint>

/** Counts an account's units, by collection. */
export function holdingsOf(nfts: readonly Nft[], account: string): Holdings {
  const counts = new Map<string, bigint>()
  for (const nft of nfts)
    counts.set(nft.collection, (counts.get(nft.collection) ?? 0n) + unitsOf(nft, account))
  return counts
}

function unitsOf({ owners, standard }: Nft, account: string): bigint {
  if (standard === 'erc721') return 1n
  return owners.find(({ address }) => isSameAddress(address, account))?.quantity ?? 0n
}

/**
 * Returns the total value when each unit counts as much as its floor.
 *
 * @param options.collections - By slug.
 */
export function worthAtFloor(nfts: readonly Nft[], options: worthAtFloor.Options): Worth {
  const { account, collections } = options
  const parts = nfts.flatMap((nft) => {
    const floor = floorOf(nft, collections.get(nft.collection))
    const units = unitsOf(nft, account)
    return floor ? [{ currency: floor.currency, amount: floor.price * units, units }] : []
  })
  return toWorth(parts, holdingsOf(nfts, account))
}

export declare namespace worthAtFloor {
  type Options = { account: string; collections: ReadonlyMap<string, Collection> }
}

/** What a bidder pays for any item of a collection, after fees, and for how many units. */
export type Bid = { currency: Currency; net: bigint; units: bigint }

/**
 * Returns the total value when all units go to the highest offers on any item of their collection, each up to its
 * remaining units. Only amounts of equal worth are compared: offers in the native currency or its wrapped form count
 * first, those in other currencies for the units that are left.
 *
 * @param options.bids - By slug.
 */
export function worthAtOffers(holdings: Holdings, options: worthAtOffers.Options): Worth {
  const { bids, wrappedNative } = options
  const sales = [...holdings].map(([slug, units]) => sellTo(bids.get(slug) ?? [], { units, wrappedNative }))
  return toWorth(
    sales.flatMap(({ parts }) => parts),
    holdings,
    sales.flatMap(({ uncompared }) => uncompared),
  )
}

export declare namespace worthAtOffers {
  type Options = Pick<MarketInfo, 'wrappedNative'> & { bids: ReadonlyMap<string, readonly Bid[]> }
}

/** Sells units of one collection. */
function sellTo(
  bids: readonly Bid[],
  { units, wrappedNative }: Pick<MarketInfo, 'wrappedNative'> & { units: bigint },
) {
  const groupOf = ({ currency }: Bid) =>
    isSameWorth(currency, { address: zeroAddress }, wrappedNative) ? '' : currency.address.toLowerCase()
  const sorted = bids.toSorted((a, b) => compare(groupOf(a), groupOf(b)) || compare(b.net, a.net))
  let left = units
  const parts = sorted.flatMap(({ currency, net, units: wanted }) => {
    const taken = wanted < left ? wanted : left
    left -= taken
    return taken > 0n ? [{ currency, amount: net * taken, units: taken }] : []
  })
  const wanted = bids.reduce((sum, bid) => sum + bid.units, 0n)
  const [first] = sorted
  const others = sorted.filter((bid) => first && groupOf(bid) !== groupOf(first))
  // Offers that all find a unit need no order.
  return { parts, uncompared: wanted > units ? others.map(({ currency }) => currency) : [] }
}

function compare<value extends bigint | string>(a: value, b: value): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/**
 * Reads from a collection offer what a seller of one unit receives, and for how many units that is left; `undefined` for an offer that accepts only some
 * of its items.
 *
 * @param options.now - Seconds.
 */
export function toBid(
  offer: CollectionOffer,
  options: { info: Pick<MarketInfo, 'currencies'>; now: bigint },
): Bid | undefined {
  if (!takesAny(offer)) return undefined
  const deal = Deal.from(offer.order.parameters)
  if (deal.side !== 'bid' || deal.total === 0n) return undefined
  const fees = offer.order.parameters.consideration
    .filter(({ itemType }) => itemType <= 1)
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const net = (Deal.priceAt(deal, options.now) - fees) / deal.total
  const currency = currencyOf(options.info, { address: deal.currency ?? offer.protocolAddress })
  const units = offer.remaining ?? deal.total
  return net > 0n && units > 0n ? { currency, net, units } : undefined
}

function toWorth(
  parts: readonly (Sum & { units: bigint })[],
  holdings: Holdings,
  uncompared: readonly Currency[] = [],
): Worth {
  return {
    sums: addUp(parts),
    counted: parts.reduce((sum, { units }) => sum + units, 0n),
    all: [...holdings.values()].reduce((sum, units) => sum + units, 0n),
    uncompared: addUp(uncompared.map((currency) => ({ currency, amount: 0n }))).map(
      ({ currency }) => currency,
    ),
  }
}

/**
 * Adds up amounts by currency.
 *
 * @example
 * addUp([{ currency: ether, amount: 1n }, { currency: ether, amount: 2n }]) // → [{ currency: ether, amount: 3n }]
 */
export function addUp(parts: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, Sum>()
  for (const { currency, amount } of parts) {
    const key = currency.address.toLowerCase()
    sums.set(key, { currency, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()]
}
