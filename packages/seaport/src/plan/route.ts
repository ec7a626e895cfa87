import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { BasicRoute, ItemType } from '../order/constants.js'
import { type ConsiderationItem, isCriteria, isCurrency, isNft } from '../order/Item.js'
import type { Components } from '../order/Order.js'

/** The entry point of the exchange that fills an order. */
export type Route = { type: 'basic'; basicOrderType: number } | { type: 'plain' } | { type: 'advanced' }

/** The facts that determine the route besides the order. */
export type RouteOptions = {
  tips: readonly ConsiderationItem[]
  unitsToFill: bigint | undefined
  recipient: Address | undefined
  extraData: Hex | undefined
  /** Whether the order is partially filled. The basic route cannot fill the rest. */
  partiallyFilled: boolean
}

/** Chooses the cheapest entry point that can express the fill (spec point 4, "Fulfilling"). */
export function chooseRoute(order: Components, options: RouteOptions): Route {
  if (advancedReason(order, options)) return { type: 'advanced' }
  const route = basicReason(order, options) ? undefined : routeOf(order)
  return route === undefined
    ? { type: 'plain' }
    : { type: 'basic', basicOrderType: order.orderType + 4 * route }
}

/** Returns why the basic route cannot express the fill, or `undefined` if it can. */
export function whyNotBasic(order: Components, options: RouteOptions): string | undefined {
  return advancedReason(order, options) ?? basicReason(order, options)
}

function advancedReason(order: Components, options: RouteOptions): string | undefined {
  const recipient = options.recipient !== undefined && !isAddressEqual(options.recipient, zeroAddress)
  const hasExtraData = options.extraData !== undefined && options.extraData !== '0x'
  if (options.unitsToFill !== undefined) return 'unitsToFill is given'
  if ([...order.offer, ...order.consideration].some(isCriteria)) return 'it has a criteria item'
  if (recipient) return 'another recipient is given'
  return hasExtraData ? 'extraData is given' : undefined
}

function basicReason(order: Components, { tips, partiallyFilled }: RouteOptions): string | undefined {
  const [offered, ...moreOffered] = order.offer
  const consideration = [...order.consideration, ...tips]
  const [first, ...additional] = consideration
  if (!offered || moreOffered.length > 0 || !first)
    return 'it does not offer exactly one item, or asks for none'
  if (routeOf(order) === undefined)
    return 'its offer and its first consideration item are not an NFT and a currency'
  const items = [offered, ...consideration]
  const paidOut = additional.reduce((sum, item) => sum + item.endAmount, 0n)
  const failed = (
    [
      [!partiallyFilled, 'a part of it is filled already'],
      [items.filter(isNft).length === 1, 'it has more than one NFT item'],
      [sameCurrency(items), 'it has several currencies'],
      [items.every((item) => item.startAmount === item.endAmount), 'an amount changes with time'],
      [
        isAddressEqual(first.recipient, order.offerer),
        'its first consideration item does not go to the offerer',
      ],
      [items.every(isRegular), 'an item has an address, identifier or amount that is invalid for its type'],
      // The exchange reverts a transfer of 0, and nothing would remain for the fulfiller.
      [
        offered.itemType !== ItemType.ERC20 || paidOut < offered.endAmount,
        'the fulfiller would receive nothing',
      ],
    ] as const
  ).find(([holds]) => !holds)
  return failed?.[1]
}

/** Returns the basic route by the item types of the first consideration item and the first offer item. */
function routeOf({ offer, consideration }: Components): BasicRoute | undefined {
  return routes[`${consideration[0]?.itemType}-${offer[0]?.itemType}`]
}

function sameCurrency(items: readonly { itemType: ItemType; token: Address }[]): boolean {
  const [first, ...others] = items.filter((item) => isCurrency(item))
  return first !== undefined && others.every((item) => isAddressEqual(item.token, first.token))
}

/**
 * Returns whether an item is well-formed: native items have no address, currencies no identifier, and ERC721 tokens the
 * amount 1.
 */
function isRegular(item: {
  itemType: ItemType
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
}) {
  if (item.itemType === ItemType.NATIVE && !isAddressEqual(item.token, zeroAddress)) return false
  if (isCurrency(item)) return item.identifierOrCriteria === 0n
  return item.itemType !== ItemType.ERC721 || item.startAmount === 1n
}

/** The basic route by the item type that the fulfiller gives and the one that it receives. */
const routes: Readonly<Record<string, BasicRoute | undefined>> = {
  [`${ItemType.NATIVE}-${ItemType.ERC721}`]: BasicRoute.ETH_TO_ERC721,
  [`${ItemType.NATIVE}-${ItemType.ERC1155}`]: BasicRoute.ETH_TO_ERC1155,
  [`${ItemType.ERC20}-${ItemType.ERC721}`]: BasicRoute.ERC20_TO_ERC721,
  [`${ItemType.ERC20}-${ItemType.ERC1155}`]: BasicRoute.ERC20_TO_ERC1155,
  [`${ItemType.ERC721}-${ItemType.ERC20}`]: BasicRoute.ERC721_TO_ERC20,
  [`${ItemType.ERC1155}-${ItemType.ERC20}`]: BasicRoute.ERC1155_TO_ERC20,
}
