import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { BasicRoute, ItemType } from '../order/constants.js'
import { type ConsiderationItem, isCriteria, isCurrency, isNft } from '../order/Item.js'
import type { Components } from '../order/Order.js'

/** Which entry point of the exchange fills an order. */
export type Route = { type: 'basic'; basicOrderType: number } | { type: 'plain' } | { type: 'advanced' }

/** What decides about the route besides the order itself. */
export type RouteOptions = {
  tips: readonly ConsiderationItem[]
  unitsToFill: bigint | undefined
  recipient: Address | undefined
  extraData: Hex | undefined
  /** The order was filled in part: only what is left can be had, which the basic route cannot express. */
  partiallyFilled: boolean
}

/** Chooses the cheapest entry point that can express the fill (spec point 4, "Fulfilling"). */
export function chooseRoute(order: Components, options: RouteOptions): Route {
  const recipient = options.recipient !== undefined && !isAddressEqual(options.recipient, zeroAddress)
  const hasExtraData = options.extraData !== undefined && options.extraData !== '0x'
  const criteria = [...order.offer, ...order.consideration].some(isCriteria)
  if (options.unitsToFill !== undefined || criteria || recipient || hasExtraData) return { type: 'advanced' }
  const route = options.partiallyFilled ? undefined : basicRoute(order, options.tips)
  return route === undefined
    ? { type: 'plain' }
    : { type: 'basic', basicOrderType: order.orderType + 4 * route }
}

function basicRoute(order: Components, tips: readonly ConsiderationItem[]): BasicRoute | undefined {
  const [offered, ...moreOffered] = order.offer
  const consideration = [...order.consideration, ...tips]
  const [first, ...additional] = consideration
  if (!offered || moreOffered.length > 0 || !first) return undefined
  const items = [offered, ...consideration]
  const fits =
    items.filter(isNft).length === 1 &&
    !items.some(isCriteria) &&
    offered.itemType !== ItemType.NATIVE &&
    sameCurrency(items) &&
    items.every((item) => item.startAmount === item.endAmount) &&
    isAddressEqual(first.recipient, order.offerer) &&
    items.every(isRegular) &&
    additional.every(isCurrency)
  if (!fits) return undefined
  const paidOut = additional.reduce((sum, item) => sum + item.endAmount, 0n)
  // The exchange refuses to move nothing, and that is what would be left for the fulfiller.
  if (offered.itemType === ItemType.ERC20 && paidOut >= offered.endAmount) return undefined
  return routes[`${first.itemType}-${offered.itemType}`]
}

function sameCurrency(items: readonly { itemType: ItemType; token: Address }[]): boolean {
  const [first, ...others] = items.filter((item) => isCurrency(item))
  return first !== undefined && others.every((item) => isAddressEqual(item.token, first.token))
}

/** Native items carry no address, currencies no identifier, single tokens the amount 1. */
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

/** Item type of what the fulfiller gives and of what the fulfiller gets. */
const routes: Readonly<Record<string, BasicRoute | undefined>> = {
  [`${ItemType.NATIVE}-${ItemType.ERC721}`]: BasicRoute.ETH_TO_ERC721,
  [`${ItemType.NATIVE}-${ItemType.ERC1155}`]: BasicRoute.ETH_TO_ERC1155,
  [`${ItemType.ERC20}-${ItemType.ERC721}`]: BasicRoute.ERC20_TO_ERC721,
  [`${ItemType.ERC20}-${ItemType.ERC1155}`]: BasicRoute.ERC20_TO_ERC1155,
  [`${ItemType.ERC721}-${ItemType.ERC20}`]: BasicRoute.ERC721_TO_ERC20,
  [`${ItemType.ERC1155}-${ItemType.ERC20}`]: BasicRoute.ERC1155_TO_ERC20,
}
