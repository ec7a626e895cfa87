import { BaseError } from '@souk/base'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withFees } from '../client/withFees.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as BidWire from '../wire/bid.js'

/**
 * Places bids on tokens, collections, sets of tokens or attributes.
 *
 * Asks the wallet: to wrap currency and approve what is missing, then for one signature per bid, or one for all of
 * them.
 *
 * @param options.bids - The bids to place. A bid without its own marketplace fees or royalties uses those of the
 * client.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {BidDataError} if a bid has no target.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await placeBid(client, { bids: [{ collection: contract, weiPrice: parseEther('0.5') }], wallet })
 */
export function placeBid(
  client: ExecuteClient,
  options: placeBid.Options & { precheck: true },
): Promise<Quote>
export function placeBid(client: ExecuteClient, options: placeBid.Options): Promise<Execution>
export async function placeBid(client: ExecuteClient, options: placeBid.Options): Promise<Execution | Quote> {
  const { bids, ...rest } = options
  const { source } = client
  const wrong = bids.find((bid) => !isWhole(bid))
  if (wrong) throw new BidDataError({ bid: wrong })
  return execute(
    client,
    {
      kind: 'bid',
      path: '/execute/bid/v5',
      toBody: (maker, chain) =>
        BidWire.encodeRequest({
          maker,
          ...(source === undefined ? undefined : { source }),
          params: bids.map((bid) => withFees(bid, client, chain)),
        }),
    },
    rest,
  )
}

export declare namespace placeBid {
  type Options = ActionOptions & { bids: readonly BidWire.Bid[] }
}

function isWhole({ token, collection, tokenSetId, attributeKey, attributeValue }: BidWire.Bid): boolean {
  return Boolean(token || collection || tokenSetId || (attributeKey && attributeValue))
}

/** Thrown when a bid has no target: no token, collection, set of tokens, or attribute with its value. */
export class BidDataError extends BaseError<{ bid: BidWire.Bid }> {
  override readonly name = 'Bid.DataError'
  constructor(facts: { bid: BidWire.Bid }) {
    super('Some bid data is missing', { facts })
  }
}
