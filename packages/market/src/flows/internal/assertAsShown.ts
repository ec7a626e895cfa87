import { type Address, isAddressEqual } from 'viem'
import type * as Deal from '../../domain/Deal.js'
import { ChangedError, type Expected } from './assertMatchesSigned.js'
import type { netOf, Sum } from './flowsOf.js'
import type { Taken } from './takeOrder.js'

/**
 * Checks that an order is as the user was shown.
 *
 * @throws {ChangedError} if it differs.
 */
export function assertAsShown({ orderHash, deal }: Taken, expected: Expected = {}): void {
  const refuse = (field: keyof Expected, wanted: unknown, actual: unknown) =>
    new ChangedError({ orderHash, field, expected: String(wanted), actual: String(actual) })
  const { maker, currency, recipients } = expected
  if (maker && !isAddressEqual(maker, deal.maker)) throw refuse('maker', maker, deal.maker)
  if (currency && !(deal.currency && isAddressEqual(currency, deal.currency)))
    throw refuse('currency', currency, deal.currency)
  const has = (list: readonly Address[], address: Address) =>
    list.some((other) => isAddressEqual(other, address))
  if (!recipients) return
  const isSame =
    recipients.every((address) => has(deal.recipients, address)) &&
    deal.recipients.every((address) => has(recipients, address))
  if (!isSame)
    throw refuse('recipients', recipients.join(', ') || 'nobody', deal.recipients.join(', ') || 'nobody')
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
      expected: String(expected.payment),
      actual: String(paid),
    })
  if (expected.proceeds !== undefined && earned < expected.proceeds)
    throw new ChangedError({
      orderHash,
      field: 'proceeds',
      expected: String(expected.proceeds),
      actual: String(earned),
    })
}

function isDealt({ currency: dealt }: Deal.Deal, currency: Address): boolean {
  return dealt === undefined || isAddressEqual(dealt, currency)
}
