import { chainOf, type ExecuteClient } from '../client/ExecuteClient.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as CallWire from '../wire/call.js'

/**
 * Executes calls on a chain, optionally paid for from another chain.
 *
 * Asks the wallet: for the calls, or for the payment on the other chain.
 *
 * @param options.txs - The calls. Exactly these calls pass the checks, even if their contracts are not configured as
 * trusted.
 * @param options.toChainId - The chain that executes the calls. @default the client's active chain
 * @param options.chainId - The chain that pays for the calls. @default `toChainId`
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const data = encodeFunctionData({ abi, functionName: 'deposit' })
 * await call(client, { txs: [{ to: weth, value: parseEther('1'), data }], wallet })
 */
export function call(client: ExecuteClient, options: call.Options & { precheck: true }): Promise<Quote>
export function call(client: ExecuteClient, options: call.Options): Promise<Execution>
export async function call(client: ExecuteClient, options: call.Options): Promise<Execution | Quote> {
  const { txs, toChainId, chainId, ...rest } = options
  const { source } = client
  const { id } = chainOf(client, toChainId)
  const originChainId = chainId === undefined ? id : chainOf(client, chainId).id
  return execute(
    client,
    {
      kind: 'call',
      path: '/execute/call/v1',
      toBody: (user) =>
        CallWire.encodeRequest({
          user,
          txs,
          originChainId,
          ...(source === undefined ? undefined : { source }),
        }),
    },
    { ...rest, chainId: id },
  )
}

export declare namespace call {
  type Options = ActionOptions & { txs: readonly CallWire.CallTransaction[]; toChainId?: number | undefined }
}
