import { Units } from '@souk/base'
import { formatUnits, parseUnits } from 'viem'

/** Converts an amount of the native currency to whole units. It is for display only, never for calculations. */
export function toNativeUnits(amount: bigint): number {
  return Number(formatUnits(amount, Units.nativeDecimals))
}

/** Converts whole units of the native currency, such as `0.25`, to an amount. */
export function fromNativeUnits(text: string): bigint {
  return parseUnits(text, Units.nativeDecimals)
}
