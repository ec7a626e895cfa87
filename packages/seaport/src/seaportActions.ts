import type { Account } from 'viem'
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
import type { AccountParameter, AnyClient } from './node/batch.js'

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
  const bindAsking =
    <account extends Account | undefined, options extends { config?: Config | undefined }, result>(
      client: AnyClient<account>,
      action: (client: AnyClient, options: options) => result,
    ) =>
    (options: options & AccountParameter<account>): result =>
      action(client, withConfig(options, config))
  return <account extends Account | undefined>(client: AnyClient<account>) => ({
    /** Prepares the cancellation of all orders that the account has signed so far. */
    bulkCancelOrders: (...[options = {}]: bulkCancelOrders.Arguments<account>) =>
      bind(client, bulkCancelOrders)(options),
    /** Prepares the on-chain cancellation of any number of orders in one transaction. */
    cancelOrders: bindAsking(client, cancelOrders),
    /** Prepares any number of orders to be signed together. */
    createBulkOrders: bindAsking(client, createBulkOrders),
    /** Prepares an order. */
    createOrder: bindAsking(client, createOrder),
    /** Prepares the wrapping of native currency at a rate of 1:1. */
    deposit: bindAsking(client, deposit),
    /** Prepares the fill of one order. */
    fulfillOrder: bindAsking(client, fulfillOrder),
    /** Prepares the fill of many orders in one transaction (a sweep). */
    fulfillOrders: bindAsking(client, fulfillOrders),
    /** Prepares the purchase of a private listing. */
    fulfillPrivateListing: bindAsking(client, fulfillPrivateListing),
    /** Reads an account's balances and how much of each an operator may transfer. */
    getBalancesAndApprovals: bind(client, getBalancesAndApprovals),
    /** Reads how many orders of a contract offerer were filled. */
    getContractOffererNonce: bind(client, getContractOffererNonce),
    /** Reads an account's counter on the exchange. */
    getCounter: bind(client, getCounter),
    /** Reads one domain of a tag, by its index in the order of registration. */
    getDomain: bind(client, getDomain),
    /** Reads all domains with the same tag, in the order of their registration. */
    getDomains: bind(client, getDomains),
    /** Reads the exchange's information: its version, the EIP-712 domain separator that signatures are checked with, and the registry of its conduits. */
    getInformation: (options: getInformation.Options = {}) => bind(client, getInformation)(options),
    /** Reads the number of registered domains with the same tag. */
    getNumberOfDomains: bind(client, getNumberOfDomains),
    /** Asks the exchange for the hash of an order. */
    getOrderHash: bind(client, getOrderHash),
    /** Reads the status of an order on the exchange. */
    getOrderStatus: bind(client, getOrderStatus),
    /** Reads the statuses of any number of orders on the exchange, all at one block. */
    getOrderStatuses: bind(client, getOrderStatuses),
    /** Prepares a match: orders are settled against each other, so that one order's offer is another's consideration. */
    matchOrders: bindAsking(client, matchOrders),
    /** Prepares the settlement of an English auction. */
    settleAuction: bindAsking(client, settleAuction),
    /** Prepares the registration of a domain, so that others can look up the domain behind a tag in calls and salts. */
    setDomain: bindAsking(client, setDomain),
    /** Asks the wallet for one signature over many orders and returns one encoded signature per order. */
    signBulkOrder: bindAsking(client, signBulkOrder),
    /** Asks the wallet to sign an order and returns the signature. */
    signOrder: bindAsking(client, signOrder),
    /** Prepares the on-chain validation of orders. */
    validateOrders: bindAsking(client, validateOrders),
    /** Prepares the unwrapping of wrapped native currency at a rate of 1:1. */
    withdraw: bindAsking(client, withdraw),
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
