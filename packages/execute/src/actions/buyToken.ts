import type { ExecuteClient } from '../client/ExecuteClient.js'
import { withDefaults } from '../client/withDefaults.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, type ExpectedPrices, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as BuyWire from '../wire/buy.js'

/**
 * Buys tokens: certain ones, any of a collection, or certain orders.
 *
 * Asks the wallet: for approvals that are missing, then for the purchase.
 *
 * @param options.items - The items to buy: tokens, collections or orders.
 * @param options.expectedPrice - What it may cost in all, by currency; a currency that is not named is refused.
 * @param options.options - Other fields of the request, such as `currency`, `partial`, `feesOnTop`.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {StoppedError} when it ends otherwise. @throws {ChainMissingError} for a chain without configuration.
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
