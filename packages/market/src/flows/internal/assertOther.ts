import { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type * as Deal from '../../domain/Deal.js'

/**
 * Checks that an order does not belong to the account that fills it. The exchange would accept such a fill: token and
 * price would go from the account to itself, and only the fees would leave it.
 *
 * @throws {OwnOrderError} if the order belongs to the account.
 */
export function assertOther(
  { orderHash, deal }: { orderHash: Hex; deal: Pick<Deal.Deal, 'maker' | 'side'> },
  account: Address,
): void {
  if (isAddressEqual(deal.maker, account)) throw new OwnOrderError({ orderHash, account, side: deal.side })
}

/** Thrown when an account would buy its own listing or accept its own offer. */
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
