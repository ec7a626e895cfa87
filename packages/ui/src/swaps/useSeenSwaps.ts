import type { MarketSwap } from '@souk/market'
import type { Address } from 'viem'
import { useClock } from '../kit/useClock.js'
import { choicesOf, chooseTokens } from './choices.js'
import { type SwapRole, swapRole } from './swapRole.js'
import { type Sides, swapSides } from './swapSides.js'
import { useHeld } from './useHeld.js'
import { useSwapKnowledge } from './useSwapKnowledge.js'

/** A swap as an account sees it: what it can do with it, and the sides from its view, or from that of the maker. */
export type SeenSwap = { swap: MarketSwap; role: SwapRole; sides: Sides; made: Sides }

/** Reads the items of swaps, and finds out what an account can do with each. */
export function useSeenSwaps(swaps: readonly MarketSwap[], account: Address | undefined) {
  const now = useClock()()
  const read = swaps.map((swap) => ({
    swap,
    made: swapSides(swap.order, { role: 'maker', now }),
    taken: swapSides(swap.order, { role: 'taker', now }),
    choices: choicesOf(swap.order),
  }))
  const known = useSwapKnowledge(read.flatMap(({ taken }) => [taken.give, taken.get]))
  const hasChoice = read.some(({ choices }) => choices.length > 0)
  const { nfts: held = [] } = useHeld(hasChoice ? account : undefined)
  const seen = read.map(({ swap, made, taken, choices }): SeenSwap => {
    const wanted = taken.give
    const chosen = chooseTokens(choices, { nfts: held, account, named: wanted.tokens })
    const role = swapRole(swap, { account, wanted, nfts: known.nfts, chosen })
    return { swap, role, made, sides: role === 'taker' ? taken : made }
  })
  return { seen, known }
}
