import * as z from '@souk/base/schema'
import type { Fee } from '../domain/MarketInfo.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as AccountWire from './account.js'
import * as F from './fields.js'

/** The schema of the fees of one side. */
export const feesSchema = z.nullish(
  z.array(
    z.map(
      z.object({ account: AccountWire.schema, basis_points: F.basisPoints }),
      (raw): Fee => ({ recipient: raw.account.address, basisPoints: raw.basis_points }),
    ),
  ),
)

/** Fees in the format of the marketplace API. */
export type FeeWire = { account: AccountWire.Wire; basis_points: string }

/** Writes fees. */
export function encodeFees(fees: readonly Fee[]): FeeWire[] {
  return fees.map((fee) => ({
    account: AccountWire.encode(fee.recipient),
    basis_points: String(fee.basisPoints),
  }))
}

/** Calculates the fees of an order: the requested money that does not go to the maker. */
export function feesOf(order: Pick<MarketOrder, 'order' | 'side' | 'maker'>): Fee[] {
  const { consideration, offer } = order.order.parameters
  const money = consideration.filter((item) => item.itemType <= 1)
  const paid = order.side === 'ask' ? money : offer
  const total = paid.reduce((sum, item) => sum + item.startAmount, 0n)
  if (total === 0n) return []
  return money
    .filter((item) => item.recipient !== order.maker)
    .map((item) => ({
      recipient: item.recipient,
      basisPoints: toBasisPoints(item.startAmount, total),
    }))
}

/** Converts a part to rounded basis points. No part exceeds the total, even in an order that cannot be filled. */
function toBasisPoints(part: bigint, total: bigint): number {
  return part >= total ? 10_000 : Number((part * 10_000n + total / 2n) / total)
}
