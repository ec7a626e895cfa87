import { FeePlan } from '@souk/market/flows'
import { collectionOf, type SwapKnowledge } from '../../swaps/sideWorth.js'
import type { Side, SideToken } from '../../swaps/swapSides.js'

/**
 * Returns a side as it arrives: the money less the fees of a new swap. Each item counts equally, as in the signed data.
 *
 * @param facts.tokens - The items of both sides.
 *
 * @example
 * afterFees(get, { tokens: [...give.tokens, ...get.tokens], known }).money // → [{ currency, amount: 94n }]
 */
export function afterFees(side: Side, { tokens, known }: afterFees.Facts): Side {
  const fees = FeePlan.combine(
    tokens.map((token) =>
      (collectionOf(token, known)?.fees ?? []).filter(({ basisPoints }) => basisPoints > 0),
    ),
  )
  const netOf = (amount: bigint) =>
    fees.reduce((rest, { basisPoints }) => rest - (amount * BigInt(basisPoints)) / 10_000n, amount)
  return { ...side, money: side.money.map((sum) => ({ ...sum, amount: netOf(sum.amount) })) }
}

export declare namespace afterFees {
  type Facts = {
    tokens: readonly Omit<SideToken, 'quantity'>[]
    known: Pick<SwapKnowledge, 'nfts' | 'collections'>
  }
}
