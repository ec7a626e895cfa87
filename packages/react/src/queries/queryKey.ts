import type { MarketApi } from '@souk/market'

/** The reads that are kept, by the name of their action. */
export type ReadName =
  | 'getMarketInfo'
  | 'getCollections'
  | 'getCollection'
  | 'getNftsByCollection'
  | 'getNftsByAccount'
  | 'getNft'
  | 'getOrders'
  | 'getOrder'

/** Where a read is kept: which market, which read, with which options. */
export type SoukKey = readonly ['souk', market: string, name: ReadName, options: object]

/** Builds the key of a read. */
export function queryKey(api: MarketApi, name: ReadName, options: object): SoukKey {
  return ['souk', api.key, name, options]
}

/** Narrows any query's key to one of ours. */
export function isSoukKey(key: readonly unknown[]): key is SoukKey {
  return key[0] === 'souk' && key.length === 4
}
