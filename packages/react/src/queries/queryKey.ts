import type { MarketApi } from '@souk/market'
import type { AnyClient } from '@souk/seaport'
import type { DataTag, DefaultError } from '@tanstack/react-query'
import { isAddress, isHash } from 'viem'

/** Reads that a market answers, by the name of their action. */
export type MarketRead =
  | 'getActivity'
  | 'getAsset'
  | 'getAssets'
  | 'getAuction'
  | 'getAuctions'
  | 'getBundle'
  | 'getBundles'
  | 'getCollection'
  | 'getCollectionHistory'
  | 'getCollectionOffers'
  | 'getCollections'
  | 'getDepth'
  | 'getFulfillmentData'
  | 'getHolders'
  | 'getMarketInfo'
  | 'getMints'
  | 'getNeighbours'
  | 'getNft'
  | 'getNfts'
  | 'getNftsByAccount'
  | 'getNftsByCollection'
  | 'getNftsByContract'
  | 'getOrder'
  | 'getOrders'
  | 'getOrdersByHash'
  | 'getPaymentToken'
  | 'getPrices'
  | 'getRanking'
  | 'getSearchResults'
  | 'getSettlement'
  | 'getSignedOrders'
  | 'getSwaps'
  | 'isOrderFulfillable'
  | 'getWakingListings'

/** Reads that the chain answers, by the name of their action. */
export type ChainRead =
  | 'getBalance'
  | 'getBalancesAndApprovals'
  | 'getContractOffererNonce'
  | 'getCounter'
  | 'getDomain'
  | 'getDomains'
  | 'getFeedPrices'
  | 'getInformation'
  | 'getNumberOfDomains'
  | 'getOrderHash'
  | 'getOrderStatus'
  | 'getOrderStatuses'
  | 'inspect'
  | 'inspectRequest'

/** All reads that are cached. */
export type ReadName = MarketRead | ChainRead

/** The query key of a read: market or chain, read, and options. */
export type SoukKey = readonly ['souk', source: string, name: ReadName, options: object]

/** A query key with the type of its data, for `getQueryData` and `setQueryData`. */
export type KeyOf<data> = DataTag<SoukKey, data, DefaultError>

/** Builds the key of a market's answer. */
export function marketKey<data>(api: Pick<MarketApi, 'key'>, name: MarketRead, options: object): KeyOf<data> {
  return keyOf(marketSource(api), name, options)
}

/** Builds the key of a chain's answer. It does not depend on the node. */
export function chainKey<data>(client: ChainOf, name: ChainRead, options: object): KeyOf<data> {
  return keyOf(chainSource(client), name, options)
}

/** Builds a key. Its tag is only a type and not part of the value. */
function keyOf<data>(source: string, name: ReadName, options: object): KeyOf<data> {
  const key: SoukKey = ['souk', source, name, plain(options)]
  return key as KeyOf<data>
}

/** Narrows any query key to a key of this package. */
export function isSoukKey(key: readonly unknown[]): key is SoukKey {
  return key[0] === 'souk' && key.length === 4
}

/** Identifies a market in keys. */
export function marketSource(api: Pick<MarketApi, 'key'>): string {
  return api.key
}

type ChainOf = Pick<AnyClient, 'chain' | 'uid'>

/** Identifies a chain in keys. Two clients without a chain may be on different chains. */
export function chainSource({ chain, uid }: ChainOf): string {
  return `chain:${chain?.id ?? uid}`
}

/**
 * Converts options to plain JSON, the same for identical requests: `bigint` as decimal text, addresses and hashes in
 * lower case. The query client's own functions (`getQueryData`, `setQueryData`), its developer tools and code that
 * stores queries convert keys to JSON by themselves.
 */
function plain(options: object): object {
  // The name of a trait is text, whatever it looks like.
  const entries = Object.entries(options)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'traits' ? value : plainValue(value)]),
  )
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string')
    return isAddress(value, { strict: false }) || isHash(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null ? plain(value) : value
}
