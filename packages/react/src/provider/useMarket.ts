'use client'

import type { Market } from '@souk/market/flows'
import { useMemo } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { createTradeClient, type WalletProvider } from './createTradeClient.js'
import { useSouk } from './SoukContext.js'
import { toMarket } from './useReadMarket.js'

/**
 * Returns the context of trades: the connected wallet signs and sends, and the market's own node answers reads. Returns
 * `undefined` while no wallet is connected.
 *
 * @example
 * const market = useMarket()
 * if (market) await createListing(market, { asset, price: '1.5' })
 */
export function useMarket(): Market.Market | undefined {
  const souk = useSouk()
  // wagmi 3 calls it `useConnection` and keeps this name; wagmi 2 only has this one.
  const { address, connector } = useAccount()
  const { chains } = useConfig()
  const chain = chains.find(({ id }) => id === souk.client.chain?.id)
  return useMemo(() => {
    if (!address || !connector || !chain) return undefined
    const provider: WalletProvider = {
      request: async (request) => ((await connector.getProvider()) as WalletProvider).request(request),
    }
    const client = createTradeClient({ account: address, chain, node: souk.client, provider })
    return toMarket(souk, client)
  }, [address, connector, chain, souk])
}
