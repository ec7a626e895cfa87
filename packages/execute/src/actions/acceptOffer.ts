import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withDefaults } from '../client/withDefaults.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, type ExpectedPrices, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as SellWire from '../wire/sell.js'

/**
 * Sells tokens into offers: the best ones, or certain ones.
 *
 * Asks the wallet: for approvals that are missing, then for the sale.
 *
 * @param options.items - The items to sell.
 * @param options.expectedPrice - What it must bring the seller in all, after what creators and markets
 * take, by currency; a currency that is not named is refused.
 * @param options.options - Other fields of the request, such as `partial`, `feesOnTop`.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} when it ends otherwise. @throws {ChainMissingError} for a chain without configuration.
 *
 * @example
 * await acceptOffer(client, { items: [{ token: { contract, tokenId: 7n }, orderId }], wallet })
 */
export function acceptOffer(
  client: ExecuteClient,
  options: acceptOffer.Options & { precheck: true },
): Promise<Quote>
export function acceptOffer(client: ExecuteClient, options: acceptOffer.Options): Promise<Execution>
export function acceptOffer(client: ExecuteClient, options: acceptOffer.Options): Promise<Execution | Quote> {
  const { items, expectedPrice, options: others, ...rest } = options
  const { normalizeRoyalties, source } = client
  return execute(
    client,
    {
      kind: 'sell',
      path: '/execute/sell/v7',
      toBody: (taker) =>
        SellWire.encodeRequest({ ...withDefaults({ source, normalizeRoyalties }, others), items, taker }),
      expectedPrice,
    },
    rest,
  )
}

export declare namespace acceptOffer {
  type Options = ActionOptions & {
    items: readonly SellWire.SellItem[]
    expectedPrice?: ExpectedPrices | undefined
    options?: Partial<Omit<SellWire.SellRequest, 'items' | 'taker'>> | undefined
  }
}
