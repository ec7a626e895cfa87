import type { MarketInfo } from '@souk/market'
import { FlowStore } from '@souk/react'
import { browserLocks, browserStorage } from '../kit/browserStorage.js'
import { chainStorage } from '../kit/chainStorage.js'
import { partOf } from './createSouk.js'

/** Creates the store of this browser's flows at a market. */
export function createFlows(market: { url: string; info: MarketInfo }): FlowStore.FlowStore {
  const storage = chainStorage(browserStorage(), partOf(market))
  return FlowStore.from({ storage, locks: browserLocks() })
}
