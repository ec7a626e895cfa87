import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as TransferWire from '../wire/transfer.js'

/**
 * Transfers tokens to another account.
 *
 * Asks the wallet: for missing approvals, then for the transfer.
 *
 * @param options.to - The recipient. The flow is refused if the server names anyone else.
 * @param options.items - The tokens to transfer.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await transferTokens(client, { to: friend, items: [{ token: { contract, tokenId: 7n } }], wallet })
 */
export function transferTokens(
  client: ExecuteClient,
  options: transferTokens.Options & { precheck: true },
): Promise<Quote>
export function transferTokens(client: ExecuteClient, options: transferTokens.Options): Promise<Execution>
export function transferTokens(
  client: ExecuteClient,
  options: transferTokens.Options,
): Promise<Execution | Quote> {
  const { to, items, ...rest } = options
  return execute(
    client,
    {
      kind: 'transfer',
      path: '/execute/transfer/v1',
      toBody: (from) => TransferWire.encodeRequest({ from, to, items }),
    },
    rest,
  )
}

export declare namespace transferTokens {
  type Options = ActionOptions & { to: Address; items: readonly TransferWire.TransferItem[] }
}
