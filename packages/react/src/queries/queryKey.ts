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
  | 'getRanking'
  | 'getSearchResults'
  | 'getSettlement'
  | 'getSignedOrders'
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
  | 'getInformation'
  | 'getNumberOfDomains'
  | 'getOrderHash'
  | 'getOrderStatus'
  | 'getOrderStatuses'
  | 'inspect'
  | 'inspectRequest'

/** The reads that are kept. */
export type ReadName = MarketRead | ChainRead

/** Where a read is kept: which market or chain, which read, with which options. */
export type SoukKey = readonly ['souk', source: string, name: ReadName, options: object]

/** A key that knows what is kept under it, for `getQueryData` and `setQueryData`. */
export type KeyOf<data> = DataTag<SoukKey, data, DefaultError>

/** Builds the key of what a market answers. */
export function marketKey<data>(api: Pick<MarketApi, 'key'>, name: MarketRead, options: object): KeyOf<data> {
  return keyOf(marketSource(api), name, options)
}

/** Builds the key of what a chain answers: the same whichever node is asked. */
export function chainKey<data>(client: ChainOf, name: ChainRead, options: object): KeyOf<data> {
  return keyOf(chainSource(client), name, options)
}

/** The tag is a type only; nothing of it is in the key. */
function keyOf<data>(source: string, name: ReadName, options: object): KeyOf<data> {
  const key: SoukKey = ['souk', source, name, plain(options)]
  return key as KeyOf<data>
}

/** Narrows any query's key to one of ours. */
export function isSoukKey(key: readonly unknown[]): key is SoukKey {
  return key[0] === 'souk' && key.length === 4
}

/** Names a market in keys. */
export function marketSource(api: Pick<MarketApi, 'key'>): string {
  return api.key
}

type ChainOf = Pick<AnyClient, 'chain' | 'uid'>

/** Names a chain in keys. Two clients that do not say their chain may be on different ones. */
export function chainSource({ chain, uid }: ChainOf): string {
  return `chain:${chain?.id ?? uid}`
}

/**
 * Writes options as plain JSON, the same for the same question: `bigint` as decimal text, addresses and hashes in small
 * letters. The query client's own functions (`getQueryData`, `setQueryData`), its developer tools and whoever stores
 * queries turn keys into JSON without asking anyone.
 */
function plain(options: object): object {
  // What a trait is called is text, whatever it looks like.
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
