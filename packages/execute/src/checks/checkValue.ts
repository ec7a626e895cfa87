import { isAddressEqual, zeroAddress } from 'viem'
import type { Quote } from '../domain/Quote.js'
import type { Common } from '../state/ExecutionState.js'
import { ValueError } from './errors.js'
import type { Ground } from './Ground.js'

/**
 * Adds up the value of all transactions of a quote, and checks it against the cost that the quote states.
 *
 * Wrapping sends native currency that is then paid in the wrapped currency, so it counts too.
 *
 * @returns The problem, or `undefined`.
 */
export function checkValue(
  ground: Ground,
  { quote, totals }: { quote: Quote; totals: Common['totals'] },
): ValueError | undefined {
  const most = mostOf(ground, quote, totals)
  let value = 0n
  for (const step of quote.steps) {
    if (step.kind !== 'transaction') continue
    for (const { data } of step.items) {
      value += data?.value ?? 0n
      if (value > most) return new ValueError({ stepId: step.id, value, most })
    }
  }
  return undefined
}

function mostOf(ground: Ground, quote: Quote, totals: Common['totals']): bigint {
  const { kind, ownValue, wrappedNativeToken } = ground
  if (kind === 'bid') return ownValue
  if (kind === 'call') return ownValue + sumOf(quote)
  if (kind !== 'buy' && kind !== 'mint') return 0n
  return totals
    .filter(({ currency }) => {
      const isWrapped = wrappedNativeToken !== undefined && isAddressEqual(currency, wrappedNativeToken)
      return isWrapped || isAddressEqual(currency, zeroAddress)
    })
    .reduce((sum, { raw }) => sum + BigInt(raw), 0n)
}

/** The fee of a solver for calls on another chain. */
function sumOf({ fees: { gas, relayer } }: Quote): bigint {
  return [gas, relayer].reduce(
    (sum, fee) => sum + (fee && isAddressEqual(fee.currency.address, zeroAddress) ? fee.raw : 0n),
    0n,
  )
}
