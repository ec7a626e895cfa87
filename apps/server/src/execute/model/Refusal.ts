import { BaseError } from '@souk/base'

/** Why something cannot be traded as asked for. */
export type Code =
  | 'order_unknown'
  | 'order_not_fillable'
  | 'own_order'
  | 'no_liquidity'
  | 'not_enough_liquidity'
  | 'auction_not_for_sale'
  | 'private_listing'
  | 'currency_unsupported'
  | 'collection_unknown'
  | 'order_kind_unsupported'
  | 'orderbook_unsupported'
  | 'balance_insufficient'
  | 'expired'
  | 'side_mismatch'
  | 'not_maker'
  | 'no_mint'
  | 'cross_chain'
  | 'nothing_to_do'
  | 'draft_unsound'
  | 'call_fails'

/** A reason, and what it is about: an order, or a place in the list that was sent. */
export type Issue = {
  code: Code
  message: string
  orderHash?: string | undefined
  /** Place of the item or of the order that was asked for, from 0. */
  index?: number | undefined
}

/** Thrown when nothing, or not all, of what was asked for can be traded. */
export class RefusedError extends BaseError<{ issues: readonly Issue[] }> {
  override readonly name = 'Execute.RefusedError'
  constructor(facts: { issues: readonly Issue[] }) {
    super([...new Set(facts.issues.map((issue) => issue.message))].join(' '), { facts, retry: 'user' })
  }
}

/** Throws one reason. @throws {RefusedError} */
export function refuse(code: Code, message: string, about: Pick<Issue, 'orderHash' | 'index'> = {}): never {
  throw new RefusedError({ issues: [{ code, message, ...about }] })
}
