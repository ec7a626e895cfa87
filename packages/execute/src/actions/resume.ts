import type { ExecuteClient } from '../ExecuteClient.js'
import * as Execution from '../Execution.js'
import { type ActionOptions, finish, tell, toWallet } from '../internal/execute.js'
import { runSteps } from '../runSteps.js'

/**
 * Goes on with a flow that was kept: after a reload, in another tab, or after it ended in a way that may pass.
 *
 * Asks the wallet: for what it was not asked for before.
 *
 * @param options.from - The state that was kept.
 * @param options.retry - `ask-again` asks the wallet again for what it was asked for without a known answer. Have the
 * person look into the wallet first: it may have been done. @default such a flow ends `unknown`, with the question
 * @returns The flow when it is done.
 * @throws {ClosedError} for a flow that has ended for good. @throws {StoppedError} when it ends otherwise than done.
 *
 * @example
 * const from = Execution.parse(localStorage.getItem('flow') ?? '')
 * await resume(client, { from, wallet })
 */
export async function resume(client: ExecuteClient, options: resume.Options): Promise<Execution.Execution> {
  const { from, onProgress, ...rest } = options
  let state = from
  const wallet = toWallet(options.wallet)
  for await (const event of runSteps(client, { ...rest, state, wallet })) {
    state = Execution.reduce(state, event)
    await tell(client, onProgress, { state, event })
  }
  return finish(state)
}

export declare namespace resume {
  type Options = Omit<ActionOptions, 'chainId' | 'precheck'> & {
    from: Execution.Execution
    retry?: 'ask-again' | undefined
  }
}
