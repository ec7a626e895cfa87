import type { Outcome } from '@souk/seaport'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Adds up what was actually paid in a currency, from the receipt.
 *
 * @example
 * paidIn(outcome.filled, ether) // → 499990575443574190n
 */
export function paidIn(
  filled: readonly Pick<Outcome.Fulfilled, 'paid'>[],
  currency: { address: string },
): bigint {
  return filled
    .flatMap(({ paid }) => paid)
    .reduce((sum, { token, amount }) => (isSameAddress(token, currency.address) ? sum + amount : sum), 0n)
}
