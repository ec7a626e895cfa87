import { createMarketApi, getMarketInfo } from '@souk/market'
import { type Chain, defineChain, http, type Transport } from 'viem'
import type { Config } from 'wagmi'

/** Reads the market that the page's address names, and makes wagmi's configuration for its chain. */
export async function openMarket(toConfig: (options: { chain: Chain; transport: Transport }) => Config) {
  const baseUrl = new URLSearchParams(location.search).get('market') ?? ''
  const api = createMarketApi({ chain: 'souk', baseUrl })
  const info = await getMarketInfo(api)
  const rpcUrl = new URL(info.rpcUrl, baseUrl).href
  const chain = defineChain({
    id: info.chainId,
    name: info.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  return { api, info, config: toConfig({ chain, transport: http(rpcUrl) }) }
}

export type Opened = Awaited<ReturnType<typeof openMarket>>
