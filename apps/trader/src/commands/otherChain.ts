import type { MarketInfo } from '@souk/market'
import type { chainIn } from '@souk/words/inspect'
import { named } from '../terminal/text.js'

/** The chains of a market by name. */
export function chainsOf({
  chain,
  chainId,
  chains = [],
}: MarketInfo): readonly { chain: string; chainId: number }[] {
  return [{ chain, chainId }, ...chains]
}

/**
 * Says that an input is not for the chain of the market that was asked.
 *
 * @param found - The chain that the input names.
 * @returns `undefined` if it is for that chain, or names none. `text` has no full stop.
 */
export function otherChain(
  found: ReturnType<typeof chainIn>,
  info: MarketInfo,
): { text: string; advice: string } | undefined {
  if (found === undefined || found === info.chainId) return undefined
  const listed = info.chains?.find(({ chainId }) => chainId === found)
  return {
    text: `The input is for ${found === 'unknown' ? 'another chain' : `chain ${found}`}, and the market is on ${named(info.title ?? info.chain)} (chain ${info.chainId})`,
    advice: listed ? ` Add --chain ${named(listed.chain)}.` : '',
  }
}
