import { cancelOrders } from './actions/cancelOrders.js'
import { createBulkOrders } from './actions/createBulkOrders.js'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { fulfillPrivateListing } from './actions/fulfillPrivateListing.js'
import { getBalancesAndApprovals } from './actions/getBalancesAndApprovals.js'
import { getCounter } from './actions/getCounter.js'
import { getOrderHash } from './actions/getOrderHash.js'
import { getOrderStatus } from './actions/getOrderStatus.js'
import { matchOrders } from './actions/matchOrders.js'
import { signBulkOrder } from './actions/signBulkOrder.js'
import { signOrder } from './actions/signOrder.js'
import type { Config } from './Config.js'
import type { AnyClient } from './internal/batch.js'

/**
 * Binds the actions to a viem client, for those who like dots.
 *
 * @example
 * const seaport = createWalletClient({ account, chain, transport }).extend(seaportActions({ defaultConduitKey }))
 * await seaport.createOrder({ offer, consideration })
 */
export function seaportActions(config: Config = {}) {
  const bind =
    <options extends { config?: Config | undefined }, result>(
      client: AnyClient,
      action: (client: AnyClient, options: options) => result,
    ) =>
    (options: options): result =>
      action(client, { ...options, config: { ...config, ...options.config } })
  return (client: AnyClient) => ({
    cancelOrders: bind(client, cancelOrders),
    createBulkOrders: bind(client, createBulkOrders),
    createOrder: bind(client, createOrder),
    fulfillOrder: bind(client, fulfillOrder),
    fulfillOrders: bind(client, fulfillOrders),
    fulfillPrivateListing: bind(client, fulfillPrivateListing),
    getBalancesAndApprovals: bind(client, getBalancesAndApprovals),
    getCounter: bind(client, getCounter),
    getOrderHash: bind(client, getOrderHash),
    getOrderStatus: bind(client, getOrderStatus),
    matchOrders: bind(client, matchOrders),
    signBulkOrder: bind(client, signBulkOrder),
    signOrder: bind(client, signOrder),
  })
}
