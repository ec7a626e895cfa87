import { bulkCancelOrders } from './actions/bulkCancelOrders.js'
import { cancelOrders } from './actions/cancelOrders.js'
import { createBulkOrders } from './actions/createBulkOrders.js'
import { createOrder } from './actions/createOrder.js'
import { deposit } from './actions/deposit.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { fulfillPrivateListing } from './actions/fulfillPrivateListing.js'
import { getBalancesAndApprovals } from './actions/getBalancesAndApprovals.js'
import { getContractOffererNonce } from './actions/getContractOffererNonce.js'
import { getCounter } from './actions/getCounter.js'
import { getDomain } from './actions/getDomain.js'
import { getDomains } from './actions/getDomains.js'
import { getInformation } from './actions/getInformation.js'
import { getNumberOfDomains } from './actions/getNumberOfDomains.js'
import { getOrderHash } from './actions/getOrderHash.js'
import { getOrderStatus } from './actions/getOrderStatus.js'
import { getOrderStatuses } from './actions/getOrderStatuses.js'
import { matchOrders } from './actions/matchOrders.js'
import { setDomain } from './actions/setDomain.js'
import { settleAuction } from './actions/settleAuction.js'
import { signBulkOrder } from './actions/signBulkOrder.js'
import { signOrder } from './actions/signOrder.js'
import { validateOrders } from './actions/validateOrders.js'
import { withdraw } from './actions/withdraw.js'
import type { Config } from './facts/Config.js'
import type { AnyClient } from './node/batch.js'

/**
 * Returns all actions bound to a viem client, to use as methods.
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
      action(client, withConfig(options, config))
  return (client: AnyClient) => ({
    bulkCancelOrders: (options: bulkCancelOrders.Options = {}) => bind(client, bulkCancelOrders)(options),
    cancelOrders: bind(client, cancelOrders),
    createBulkOrders: bind(client, createBulkOrders),
    createOrder: bind(client, createOrder),
    deposit: bind(client, deposit),
    fulfillOrder: bind(client, fulfillOrder),
    fulfillOrders: bind(client, fulfillOrders),
    fulfillPrivateListing: bind(client, fulfillPrivateListing),
    getBalancesAndApprovals: bind(client, getBalancesAndApprovals),
    getContractOffererNonce: bind(client, getContractOffererNonce),
    getCounter: bind(client, getCounter),
    getDomain: bind(client, getDomain),
    getDomains: bind(client, getDomains),
    getInformation: (options: getInformation.Options = {}) => bind(client, getInformation)(options),
    getNumberOfDomains: bind(client, getNumberOfDomains),
    getOrderHash: bind(client, getOrderHash),
    getOrderStatus: bind(client, getOrderStatus),
    getOrderStatuses: bind(client, getOrderStatuses),
    matchOrders: bind(client, matchOrders),
    settleAuction: bind(client, settleAuction),
    setDomain: bind(client, setDomain),
    signBulkOrder: bind(client, signBulkOrder),
    signOrder: bind(client, signOrder),
    validateOrders: bind(client, validateOrders),
    withdraw: bind(client, withdraw),
  })
}

/** Passes a value that is not an object on to the action, which rejects it. */
function withConfig<options extends { config?: Config | undefined }>(
  options: options,
  config: Config,
): options {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options
  const own: unknown = options.config
  if (own !== undefined && (typeof own !== 'object' || own === null)) return options
  return { ...options, config: { ...config, ...options.config } }
}
