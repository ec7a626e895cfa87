import { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type * as Deal from '../../domain/Deal.js'

/**
 * Checks that an order is another's than that of who fills it. The exchange would let it pass: the token and the price go
 * from the account to itself, and only the fees leave it.
 *
 * @throws {OwnOrderError} when it is the account's own.
 */
export function assertOther(
  { orderHash, deal }: { orderHash: Hex; deal: Pick<Deal.Deal, 'maker' | 'side'> },
  account: Address,
): void {
  if (isAddressEqual(deal.maker, account)) throw new OwnOrderError({ orderHash, account, side: deal.side })
}

/** Thrown when an account would buy what it lists itself, or accept its own offer. */
export class OwnOrderError extends BaseError<OwnOrderError.Facts> {
  override readonly name = 'Trade.OwnOrderError'
  constructor(facts: OwnOrderError.Facts) {
    const what = { ask: 'listing', bid: 'offer', swap: 'order' }[facts.side]
    super(
      `Order ${facts.orderHash} is your own ${what}; filling it would pay its fees and change nothing else. Cancel it instead (cancelOrder).`,
      { facts, retry: 'user' },
    )
  }
}
export declare namespace OwnOrderError {
  type Facts = { orderHash: Hex; account: Address; side: Deal.Deal['side'] }
}
