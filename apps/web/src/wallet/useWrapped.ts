import type { Currency } from '@souk/market'
import { useInfo } from '../market/useInfo.js'
import { useNative } from './useNative.js'

/** Returns the market's currency that wraps the native one; `undefined` if it has none. */
export function useWrapped(): Currency | undefined {
  const { symbol } = useNative()
  return useInfo().currencies.find((currency) => currency.symbol === `W${symbol}`)
}
