import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { seaportFunctionsAbi as abi } from '../../abi/seaportFunctions.js'
import { BasicRoute, ItemType, knownConduitKey, type Side, seaportAddress } from '../../order/constants.js'
import type { ConsiderationItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { toParameters } from '../../plan/encodeFulfillment.js'
import { me } from './accounts.js'
import type { Transaction } from './requests.js'

/** A dummy signature. A request does not show whether a signature is valid. */
export const signature: Hex = `0x${'5a'.repeat(64)}`

/** The token chosen for a criteria item. */
export type Choice = {
  orderIndex: bigint
  side: Side
  index: bigint
  identifier: bigint
  criteriaProof: readonly Hex[]
}

export type FillOptions = {
  /** Tips that the fulfiller adds. */
  tips?: readonly ConsiderationItem[]
  /** @default what the orders ask for in the native currency */
  value?: bigint
  /** The account that receives the items. @default the fulfiller */
  recipient?: Address
  choices?: readonly Choice[]
  /** The filled part. */
  part?: readonly [numerator: bigint, denominator: bigint]
  maximum?: bigint
  /** Bytes after the calldata, such as a domain tag. */
  tail?: Hex
}

/** Additions to one order of a match: tips and extra data for its zone. */
export type Part = { tips?: readonly ConsiderationItem[]; extraData?: Hex }

/** Fills by the cheapest call, as Seaport's own library encodes it. */
export function fillBasic(order: Components, options: FillOptions = {}): Transaction {
  const { tips = [] } = options
  const [offered] = order.offer
  const [first, ...others] = [...order.consideration, ...tips]
  if (!offered || !first) throw new RangeError('A basic fill needs an item on each side.')
  const parameters = {
    considerationToken: first.token,
    considerationIdentifier: first.identifierOrCriteria,
    considerationAmount: first.endAmount,
    offerer: order.offerer,
    zone: order.zone,
    offerToken: offered.token,
    offerIdentifier: offered.identifierOrCriteria,
    offerAmount: offered.endAmount,
    basicOrderType: order.orderType + 4 * routeOf(offered.itemType, first.itemType),
    startTime: order.startTime,
    endTime: order.endTime,
    zoneHash: order.zoneHash,
    salt: order.salt,
    offererConduitKey: order.conduitKey,
    fulfillerConduitKey: knownConduitKey,
    totalOriginalAdditionalRecipients: BigInt(order.totalOriginalConsiderationItems - 1),
    additionalRecipients: others.map(({ endAmount: amount, recipient }) => ({ amount, recipient })),
    signature,
  }
  const functionName = 'fulfillBasicOrder_efficient_6GL6yc'
  return toSeaport(encodeFunctionData({ abi, functionName, args: [parameters] }), [order], options)
}

function routeOf(offered: ItemType, asked: ItemType): BasicRoute {
  if (offered === ItemType.ERC20)
    return asked === ItemType.ERC721 ? BasicRoute.ERC721_TO_ERC20 : BasicRoute.ERC1155_TO_ERC20
  if (offered === ItemType.ERC721)
    return asked === ItemType.NATIVE ? BasicRoute.ETH_TO_ERC721 : BasicRoute.ERC20_TO_ERC721
  return asked === ItemType.NATIVE ? BasicRoute.ETH_TO_ERC1155 : BasicRoute.ERC20_TO_ERC1155
}

export function fillPlain(order: Components, options: FillOptions = {}): Transaction {
  const args = [toPlain(order, options), knownConduitKey] as const
  return toSeaport(encodeFunctionData({ abi, functionName: 'fulfillOrder', args }), [order], options)
}

export function fillAdvanced(order: Components, options: FillOptions = {}): Transaction {
  const { choices = [], recipient = zeroAddress } = options
  const args = [toAdvanced(order, options), choices, knownConduitKey, recipient] as const
  return toSeaport(encodeFunctionData({ abi, functionName: 'fulfillAdvancedOrder', args }), [order], options)
}

export function fillAvailable(orders: readonly Components[], options: FillOptions = {}): Transaction {
  const { maximum = BigInt(orders.length) } = options
  const plain = orders.map((order) => toPlain(order))
  const args = [plain, ...allItems(orders), knownConduitKey, maximum] as const
  return toSeaport(encodeFunctionData({ abi, functionName: 'fulfillAvailableOrders', args }), orders, options)
}

export function fillAvailableAdvanced(orders: readonly Components[], options: FillOptions = {}): Transaction {
  const { choices = [], recipient = zeroAddress, maximum = BigInt(orders.length) } = options
  const advanced = orders.map((order) => toAdvanced(order))
  const args = [advanced, choices, ...allItems(orders), knownConduitKey, recipient, maximum] as const
  const functionName = 'fulfillAvailableAdvancedOrders'
  return toSeaport(encodeFunctionData({ abi, functionName, args }), orders, options)
}

/** Lists each item separately. Combining items of one recipient would only save gas. */
function allItems(orders: readonly Components[]) {
  const each = (side: 'offer' | 'consideration') =>
    orders.flatMap((order, orderIndex) =>
      order[side].map((_, itemIndex) => [{ orderIndex: BigInt(orderIndex), itemIndex: BigInt(itemIndex) }]),
    )
  return [each('offer'), each('consideration')] as const
}

/** Assigns an offer item to a consideration item, each by order index and item index. */
export type Pair = readonly [from: readonly [bigint, bigint], to: readonly [bigint, bigint]]

export function match(
  orders: readonly Components[],
  pairs: readonly Pair[],
  options: FillOptions = {},
): Transaction {
  const args = [orders.map((order) => toPlain(order)), pairs.map(toFulfillment)] as const
  const data = encodeFunctionData({ abi, functionName: 'matchOrders', args })
  return toSeaport(data, [], options)
}

export function matchAdvanced(
  orders: readonly Components[],
  pairs: readonly Pair[],
  { parts = [], ...options }: FillOptions & { parts?: readonly Part[] } = {},
): Transaction {
  const { choices = [], recipient = zeroAddress } = options
  const advanced = orders.map((order, index) => toAdvanced(order, parts[index]))
  const args = [advanced, choices, pairs.map(toFulfillment), recipient] as const
  const data = encodeFunctionData({ abi, functionName: 'matchAdvancedOrders', args })
  return toSeaport(data, [], options)
}

function toFulfillment([from, to]: Pair) {
  const place = ([orderIndex, itemIndex]: readonly [bigint, bigint]) => [{ orderIndex, itemIndex }]
  return { offerComponents: place(from), considerationComponents: place(to) }
}

export function cancel(orders: readonly Components[]): Transaction {
  return toSeaport(encodeFunctionData({ abi, functionName: 'cancel', args: [orders] }))
}

export function validate(orders: readonly Components[]): Transaction {
  const args = [orders.map((order) => toPlain(order))] as const
  return toSeaport(encodeFunctionData({ abi, functionName: 'validate', args }))
}

export function incrementCounter(): Transaction {
  return toSeaport(encodeFunctionData({ abi, functionName: 'incrementCounter' }))
}

function toPlain(order: Components, { tips = [] }: FillOptions = {}) {
  // The caller's own order needs no signature.
  const isOwn = order.offerer === me
  return { parameters: toParameters(order, tips), signature: isOwn ? ('0x' as const) : signature }
}

function toAdvanced(order: Components, options: FillOptions & Part = {}) {
  const { part = [1n, 1n], extraData = '0x' } = options
  const [numerator, denominator] = part
  return { ...toPlain(order, options), numerator, denominator, extraData }
}

function toSeaport(
  data: Hex,
  orders: readonly Components[] = [],
  { tips = [], tail = '0x', ...options }: FillOptions = {},
): Transaction {
  const asked = [...orders.flatMap(({ consideration }) => consideration), ...tips]
  const value = options.value ?? nativeSum(asked)
  const input: Hex = `${data}${tail.slice(2)}`
  return value === 0n ? { to: seaportAddress, data: input } : { to: seaportAddress, data: input, value }
}

function nativeSum(items: readonly ConsiderationItem[]): bigint {
  return items
    .filter(({ itemType }) => itemType === ItemType.NATIVE)
    .reduce(
      (sum, { startAmount, endAmount }) => sum + (startAmount > endAmount ? startAmount : endAmount),
      0n,
    )
}
