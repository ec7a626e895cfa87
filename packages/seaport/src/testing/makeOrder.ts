import { type Address, type Hex, zeroAddress } from 'viem'
import { signOrder } from '../actions/signOrder.js'
import { type FindingName, findingCodes } from '../guard/findings/codes.js'
import type { AnyClient } from '../node/batch.js'
import { type ItemType, maxUint256, noConduitKey, OrderType, zeroHash } from '../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../order/Item.js'
import type { Components, Order } from '../order/Order.js'

let salt = 1n

/** Creates an item with defaults, so that tests state only the relevant fields. */
export function item(itemType: ItemType, changes: Partial<OfferItem> & { amount?: bigint } = {}): OfferItem {
  const { amount = 1n, ...others } = changes
  return {
    itemType,
    token: zeroAddress,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    ...others,
  }
}

/** Returns the item as a consideration item for a recipient. */
export function to(recipient: Address, offered: OfferItem): ConsiderationItem {
  return { ...offered, recipient }
}

/** Creates the parameters of an order. By default the order is open and never ends. */
export function components(
  offerer: Address,
  offer: readonly OfferItem[],
  consideration: readonly ConsiderationItem[],
  changes: Partial<Components> = {},
): Components {
  return {
    offerer,
    zone: zeroAddress,
    offer,
    consideration,
    orderType: OrderType.FULL_OPEN,
    startTime: 0n,
    endTime: maxUint256,
    zoneHash: zeroHash,
    salt: salt++,
    conduitKey: noConduitKey,
    counter: 0n,
    totalOriginalConsiderationItems: consideration.length,
    ...changes,
  }
}

/** Signs parameters without checks. */
export async function sign(
  client: AnyClient & { chain: { id: number } },
  parameters: Components,
): Promise<Order> {
  const override = Object.keys(findingCodes) as FindingName[]
  const { id: chainId } = client.chain
  const signature: Hex = await signOrder(client, { components: parameters, chainId, override })
  return { parameters, signature }
}
