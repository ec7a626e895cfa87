import { defined } from '@souk/base'
import type * as Step from '../domain/Step.js'
import type { ItemPlace } from '../state/ExecutionState.js'
import type { Sending } from '../wallets/Wallet.js'
import { type Flow, itemAt } from './Flow.js'

/**
 * Returns the nonce of a transaction, or `undefined` to leave it to the wallet.
 *
 * No two transactions of a flow get the same nonce, even after a resume with the same options. A transaction that is
 * asked for again keeps its own, so that it cannot happen twice, unless the caller names a later one.
 */
export function nonceFor(flow: Flow, place: ItemPlace, chainId: number): number | undefined {
  const { nonce: first } = flow.overrides
  const own = itemAt(flow, place)?.nonce
  if (own !== undefined && (first ?? own) <= own) return own
  if (first === undefined) return undefined
  const chosen = flow.state.steps.flatMap(({ items }) => items.filter(({ nonce }) => nonce !== undefined))
  // Nonces are counted per chain, and the caller counts those of the first one.
  if (chosen.length > 0 && !chosen.some((item) => item.chainId === chainId)) return undefined
  return Math.max(first, ...chosen.map(({ nonce = -1 }) => nonce + 1))
}

/** Returns a transaction of the server with the caller's gas and fees, and with the nonce that the state records. */
export function withOverrides(
  flow: Flow,
  place: ItemPlace,
  data: Step.Transaction,
): Omit<Sending, 'chainId'> {
  const { gas, nonce: _first, ...fees } = flow.overrides
  const { gas: serverGas, maxFeePerGas, maxPriorityFeePerGas, ...request } = data
  const last = flow.state.steps.findLastIndex(({ kind }) => kind === 'transaction')
  const isPriced = Object.keys(fees).length > 0
  return defined({
    ...request,
    ...(isPriced ? fees : { maxFeePerGas, maxPriorityFeePerGas }),
    gas: place.step === last ? (gas ?? serverGas) : serverGas,
    nonce: itemAt(flow, place)?.nonce,
  })
}
