import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withFees } from '../client/withFees.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as ListWire from '../wire/list.js'

/**
 * Lists tokens for sale.
 *
 * Asks the wallet: for missing approvals, then for one signature per listing, or one for all of them.
 *
 * @param options.listings - The listings to create. A listing without its own marketplace fees or royalties uses those
 * of the client.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await listToken(client, { listings: [{ token: { contract, tokenId: 7n }, weiPrice: parseEther('1') }], wallet })
 */
export function listToken(
  client: ExecuteClient,
  options: listToken.Options & { precheck: true },
): Promise<Quote>
export function listToken(client: ExecuteClient, options: listToken.Options): Promise<Execution>
export function listToken(client: ExecuteClient, options: listToken.Options): Promise<Execution | Quote> {
  const { listings, ...rest } = options
  const { source } = client
  return execute(
    client,
    {
      kind: 'list',
      path: '/execute/list/v5',
      toBody: (maker, chain) =>
        ListWire.encodeRequest({
          maker,
          ...(source === undefined ? undefined : { source }),
          params: listings.map((listing) => withFees(listing, client, chain)),
        }),
    },
    rest,
  )
}

export declare namespace listToken {
  type Options = ActionOptions & { listings: readonly ListWire.Listing[] }
}
