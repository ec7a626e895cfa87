import { BaseError } from '@souk/base'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import type { Quote } from '../domain/Quote.js'
import { type ActionOptions, execute } from '../run/execute.js'
import type { Execution } from '../state/ExecutionState.js'
import * as CancelWire from '../wire/cancel.js'

/**
 * Cancels orders of the account.
 *
 * Asks the wallet: for the cancellation.
 *
 * @param options.ids - The ids of the orders.
 * @param options.options - Other fields of the request, such as the fees of the transaction.
 * @returns The flow once it is done; with `precheck`, the server's quote.
 * @throws {NoOrdersError} if `ids` is empty.
 * @throws {StoppedError} if the flow ends in any state other than done.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * await cancelOrder(client, { ids: [orderId], wallet })
 */
export function cancelOrder(
  client: ExecuteClient,
  options: cancelOrder.Options & { precheck: true },
): Promise<Quote>
export function cancelOrder(client: ExecuteClient, options: cancelOrder.Options): Promise<Execution>
export async function cancelOrder(
  client: ExecuteClient,
  options: cancelOrder.Options,
): Promise<Execution | Quote> {
  const { ids, options: others, ...rest } = options
  if (ids.length === 0) throw new NoOrdersError()
  return execute(
    client,
    {
      kind: 'cancel',
      path: '/execute/cancel/v3',
      toBody: () => CancelWire.encodeRequest({ ...others, orderIds: ids }),
    },
    rest,
  )
}

export declare namespace cancelOrder {
  type Options = ActionOptions & {
    ids: readonly string[]
    options?: Omit<CancelWire.CancelRequest, 'orderIds'> | undefined
  }
}

/** Thrown when there is nothing to cancel. */
export class NoOrdersError extends BaseError {
  override readonly name = 'Cancellation.NoOrdersError'
  constructor() {
    super('No order ids specified', { facts: {} })
  }
}
