import { createMarketApi, type MarketInfo } from '@souk/market'
import { createCartStore, FlowStore } from '@souk/react'
import type { Client } from 'viem'
import { browserLocks, browserStorage } from '../kit/browserStorage.js'
import { chainKey, chainStorage } from '../kit/chainStorage.js'
import type { Parts } from './MarketContext.js'

/** Creates what every hook needs: the market, a node, the cart and the flows of this browser. */
export function createSouk({ url, info, client }: createSouk.Options): Parts['souk'] {
  const { chain, chainId } = info
  const storage = browserStorage()
  // A signed order belongs to the market that its maker chose, and the page may have others on the same chain.
  const part = `${chainId} ${url}`
  return {
    api: createMarketApi({ chain, baseUrl: url, appId: 'souk-ui' }),
    info,
    client,
    cart: createCartStore({ storage, key: chainKey('souk.cart.1', part) }),
    flows: FlowStore.from({ storage: chainStorage(storage, part), locks: browserLocks() }),
    trade: {
      seaport: { defaultConduitKey: info.conduitKey },
      ...(info.wrappedNative ? { wrappedNative: info.wrappedNative } : {}),
      ...(info.auction ? { trustedZones: [info.auction.zone] } : {}),
    },
  }
}

export declare namespace createSouk {
  type Options = { url: string; info: MarketInfo; client: Client }
}
