import { isAddressEqual, parseUnits, zeroAddress } from 'viem'
import type { ExecuteChain } from '../client/ExecuteClient.js'
import type { Common, Expectation, Total } from '../state/ExecutionState.js'
import { NoPriceError, PriceError } from './errors.js'

type Facts = Pick<Common, 'kind' | 'totals' | 'expected'>

/**
 * Checks the totals of a quote against the prices that the caller expects, currency by currency.
 *
 * Refuses a currency without an expected price. Otherwise a server could bypass the check by quoting in another
 * currency. Without any expected prices, nothing is checked; that is the caller's choice.
 *
 * @returns The problem, or `undefined`.
 */
export function checkPrice(facts: Facts, chain: ExecuteChain): PriceError | NoPriceError | undefined {
  const { kind, totals, expected } = facts
  if (!expected || !isPriced(kind)) return undefined
  if (totals.length === 0) return new NoPriceError()
  const side = kind === 'sell' ? 'sell' : 'buy'
  for (const total of totals) {
    const error = checkTotal(total, side, expected, chain)
    if (error) return error
  }
  return undefined
}

function isPriced(kind: Facts['kind']): boolean {
  return kind === 'buy' || kind === 'sell' || kind === 'mint'
}

function checkTotal(
  total: Total,
  side: 'buy' | 'sell',
  expected: readonly Expectation[],
  chain: ExecuteChain,
): PriceError | undefined {
  const { currency } = total
  const decimals = decimalsOf(total, chain)
  const raw = BigInt(total.raw)
  const expectation = expected.find((one) => isAddressEqual(one.currency, currency))
  const wanted = expectation && toRaw(expectation, decimals)
  const facts = { side, currency, amount: raw, decimals, expected: wanted }
  if (wanted === undefined) return new PriceError(facts)
  const worse = side === 'sell' ? wanted - raw : raw - wanted
  return worse > toleranceOf(decimals) ? new PriceError(facts) : undefined
}

function toRaw({ raw, amount }: Expectation, decimals: number): bigint | undefined {
  if (raw !== undefined) return BigInt(raw)
  return amount === undefined ? undefined : parseUnits(amount, decimals)
}

/** One part in 100,000 of a whole unit. */
function toleranceOf(decimals: number): bigint {
  return 10n ** BigInt(decimals) / 100_000n
}

/** Prefers configured decimals. A server that could choose any number could widen the tolerance with it. */
function decimalsOf({ currency, decimals }: Total, { paymentTokens }: ExecuteChain): number {
  const known = paymentTokens.find(({ address }) => isAddressEqual(address, currency))
  return known?.decimals ?? (isAddressEqual(currency, zeroAddress) ? 18 : Math.min(decimals, 18))
}
