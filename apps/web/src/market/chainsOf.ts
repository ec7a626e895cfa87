import type { MarketChain, MarketInfo } from '@souk/market'

/** Returns the other chains at the market's address, the default one first. */
export function otherChains({
  chains = [],
  chainId,
}: Pick<MarketInfo, 'chains' | 'chainId'>): readonly MarketChain[] {
  return chains.filter((other) => other.chainId !== chainId)
}

/** Tells whether a market shows its default chain, or its only one. */
export function isDefaultChain({ chains, chainId }: Pick<MarketInfo, 'chains' | 'chainId'>): boolean {
  return chains?.find(({ path }) => path === '')?.chainId === chainId || !chains
}

/** The pages that every chain has. The others show something of one chain. */
const everywhere = /^\/(me|activity|inspect|domains|networks|settings|account\/[\w.-]+)?\/?$/

/**
 * Returns the address of a page on another chain: the same page if every chain has it, else the front page.
 *
 * @param pathname - The page on the shown chain, without the path of the chain.
 *
 * @example
 * chainLink({ path: '/chains/matic' }, '/item/0x01/7') // → '/chains/matic/'
 */
export function chainLink({ path }: Pick<MarketChain, 'path'>, pathname: string): string {
  return `${path}${everywhere.test(pathname) ? pathname : '/'}`
}
