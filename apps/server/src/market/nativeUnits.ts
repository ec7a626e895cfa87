import { formatUnits, parseUnits, zeroAddress } from 'viem'
import type { Config } from './config.js'

type Known = Pick<Config, 'currencies'>

/** The decimals of the native currency, in which volumes are counted. */
function decimalsOf({ currencies }: Known): number {
  return currencies.find(({ address }) => address === zeroAddress)?.decimals ?? 18
}

/** Converts an amount of the native currency to whole units. It is for display only, never for calculations. */
export function toNativeUnits(amount: bigint, config: Known): number {
  return Number(formatUnits(amount, decimalsOf(config)))
}

/** Converts whole units of the native currency, such as `0.25`, to an amount. */
export function fromNativeUnits(text: string, config: Known): bigint {
  return parseUnits(text, decimalsOf(config))
}
