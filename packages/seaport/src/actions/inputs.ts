import type { Context, Trusted } from '../guard/findings/Finding.js'
import * as Input from '../input/Input.js'
import { shared, transaction } from '../input/sharedInputs.js'
import { ItemType, OrderType } from '../order/constants.js'
import type { FillRequest } from '../plan/FillRequest.js'
import { readTip, type WishOptions } from '../plan/readWish.js'

/**
 * Checks of options that several actions share. Fields with their own error or a lenient reader are checked elsewhere.
 */

const { address, anyAddress, boolean, bytes32, hex, list, object, oneOf, optional, text, uint256 } = Input

const override = optional(list('a list of the names of findings', text))

const addresses = optional(list('a list of addresses', anyAddress))
const trusted: Input.Fields<Trusted> = {
  exchanges: addresses,
  conduitKeys: optional(list('a list of conduit keys', bytes32)),
  zones: addresses,
  recipients: addresses,
  currencies: addresses,
  wrapped: addresses,
  collections: addresses,
  operators: addresses,
  delegates: addresses,
  contracts: addresses,
}
const context: Input.Fields<Context> = {
  account: optional(anyAddress),
  now: optional(uint256),
  chainId: optional(Input.count),
  tokens: optional(
    list(
      'a list of tokens',
      object('a token', { address: anyAddress, symbol: text, decimals: optional(Input.count) }),
    ),
  ),
  names: optional(list('a list of names', object('a name', { address: anyAddress, name: text }))),
  trusted: optional(object('what is trusted', trusted)),
  markets: optional(
    list(
      'a list of markets',
      object('a market', {
        contract: anyAddress,
        tokenId: optional(uint256),
        currency: anyAddress,
        floor: optional(uint256),
        lastSale: optional(uint256),
      }),
    ),
  ),
  rates: optional(
    list('a list of rates', object('a rate', { currency: anyAddress, amount: uint256, native: uint256 })),
  ),
  lists: optional(list('a list of roots', uint256)),
  reviewed: optional(list('a list of order hashes', bytes32)),
}
const known = optional(object('what is known', context))

const item = {
  itemType: oneOf(...Object.values(ItemType)),
  token: anyAddress,
  identifierOrCriteria: uint256,
  startAmount: uint256,
  endAmount: uint256,
}

const parameters = object('the parameters of an order', {
  offerer: anyAddress,
  zone: anyAddress,
  offer: list('a list of items', object('an item', item)),
  consideration: list('a list of items', object('an item', { ...item, recipient: anyAddress })),
  orderType: oneOf(...Object.values(OrderType)),
  startTime: uint256,
  endTime: uint256,
  zoneHash: bytes32,
  salt: uint256,
  conduitKey: bytes32,
  counter: uint256,
  totalOriginalConsiderationItems: Input.count,
})

/** Checks the parameters of an order, since every field is part of the hash. Unparsed JSON has strings for numbers. */
export const components: Input.Check = (given, path) => {
  isRead(given, path)
  parameters(given, path)
}
const isRead = Input.kind(
  'the parameters of an order with bigints; read orders that come as JSON with Order.parse',
  (given) =>
    !(
      typeof given === 'object' &&
      given !== null &&
      'startTime' in given &&
      typeof given.startTime === 'string'
    ),
)

/** `'currencies'` limits only approvals of ERC20 tokens. */
const exactApproval = optional(oneOf(true, false, 'currencies'))
const liveOrders = optional(list('a list of the parameters of orders', components))

/** A signed order. */
export const order = object(
  'a signed order: { parameters, signature }; read orders that come as JSON with Order.parse',
  { parameters: components, signature: hex },
)

const choices = list(
  'a list of chosen tokens',
  object('a chosen token: { identifier }', {
    tokenId: uint256,
    proof: optional(list('a list of hashes', bytes32)),
    tokenIds: optional(list('a list of bigints', uint256)),
  }),
)

/** A tip is an NFT or a currency. A criteria tip is invalid, since no token could be chosen for it. */
const tipType = oneOf(ItemType.NATIVE, ItemType.ERC20, ItemType.ERC721, ItemType.ERC1155)
const fullTip = object('a tip: an item and its recipient', {
  ...item,
  itemType: tipType,
  token: address,
  recipient: address,
})
const noSet = Input.kind('no such field: a tip is a chosen token', (given) => given === undefined)
const shortTip = object('a tip: an item and its recipient', {
  itemType: optional(tipType),
  tokenIds: noSet,
  criteria: noSet,
})
const isFullTip = (given: unknown) =>
  typeof given === 'object' && given !== null && 'identifierOrCriteria' in given
const tip: Input.Check = (given, path) => {
  const check = isFullTip(given) ? fullTip : shortTip
  check(given, path)
  readTip(given as Parameters<typeof readTip>[0], path)
}

const fill: Input.Fields<FillRequest> = {
  order,
  unitsToFill: optional(Input.bigint),
  tips: optional(list('a list of tips', tip)),
  extraData: optional(hex),
  offerCriteria: optional(choices),
  considerationCriteria: optional(choices),
}

/** The option of a fill of several orders. */
export const fills = list('a list of orders, each as { order }', object('an order to fill: { order }', fill))

/** The options of a fill of one order. */
export const fillOne = { ...fill, waitForStartMs: optional(Input.milliseconds) }

/** The options that all fills share. */
export const filling = {
  ...transaction,
  conduitKey: optional(bytes32),
  recipient: optional(address),
  exactApproval,
  liveOrders,
  override,
  known,
  checkFulfiller: optional(boolean),
}

/** The options that all matches share. */
export const matching = { ...transaction, exactApproval, liveOrders, override, known }

/** The options of a new order. `readWish` reads items, times and numbers leniently. */
export const wish: Input.Fields<WishOptions> = {
  allowPartialFills: optional(boolean),
  restrictedByZone: optional(boolean),
  domain: optional(text),
}

/** The options that all ways to create orders share. */
export const creating = { ...shared, exactApproval, liveOrders, override, known }

/** The options that all ways to sign orders share. */
export const signing = { ...shared, chainId: Input.count, override, known }

/** The options of wrapping and unwrapping. */
export const wrap = { currency: address, amount: Input.bigint, ...transaction }

/** The items whose balances are read. */
export const items = list(
  'a list of items',
  object('an item', {
    itemType: item.itemType,
    token: address,
    identifierOrCriteria: uint256,
    startAmount: optional(uint256),
    endAmount: optional(uint256),
    tokenId: optional(uint256),
  }),
)
