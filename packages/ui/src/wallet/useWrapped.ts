import type { Currency } from '@souk/market'
import { wrappedOf } from '../market/nativeOf.js'
import { useInfo } from '../market/useInfo.js'

/** Returns the market's currency that wraps the native one; `undefined` if it has none. */
export function useWrapped(): Currency | undefined {
  return wrappedOf(useInfo())
}
