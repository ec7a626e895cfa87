import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withFees } from '../client/withFees.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as ListWire from '../wire/list.js'

/**
 * Lists tokens for sale.
 *
 * Asks the wallet: for approvals that are missing, then for a signature for each listing, or for all of them together.
 *
 * @param options.listings - The listings to create. Marketplace fees and royalties are the client's where a listing names none.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} when it ends otherwise. @throws {ChainMissingError} for a chain without configuration.
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
