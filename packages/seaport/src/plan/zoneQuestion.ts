import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { zoneAbi } from '../abi/guarded.js'
import type { ZoneQuery } from '../facts/ZoneQuery.js'
import * as Amount from '../order/Amount.js'
import type { Components } from '../order/Components.js'
import * as Holding from '../order/Holding.js'
import type { OfferItem } from '../order/Item.js'
import { isRestricted } from '../order/orderType.js'
import type { FillWish } from './FillWish.js'
import type { Moved } from './fill.js'

/** The fulfiller and the orders that are filled together. */
export type ZoneContext = { fulfiller: Address; orderHashes: readonly Hex[] }

/** Returns whether the exchange would ask a zone. It does not ask a zone that is the fulfiller. */
function isAsked({ order }: FillWish, { fulfiller }: ZoneContext): boolean {
  const { zone } = order.parameters
  return (
    isRestricted(order.parameters) && !isAddressEqual(zone, zeroAddress) && !isAddressEqual(zone, fulfiller)
  )
}

/** Prepares zone queries without facts of the chain, with the largest signed amounts. */
export function zoneQueries(wishes: readonly FillWish[], context: ZoneContext): readonly ZoneQuery[] {
  return wishes
    .filter((wish) => isAsked(wish, context))
    .map((wish) => {
      const { offer, consideration } = wish.order.parameters
      const paid = [...consideration, ...wish.tips]
      const asked = toItems(paid, wish.considerationCriteria)
      const received = asked.map((item, index) => ({ ...item, recipient: (paid[index] as Paid).recipient }))
      return toQuery(wish, { offered: toItems(offer, wish.offerCriteria), received }, context)
    })
}

type Paid = FillWish['tips'][number]

/** Prepares a zone query with the exact amounts of a fill. */
export function exactZoneQuery(
  wish: FillWish,
  fill: { offered: readonly Moved[]; asked: readonly Moved[] },
  context: ZoneContext,
): ZoneQuery {
  const received = fill.asked.map((moved) => ({ ...moved, recipient: moved.account }))
  return toQuery(wish, { offered: fill.offered, received }, context)
}

type Spent = { itemType: number; token: Address; identifier: bigint; amount: bigint }
type Received = Spent & { recipient: Address }

function toItems(items: readonly OfferItem[], choices: readonly { tokenId: bigint }[]): readonly Spent[] {
  let next = 0
  return items.map((item) => {
    const itemType = Holding.concreteType(item.itemType)
    const chosen = itemType === item.itemType ? undefined : choices[next++]
    const identifier = chosen?.tokenId ?? item.identifierOrCriteria
    return { itemType, token: item.token, identifier, amount: Amount.largest(item) }
  })
}

function toQuery(
  wish: FillWish,
  { offered, received }: { offered: readonly Spent[]; received: readonly Received[] },
  { fulfiller, orderHashes }: ZoneContext,
): ZoneQuery {
  const { orderHash, order, extraData = '0x' } = wish
  const { zone, offerer, startTime, endTime, zoneHash }: Components = order.parameters
  const terms = { startTime, endTime, zoneHash, extraData, orderHashes }
  const told = { orderHash, fulfiller, offerer, offer: offered, consideration: received, ...terms }
  const data = encodeFunctionData({ abi: zoneAbi, functionName: 'validateOrder', args: [told] })
  return { orderHash, zone, data }
}
