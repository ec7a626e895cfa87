import { createMarketApi, type MarketInfo } from '@souk/market'
import { createCartStore } from '@souk/react'
import type { Client } from 'viem'
import { browserStorage } from '../kit/browserStorage.js'
import { chainKey } from '../kit/chainStorage.js'
import type { Parts } from './MarketContext.js'

/** Creates what every hook that reads needs: the market, a node, and the cart of this browser. */
export function createSouk({ url, info, client }: createSouk.Options): Parts['souk'] {
  return {
    api: createMarketApi({ chain: info.chain, baseUrl: url, appId: 'souk-ui' }),
    info,
    client,
    cart: createCartStore({ storage: browserStorage(), key: chainKey('souk.cart.1', partOf({ url, info })) }),
    trade: {
      seaport: { defaultConduitKey: info.conduitKey },
      ...(info.wrappedNative ? { wrappedNative: info.wrappedNative } : {}),
      ...(info.auction ? { trustedZones: [info.auction.zone] } : {}),
    },
  }
}

/**
 * Names the part of this browser's storage that belongs to a market. A signed order belongs to the market that its maker
 * chose, and the page may have others on the same chain.
 */
export function partOf({ url, info }: Pick<createSouk.Options, 'url' | 'info'>): string {
  return `${info.chainId} ${url}`
}

export declare namespace createSouk {
  type Options = { url: string; info: MarketInfo; client: Client }
}
