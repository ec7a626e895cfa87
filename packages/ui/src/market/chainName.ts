import type { MarketInfo } from '@souk/market'

/** Returns the chain's name for people. Of a market that only sends a slug, `souk` becomes `Souk`. */
export function chainName(info: Pick<MarketInfo, 'chain' | 'title'>): string {
  return info.title ?? info.chain.charAt(0).toUpperCase() + info.chain.slice(1)
}
