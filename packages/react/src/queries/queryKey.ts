import type { MarketApi } from '@souk/market'
import type { AnyClient } from '@souk/seaport'

/** Reads that a market answers, by the name of their action. */
export type MarketRead =
  | 'getActivity'
  | 'getAsset'
  | 'getAssets'
  | 'getAuction'
  | 'getBundle'
  | 'getBundles'
  | 'getCollection'
  | 'getCollectionOffers'
  | 'getCollections'
  | 'getFulfillmentData'
  | 'getMarketInfo'
  | 'getNft'
  | 'getNfts'
  | 'getNftsByAccount'
  | 'getNftsByCollection'
  | 'getNftsByContract'
  | 'getOrder'
  | 'getOrders'
  | 'getPaymentToken'
  | 'getSettlement'
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

/** The reads that are kept. */
export type ReadName = MarketRead | ChainRead

/** Where a read is kept: which market or chain, which read, with which options. */
export type SoukKey = readonly ['souk', source: string, name: ReadName, options: object]

/** Builds the key of what a market answers. */
export function marketKey(api: Pick<MarketApi, 'key'>, name: MarketRead, options: object): SoukKey {
  return ['souk', marketSource(api), name, plain(options)]
}

/** Builds the key of what a chain answers: the same whichever node is asked. */
export function chainKey(client: ChainOf, name: ChainRead, options: object): SoukKey {
  return ['souk', chainSource(client), name, plain(options)]
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
 * Writes `bigint` as decimal text, so that keys are plain JSON. The query client's own functions (`getQueryData`,
 * `setQueryData`), its developer tools and whoever stores queries turn keys into JSON without asking anybody.
 */
function plain(options: object): object {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null ? plain(value) : value
}
