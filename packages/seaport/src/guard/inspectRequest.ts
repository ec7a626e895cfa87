import type { AnyClient } from '../node/batch.js'
import { simulationFindings } from './checks/simulation.js'
import { unknownSender } from './effects/ofExchangeCall.js'
import { explainRequest, type RequestExplanation, type WalletRequest } from './explainRequest.js'
import { NotSimulatedError, type Simulation, simulate } from './facts/simulate.js'
import type { Context } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/** The explanation of a wallet request with its simulation. */
export type RequestInspection = RequestExplanation & {
  /** `undefined` when nothing could be simulated. `notSimulated` has the reason. */
  simulation: Simulation | undefined
  notSimulated: 'nothingToSend' | 'senderUnknown' | NotSimulatedError | undefined
}

/**
 * Explains a wallet request like `Order.explainRequest`, and simulates transactions and batches on the node. It reports
 * transfers in the simulation that the data does not show.
 *
 * Reads: one `eth_simulateV1` for transactions and batches, nothing for the rest. A node without simulation is not an
 * error: `notSimulated` has the reason.
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
    // Transfers of an unknown call are reported, but the call is a finding already.
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
