import type { CallWire } from '@souk/execute/wire'
import type { Market } from '../market/Market.js'
import type { Answer } from './model/Answer.js'
import { refuse } from './model/Refusal.js'
import * as Step from './model/Step.js'

/** A request for calls. */
export type CallRequest = ReturnType<typeof CallWire.decodeRequest>

/** The most calls in one plan. */
const mostCalls = 50

/**
 * Plans calls on this chain, with one step for each, since a later call may depend on an earlier one.
 *
 * @throws {RefusedError} when the calls are to be paid on another chain. The market moves no money across chains.
 */
export function call(market: Market, { user, txs, originChainId }: CallRequest): Answer {
  const origins = [originChainId, ...txs.map((each) => each.originChainId ?? originChainId)]
  const foreign = origins.find((chainId) => chainId !== market.chainId)
  if (foreign !== undefined)
    refuse(
      'cross_chain',
      `Calls on chain ${market.chainId} cannot be paid on chain ${foreign}: no solver is configured.`,
    )
  if (txs.length === 0) refuse('nothing_to_do', 'Name at least one call.')
  if (txs.length > mostCalls) refuse('nothing_to_do', `One request can make at most ${mostCalls} calls.`)
  return {
    steps: txs.flatMap(({ originChainId: _, ...transaction }, index) =>
      Step.transactions(
        'call',
        [{ transaction: { from: user, ...transaction } }],
        index === 0 ? 'call' : `call-${index + 1}`,
      ),
    ),
  }
}
