import { BasicRoute, ItemType, type OrderType } from '../../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'

/** Converts orders in calldata of the exchange to the uniform shape that the guard uses. */

type RawItem = Omit<OfferItem, 'itemType'> & { itemType: number }
type RawParameters = Omit<
  Components,
  'orderType' | 'offer' | 'consideration' | 'counter' | 'totalOriginalConsiderationItems'
> & {
  orderType: number
  offer: readonly RawItem[]
  consideration: readonly (RawItem & Pick<ConsiderationItem, 'recipient'>)[]
  /** Fills contain the number of signed items instead of the counter, and cancellations only the counter. */
  totalOriginalConsiderationItems?: bigint
  counter?: bigint
}

/** Reads the parameters of an order from calldata. */
export function fromCall(raw: RawParameters): Components {
  return {
    ...raw,
    offer: raw.offer.map(toItem),
    consideration: raw.consideration.map((item) => ({ ...toItem(item), recipient: item.recipient })),
    orderType: raw.orderType as OrderType,
    counter: raw.counter ?? 0n,
    totalOriginalConsiderationItems: Number(raw.totalOriginalConsiderationItems ?? raw.consideration.length),
  }
}

function toItem({ itemType, token, identifierOrCriteria, startAmount, endAmount }: RawItem): OfferItem {
  return { itemType: itemType as ItemType, token, identifierOrCriteria, startAmount, endAmount }
}

/** The relevant parameters of `fulfillBasicOrder`. */
export type BasicParameters = Pick<
  Components,
  'offerer' | 'zone' | 'startTime' | 'endTime' | 'zoneHash' | 'salt'
> & {
  considerationToken: OfferItem['token']
  considerationIdentifier: bigint
  considerationAmount: bigint
  offerToken: OfferItem['token']
  offerIdentifier: bigint
  offerAmount: bigint
  basicOrderType: number
  offererConduitKey: Components['conduitKey']
  totalOriginalAdditionalRecipients: bigint
  additionalRecipients: readonly { amount: bigint; recipient: ConsiderationItem['recipient'] }[]
}

/** The item types of a basic route: the offer and the consideration. */
const routes: Readonly<Record<BasicRoute, readonly [offered: ItemType, asked: ItemType]>> = {
  [BasicRoute.ETH_TO_ERC721]: [ItemType.ERC721, ItemType.NATIVE],
  [BasicRoute.ETH_TO_ERC1155]: [ItemType.ERC1155, ItemType.NATIVE],
  [BasicRoute.ERC20_TO_ERC721]: [ItemType.ERC721, ItemType.ERC20],
  [BasicRoute.ERC20_TO_ERC1155]: [ItemType.ERC1155, ItemType.ERC20],
  [BasicRoute.ERC721_TO_ERC20]: [ItemType.ERC20, ItemType.ERC721],
  [BasicRoute.ERC1155_TO_ERC20]: [ItemType.ERC20, ItemType.ERC1155],
}

/** Reads an order from the calldata of a basic fill. Returns `undefined` when its route does not exist. */
export function fromBasicCall(raw: BasicParameters): Components | undefined {
  const types = routes[Math.floor(raw.basicOrderType / 4) as BasicRoute]
  if (!types) return undefined
  const offered = toSimple(types[0], raw.offerToken, raw.offerIdentifier, raw.offerAmount)
  const asked = toSimple(
    types[1],
    raw.considerationToken,
    raw.considerationIdentifier,
    raw.considerationAmount,
  )
  const money = offered.itemType === ItemType.ERC20 ? offered : asked
  const others = raw.additionalRecipients.map(({ amount, recipient }) => ({
    ...money,
    startAmount: amount,
    endAmount: amount,
    recipient,
  }))
  const { offerer, zone, startTime, endTime, zoneHash, salt } = raw
  return {
    offerer,
    zone,
    offer: [offered],
    consideration: [{ ...asked, recipient: offerer }, ...others],
    orderType: (raw.basicOrderType % 4) as OrderType,
    startTime,
    endTime,
    zoneHash,
    salt,
    conduitKey: raw.offererConduitKey,
    counter: 0n,
    totalOriginalConsiderationItems: Number(raw.totalOriginalAdditionalRecipients) + 1,
  }
}

function toSimple(
  itemType: ItemType,
  token: OfferItem['token'],
  identifierOrCriteria: bigint,
  amount: bigint,
): OfferItem {
  return { itemType, token, identifierOrCriteria, startAmount: amount, endAmount: amount }
}
