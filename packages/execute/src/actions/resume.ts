import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ActionOptions, follow, toWallet } from '../run/execute.js'
import { hold } from '../run/hold.js'
import type { Execution } from '../state/ExecutionState.js'

/**
 * Resumes a saved flow: after a reload, in another tab, or after it ended with a temporary problem.
 *
 * Asks the wallet: for what it was not asked for before.
 *
 * @param options.from - The state that was kept, or what reads it. Tabs may be open side by side: a function is asked
 * again once the flow is ours, so that nothing is done twice that the other tab did in the meantime.
 * @param options.retry - `ask-again` asks the wallet again for what it was asked for without a known answer. Have the
 * person look into the wallet first: it may have been done. @default such a flow ends `unknown`, with the question
 * @returns The flow when it is done, at once for one that is done already.
 * @throws {TakenError} while another tab continues it. @throws {ClosedError} for a flow that has ended for good.
 * @throws {StoppedError} when it ends otherwise than done.
 *
 * @example
 * await resume(client, { from: () => Execution.parse(localStorage.getItem('flow') ?? ''), wallet })
 */
export async function resume(client: ExecuteClient, options: resume.Options): Promise<Execution> {
  const { from, ...rest } = options
  const read = async () => (typeof from === 'function' ? from() : from)
  const wallet = toWallet(options.wallet)
  const { id } = await read()
  return hold(client, id, async () => {
    const state = await read()
    return state.status === 'done' ? state : follow(client, { ...rest, state, wallet })
  })
}

export declare namespace resume {
  type Options = Omit<ActionOptions, 'chainId' | 'precheck'> & {
    from: Execution | (() => Execution | Promise<Execution>)
    retry?: 'ask-again' | undefined
  }
}
