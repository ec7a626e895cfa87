import type { prepareFulfillOrder } from '@souk/market/flows'
import { isSameAddress } from '../../format/formatAddress.js'
import type { Side, Sides, SideToken } from '../../swaps/swapSides.js'

/**
 * Reads what leaves an account and what comes to it, from the transfers of the transaction to be sent.
 *
 * @example
 * planSides(plan, account).get.tokens // → [{ contract, tokenId: 7n, quantity: 1n }]
 */
export function planSides(
  { movements, payment, proceeds }: Pick<prepareFulfillOrder.Plan, 'movements' | 'payment' | 'proceeds'>,
  account: string | undefined,
): Sides {
  const tokens = (side: 'from' | 'to'): readonly SideToken[] =>
    movements
      .filter((move) => move.itemType > 1 && isSameAddress(move[side], account))
      .map(({ token: contract, identifier: tokenId, amount: quantity }) => ({ contract, tokenId, quantity }))
  const sideOf = (side: 'from' | 'to', money: Side['money']): Side => ({ tokens: tokens(side), money })
  return { give: sideOf('from', payment), get: sideOf('to', proceeds) }
}
