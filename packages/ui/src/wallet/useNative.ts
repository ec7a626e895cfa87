import type { Currency } from '@souk/market'
import { nativeOf } from '../market/nativeOf.js'
import { useInfo } from '../market/useInfo.js'

/** Returns the currency of network fees. */
export function useNative(): Currency {
  return nativeOf(useInfo())
}
