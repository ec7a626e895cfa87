import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withDefaults } from '../client/withDefaults.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, type ExpectedPrices, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as BuyWire from '../wire/buy.js'

/**
 * Buys tokens: specific tokens, any tokens of a collection, or specific orders.
 *
 * Asks the wallet: for missing approvals, then for the purchase.
 *
 * @param options.items - The items to buy: tokens, collections or orders.
 * @param options.expectedPrice - The maximum total cost, by currency. The flow is refused if the quote uses a currency
 * that is not listed here.
 * @param options.options - Other fields of the request, such as `currency`, `partial` or `feesOnTop`.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await buyToken(client, {
 *   items: [{ token: { contract, tokenId: 7n } }],
 *   expectedPrice: { [zeroAddress]: { raw: parseEther('1') } },
 *   wallet,
 * })
 */
export function buyToken(
  client: ExecuteClient,
  options: buyToken.Options & { precheck: true },
): Promise<Quote>
export function buyToken(client: ExecuteClient, options: buyToken.Options): Promise<Execution>
export function buyToken(client: ExecuteClient, options: buyToken.Options): Promise<Execution | Quote> {
  const { items, expectedPrice, options: others, ...rest } = options
  const { normalizeRoyalties, referrer, source } = client
  return execute(
    client,
    {
      kind: 'buy',
      path: '/execute/buy/v7',
      toBody: (taker) =>
        BuyWire.encodeRequest({
          ...withDefaults({ source, normalizeRoyalties, referrer }, others),
          items,
          taker,
        }),
      expectedPrice,
    },
    rest,
  )
}

export declare namespace buyToken {
  type Options = ActionOptions & {
    items: readonly BuyWire.BuyItem[]
    expectedPrice?: ExpectedPrices | undefined
    options?: Partial<Omit<BuyWire.BuyRequest, 'items' | 'taker'>> | undefined
  }
}
