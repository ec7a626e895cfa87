import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withDefaults } from '../client/withDefaults.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, type ExpectedPrices, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as SellWire from '../wire/sell.js'

/**
 * Sells tokens into offers: into the best ones or into specific ones.
 *
 * Asks the wallet: for missing approvals, then for the sale.
 *
 * @param options.items - The items to sell.
 * @param options.expectedPrice - The total that the seller expects to receive after creator and market fees, by
 * currency. The flow is refused if the quote uses a currency that is not listed here.
 * @param options.options - Other fields of the request, such as `partial` or `feesOnTop`.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
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
