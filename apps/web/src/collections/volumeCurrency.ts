import type { Collection, Currency } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { zeroAddress } from 'viem'

/**
 * Returns the currency of a collection's volume. Volumes count the native currency and its wrapped form, whatever the
 * currency of the floor is.
 *
 * @example
 * volumeCurrency(collection)?.symbol // → 'ETH'
 */
export function volumeCurrency({ currencies }: Pick<Collection, 'currencies'>): Currency | undefined {
  return currencies.find(({ address }) => isSameAddress(address, zeroAddress)) ?? currencies[0]
}
