import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ActionOptions, follow, toWallet } from '../run/execute.js'
import { hold } from '../run/hold.js'
import type { Execution } from '../state/ExecutionState.js'

/**
 * Resumes a saved flow: after a reload, in another tab, or after a temporary failure.
 *
 * Asks the wallet: for everything that it has not been asked for yet.
 *
 * @param options.from - The saved state, or a function that reads it. With several tabs open, pass a function: it is
 * called again once this tab holds the lock, so that steps which another tab completed in the meantime are not
 * repeated.
 * @param options.retry - `ask-again` repeats a wallet request whose outcome is unknown. Let the user check the wallet
 * first, because the request may have gone through. @default the flow ends as `unknown` and `reason.question` is set
 * @returns The flow once it is done. Returns immediately if it already is.
 * @throws {TakenError} if another tab is running the flow.
 * @throws {ClosedError} if the flow has ended and cannot be resumed.
 * @throws {StoppedError} if the flow ends in any state other than done.
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
