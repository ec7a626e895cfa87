import { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type * as Deal from '../../domain/Deal.js'
import type { netOf, Sum } from './flowsOf.js'
import type { Taken } from './takeOrder.js'

/** What a user saw of an order before agreeing to it. Missing fields are not checked. */
export type Expected = {
  /** For a listing: the maximum that the account pays, including fees and tips, in the currency's smallest unit. */
  payment?: bigint | undefined
  /** For an offer: the minimum that the account receives after fees, in the currency's smallest unit. */
  proceeds?: bigint | undefined
  currency?: Address | undefined
  maker?: Address | undefined
  /** All recipients of a part of the price other than the seller. */
  recipients?: readonly Address[] | undefined
}

/**
 * Checks that an order is as the user was shown.
 *
 * @throws {ChangedError} if it differs.
 */
export function assertAsShown({ orderHash, deal }: Taken, expected: Expected = {}): void {
  const { maker, currency, recipients } = expected
  if (maker && !isAddressEqual(maker, deal.maker))
    throw new ChangedError({ orderHash, field: 'maker', expected: maker, actual: deal.maker })
  if (currency && !(deal.currency && isAddressEqual(currency, deal.currency)))
    throw new ChangedError({ orderHash, field: 'currency', expected: currency, actual: deal.currency })
  const has = (list: readonly Address[], address: Address) =>
    list.some((other) => isAddressEqual(other, address))
  if (!recipients) return
  const isSame =
    recipients.every((address) => has(deal.recipients, address)) &&
    deal.recipients.every((address) => has(recipients, address))
  if (!isSame)
    throw new ChangedError({ orderHash, field: 'recipients', expected: recipients, actual: deal.recipients })
}

/**
 * Checks the cost or the proceeds against what the user was shown.
 *
 * @throws {ChangedError} if the account pays more or receives less.
 */
export function assertPaid(
  { orderHash, deal }: Taken,
  { payment, proceeds }: ReturnType<typeof netOf>,
  expected: Expected = {},
): void {
  const of = (sums: readonly Sum[]) =>
    sums.reduce((sum, { currency, amount }) => (isDealt(deal, currency) ? sum + amount : sum), 0n)
  const [paid, earned] = [of(payment), of(proceeds)]
  if (expected.payment !== undefined && paid > expected.payment)
    throw new ChangedError({
      orderHash,
      field: 'payment',
      expected: expected.payment,
      actual: paid,
    })
  if (expected.proceeds !== undefined && earned < expected.proceeds)
    throw new ChangedError({
      orderHash,
      field: 'proceeds',
      expected: expected.proceeds,
      actual: earned,
    })
}

function isDealt({ currency: dealt }: Deal.Deal, currency: Address): boolean {
  return dealt === undefined || isAddressEqual(dealt, currency)
}

/** Thrown when the terms of an order differ from what the user was shown. */
export class ChangedError extends BaseError<ChangedError.Facts> {
  override readonly name = 'Market.ChangedError'
  constructor(facts: ChangedError.Facts) {
    super(
      `Attention: the ${facts.field} of order ${facts.orderHash} is now ${toText(facts.actual)}; ${toText(facts.expected)} was expected.`,
      { facts, retry: 'user' },
    )
  }
}
export declare namespace ChangedError {
  type Facts = { orderHash: Hex } & (
    | { field: 'payment' | 'proceeds'; expected: bigint; actual: bigint }
    /** A swap has no currency. */
    | { field: 'currency'; expected: Address; actual: Address | undefined }
    | { field: 'maker'; expected: Address; actual: Address }
    | { field: 'recipients'; expected: readonly Address[]; actual: readonly Address[] }
  )
}

function toText(value: ChangedError.Facts['actual']): string {
  if (typeof value === 'object') return value.join(', ') || 'nobody'
  return value === undefined ? 'none' : String(value)
}
