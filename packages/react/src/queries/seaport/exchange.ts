import {
  getBalancesAndApprovals,
  getContractOffererNonce,
  getCounter,
  getDomain,
  getDomains,
  getInformation,
  getNumberOfDomains,
  getOrderHash,
  getOrderStatus,
  getOrderStatuses,
} from '@souk/seaport'
import { type ChainReadFactory, type ChainReadHook, chainHook, chainRead } from '../chainRead.js'

/**
 * Query options of an account's balances, and how much of them an operator may move.
 *
 * @example
 * await queryClient.fetchQuery(getBalancesAndApprovalsQueryOptions(client, { owner, operator, items: order.parameters.offer }))
 */
export const getBalancesAndApprovalsQueryOptions: ChainReadFactory<typeof getBalancesAndApprovals> =
  /* @__PURE__ */ chainRead('getBalancesAndApprovals', getBalancesAndApprovals)

/**
 * Reads an account's balances, and how much of them an operator may move.
 *
 * @example
 * const { data: holdings } = useBalancesAndApprovals({ owner, operator, items: order.parameters.offer })
 */
export const useBalancesAndApprovals: ChainReadHook<typeof getBalancesAndApprovals> =
  /* @__PURE__ */ chainHook(getBalancesAndApprovalsQueryOptions)

/**
 * Query options of the number of filled orders of a contract offerer, a contract that creates its own orders.
 *
 * @example
 * await queryClient.fetchQuery(getContractOffererNonceQueryOptions(client, { contractOfferer }))
 */
export const getContractOffererNonceQueryOptions: ChainReadFactory<typeof getContractOffererNonce> =
  /* @__PURE__ */ chainRead('getContractOffererNonce', getContractOffererNonce)

/**
 * Reads the number of filled orders of a contract offerer, a contract that creates its own orders.
 *
 * @example
 * const { data: nonce } = useContractOffererNonce({ contractOfferer })
 */
export const useContractOffererNonce: ChainReadHook<typeof getContractOffererNonce> =
  /* @__PURE__ */ chainHook(getContractOffererNonceQueryOptions)

/**
 * Query options of an account's counter on the exchange.
 *
 * @example
 * await queryClient.fetchQuery(getCounterQueryOptions(client, { offerer }))
 */
export const getCounterQueryOptions: ChainReadFactory<typeof getCounter> = /* @__PURE__ */ chainRead(
  'getCounter',
  getCounter,
)

/**
 * Reads an account's counter on the exchange.
 *
 * @example
 * const { data: counter } = useCounter({ offerer })
 */
export const useCounter: ChainReadHook<typeof getCounter> = /* @__PURE__ */ chainHook(getCounterQueryOptions)

/**
 * Query options of a domain with a given tag, by its position in the order of registration.
 *
 * It is read once, because domains are never removed.
 *
 * @example
 * await queryClient.fetchQuery(getDomainQueryOptions(client, { tag, index: 0n }))
 */
export const getDomainQueryOptions: ChainReadFactory<typeof getDomain> = /* @__PURE__ */ chainRead(
  'getDomain',
  getDomain,
  { isFixed: true },
)

/**
 * Reads a domain with a given tag, by its position in the order of registration.
 *
 * @example
 * const { data: domain } = useDomain({ tag, index: 0n })
 */
export const useDomain: ChainReadHook<typeof getDomain> = /* @__PURE__ */ chainHook(getDomainQueryOptions)

/**
 * Query options of all domains with the same tag.
 *
 * @example
 * await queryClient.fetchQuery(getDomainsQueryOptions(client, { tag: domainTag('souk.example') }))
 */
export const getDomainsQueryOptions: ChainReadFactory<typeof getDomains> = /* @__PURE__ */ chainRead(
  'getDomains',
  getDomains,
)

/**
 * Reads all domains with the same tag.
 *
 * @example
 * const { data: domains } = useDomains({ tag: domainTag('souk.example') })
 */
export const useDomains: ChainReadHook<typeof getDomains> = /* @__PURE__ */ chainHook(getDomainsQueryOptions)

/**
 * Query options of the exchange's information: version, domain separator, conduit controller.
 *
 * It is read once, because a contract does not change.
 *
 * @example
 * await queryClient.fetchQuery(getInformationQueryOptions(client, {}))
 */
export const getInformationQueryOptions: ChainReadFactory<typeof getInformation> = /* @__PURE__ */ chainRead(
  'getInformation',
  getInformation,
  { isFixed: true },
)

/**
 * Reads the exchange's information: version, domain separator, conduit controller.
 *
 * @example
 * const { data: information } = useInformation({})
 */
export const useInformation: ChainReadHook<typeof getInformation> =
  /* @__PURE__ */ chainHook(getInformationQueryOptions)

/**
 * Query options of the number of registered domains with the same tag.
 *
 * @example
 * await queryClient.fetchQuery(getNumberOfDomainsQueryOptions(client, { tag }))
 */
export const getNumberOfDomainsQueryOptions: ChainReadFactory<typeof getNumberOfDomains> =
  /* @__PURE__ */ chainRead('getNumberOfDomains', getNumberOfDomains)

/**
 * Reads the number of registered domains with the same tag.
 *
 * @example
 * const { data: number } = useNumberOfDomains({ tag })
 */
export const useNumberOfDomains: ChainReadHook<typeof getNumberOfDomains> = /* @__PURE__ */ chainHook(
  getNumberOfDomainsQueryOptions,
)

/**
 * Query options of the hash of an order, as the exchange computes it.
 *
 * It is read once, because the hash of an order never changes.
 *
 * @example
 * await queryClient.fetchQuery(getOrderHashQueryOptions(client, { components }))
 */
export const getOrderHashQueryOptions: ChainReadFactory<typeof getOrderHash> = /* @__PURE__ */ chainRead(
  'getOrderHash',
  getOrderHash,
  { isFixed: true },
)

/**
 * Reads the hash of an order, as the exchange computes it.
 *
 * @example
 * const { data: orderHash } = useOrderHash({ components })
 */
export const useOrderHash: ChainReadHook<typeof getOrderHash> =
  /* @__PURE__ */ chainHook(getOrderHashQueryOptions)

/**
 * Query options of the status of an order on the exchange.
 *
 * @example
 * await queryClient.fetchQuery(getOrderStatusQueryOptions(client, { orderHash }))
 */
export const getOrderStatusQueryOptions: ChainReadFactory<typeof getOrderStatus> = /* @__PURE__ */ chainRead(
  'getOrderStatus',
  getOrderStatus,
)

/**
 * Reads the status of an order on the exchange.
 *
 * @example
 * const { data: status } = useOrderStatus({ orderHash })
 */
export const useOrderStatus: ChainReadHook<typeof getOrderStatus> =
  /* @__PURE__ */ chainHook(getOrderStatusQueryOptions)

/**
 * Query options of the statuses of any number of orders on the exchange, all at one block.
 *
 * @example
 * await queryClient.fetchQuery(getOrderStatusesQueryOptions(client, { orderHashes }))
 */
export const getOrderStatusesQueryOptions: ChainReadFactory<typeof getOrderStatuses> =
  /* @__PURE__ */ chainRead('getOrderStatuses', getOrderStatuses)

/**
 * Reads the statuses of any number of orders on the exchange, all at one block.
 *
 * @example
 * const { data: statuses } = useOrderStatuses({ orderHashes })
 */
export const useOrderStatuses: ChainReadHook<typeof getOrderStatuses> = /* @__PURE__ */ chainHook(
  getOrderStatusesQueryOptions,
)
