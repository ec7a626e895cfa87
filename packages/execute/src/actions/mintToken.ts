import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withDefaults } from '../client/withDefaults.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, type ExpectedPrices, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as MintWire from '../wire/mint.js'

/**
 * Mints tokens.
 *
 * Asks the wallet: for missing approvals, then for the mint.
 *
 * @param options.items - The items to mint.
 * @param options.expectedPrice - The maximum total cost, by currency. The flow is refused if the quote uses a currency
 * that is not listed here.
 * @param options.options - Other fields of the request, such as `feesOnTop` or `comment`.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await mintToken(client, { items: [{ collection: contract, quantity: 2n }], wallet })
 */
export function mintToken(
  client: ExecuteClient,
  options: mintToken.Options & { precheck: true },
): Promise<Quote>
export function mintToken(client: ExecuteClient, options: mintToken.Options): Promise<Execution>
export function mintToken(client: ExecuteClient, options: mintToken.Options): Promise<Execution | Quote> {
  const { items, expectedPrice, options: others, ...rest } = options
  const { referrer, source } = client
  return execute(
    client,
    {
      kind: 'mint',
      path: '/execute/mint/v1',
      toBody: (taker) =>
        MintWire.encodeRequest({ ...withDefaults({ source, referrer }, others), items, taker }),
      expectedPrice,
    },
    rest,
  )
}

export declare namespace mintToken {
  type Options = ActionOptions & {
    items: readonly MintWire.MintItem[]
    expectedPrice?: ExpectedPrices | undefined
    options?: Partial<Omit<MintWire.MintRequest, 'items' | 'taker'>> | undefined
  }
}
