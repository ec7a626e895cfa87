import type { Currency } from '@souk/market'
import { useInfo } from '../market/useInfo.js'
import { nativeOf } from '../market/nativeOf.js'

/** Returns the currency of network fees. */
export function useNative(): Currency {
  return nativeOf(useInfo())
}
