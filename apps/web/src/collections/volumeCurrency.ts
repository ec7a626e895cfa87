import type { Collection, Currency, MarketInfo } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { wrappedOf } from '@souk/ui/parts/market/nativeOf.js'
import { zeroAddress } from 'viem'

/**
 * Returns the currency of a collection's volume. Volumes add up the native currency and its wrapped form, whatever the
 * currency of the floor is, so the symbol names both.
 *
 * @example
 * volumeCurrency(collection, info)?.symbol // → 'ETH/WETH'
 */
export function volumeCurrency(
  { currencies }: Pick<Collection, 'currencies'>,
  info: Pick<MarketInfo, 'currencies' | 'wrappedNative'>,
): Currency | undefined {
  const native = currencies.find(({ address }) => isSameAddress(address, zeroAddress))
  const wrapped = wrappedOf(info)
  if (!native || !wrapped) return native ?? currencies[0]
  return { ...native, symbol: `${native.symbol}/${wrapped.symbol}` }
}
