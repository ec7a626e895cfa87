import type { AnyClient } from '../node/batch.js'
import { simulationFindings } from './checks/simulation.js'
import { unknownSender } from './effects/ofExchangeCall.js'
import { explainRequest, type RequestExplanation, type WalletRequest } from './explainRequest.js'
import { NotSimulatedError, type Simulation, simulate } from './facts/simulate.js'
import type { Context } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/** What a wallet is asked, with what a node made of it. */
export type RequestInspection = RequestExplanation & {
  /** `undefined` where there was nothing to try, or nobody to try it: `notSimulated` says why. */
  simulation: Simulation | undefined
  notSimulated: 'nothingToSend' | 'senderUnknown' | NotSimulatedError | undefined
}

/**
 * Says what a wallet is asked, as `Order.explainRequest` does, and has the node try transactions and batches: what moves
 * in the trial and is not in the data is found.
 *
 * Reads: one `eth_simulateV1` for transactions and batches, nothing for the rest. A node that cannot simulate is no
 * error: `notSimulated` holds why.
 *
 * @example
 * const { findings, notSimulated } = await Order.inspectRequest(client, { request, account, tokens })
 */
export async function inspectRequest(
  client: AnyClient,
  options: inspectRequest.Options,
): Promise<RequestInspection> {
  const { request, ...context } = options
  const explained = explainRequest(request, context)
  const { calls, effects } = explained
  if (explained.requests.length === 0)
    return { ...explained, simulation: undefined, notSimulated: 'nothingToSend' }
  if (effects.account === unknownSender)
    return { ...explained, simulation: undefined, notSimulated: 'senderUnknown' }
  try {
    const simulation = await simulate(client, { account: effects.account, calls: explained.requests })
    // What a call that nobody understands moves is told, and is odd already.
    const isUnderstood = calls.every(({ type }) => type !== 'unknown' && type !== 'contract')
    const found = isUnderstood
      ? simulationFindings(effects, simulation, context)
      : simulationFindings(simulation.effects, simulation, context)
    return {
      ...explained,
      findings: worstFirst([...explained.findings, ...found]),
      simulation,
      notSimulated: undefined,
    }
  } catch (error) {
    if (!(error instanceof NotSimulatedError)) throw error
    return { ...explained, simulation: undefined, notSimulated: error }
  }
}

export declare namespace inspectRequest {
  type Options = Context & { request: WalletRequest }
}
