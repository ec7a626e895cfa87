import type { MarketInfo } from '@souk/market'
import * as Money from '../subject/Money.js'
import { MistakeError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'

/**
 * Reads a sum of money that an order takes from an account later. The native currency cannot be taken.
 *
 * @param options.what - Names the order at the beginning of a sentence.
 * @param options.isPaid - Whether the account itself pays it.
 * @throws {MistakeError} if it is in the native currency.
 */
export function toSignedPrice(
  text: string,
  { info, what, isPaid = true }: { info: MarketInfo; what: string; isPaid?: boolean },
): Money.Money {
  const native = Money.nativeOf(info)
  // A market without a wrapped currency can take other tokens, which have to be named.
  const usual = Money.findWrapped(info) ?? (/[a-z$]/i.test(text) ? native : Money.wrappedOf(info))
  const asked = Money.parse(text, { info, usual })
  if (asked.currency.address !== native.address) return asked
  const wrapped = named(Money.wrappedOf(info).symbol, 12)
  throw new MistakeError(
    `${what} cannot be in ${named(native.symbol, 12)}. Write ${text.replace(/[^\d.,]/g, '')}${wrapped.toLowerCase()}${isPaid ? ', and wrap with souk wrap' : ''}.`,
  )
}
