import { BaseError } from '@souk/base'

/** Why a request cannot be traded. */
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
  | 'contradiction'
  | 'draft_unsound'
  | 'offchain_cancellation_unsupported'
  | 'option_unsupported'
  | 'call_fails'
  | 'mints_unranked'
  | 'currencies_unsupported'
  | 'drops_unsupported'
  | 'figures_unsupported'
  | 'names_unsupported'
  | 'profiles_unsupported'
  | 'steps_elsewhere'
  | 'validation_unsupported'
  | 'picture_unknown'
  | 'price_unknown'
  | 'solver_unsupported'
  | 'source_unknown'

/** A reason, and the order or list entry that it is about. */
export type Issue = {
  code: Code
  message: string
  orderHash?: string | undefined
  /** The index of the item or order in the request. */
  index?: number | undefined
}

/** Thrown when a request cannot be traded, or not as a whole. */
export class RefusedError extends BaseError<{ issues: readonly Issue[] }> {
  override readonly name = 'Execute.RefusedError'
  constructor(facts: { issues: readonly Issue[] }) {
    super([...new Set(facts.issues.map((issue) => issue.message))].join(' '), { facts, retry: 'user' })
  }
}

/**
 * Refuses a request in which one field would make another one meaningless.
 *
 * @param fields - By name. @throws {RefusedError} when there are several of them.
 */
export function assertOneOf(
  fields: Readonly<Record<string, unknown>>,
  about: Pick<Issue, 'index'> = {},
): void {
  const [first, second] = Object.keys(fields).filter((name) => fields[name] !== undefined)
  if (second) refuse('contradiction', `${second} must be left out when ${first} is given.`, about)
}

/** Throws an error with one reason. @throws {RefusedError} */
export function refuse(code: Code, message: string, about: Pick<Issue, 'orderHash' | 'index'> = {}): never {
  throw new RefusedError({ issues: [{ code, message, ...about }] })
}
