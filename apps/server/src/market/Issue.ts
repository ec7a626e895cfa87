import { BaseError } from '@souk/base'

/** A reason why the market refuses an order: a code for programs, a sentence for people, and the values behind both. */
export type Issue = { code: IssueCode; message: string; facts: Readonly<Record<string, unknown>> }

export type IssueCode =
  | 'protocol_unsupported'
  | 'side_mismatch'
  | 'items_unsupported'
  | 'payments_too_many'
  | 'share_full'
  | 'criteria_unsupported'
  | 'criteria_unknown'
  | 'criteria_empty'
  | 'criteria_too_large'
  | 'criteria_mismatch'
  | 'hash_mismatch'
  | 'currency_unsupported'
  | 'collection_unknown'
  | 'zero_amount'
  | 'tips_unsigned'
  | 'zone_unsupported'
  | 'fee_missing'
  | 'time_window'
  | 'order_expired'
  | 'signature_invalid'
  | 'counter_mismatch'
  | 'order_cancelled'
  | 'order_filled'
  | 'conduit_unknown'
  | 'balance_insufficient'
  | 'approval_missing'
  | 'contract_unresponsive'

/** Makes an issue. */
export function issue(code: IssueCode, message: string, facts: Issue['facts'] = {}): Issue {
  return { code, message, facts }
}

/** Thrown when the market refuses an order. The issues say why. */
export class RefusedError extends BaseError<{ issues: readonly Issue[] }> {
  override readonly name = 'Orders.RefusedError'
  constructor(facts: { issues: readonly Issue[] }) {
    super(facts.issues.map((issue) => issue.message).join(' '), { facts, retry: 'user' })
  }
}
