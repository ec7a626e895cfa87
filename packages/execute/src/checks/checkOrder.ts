import type { BaseError } from '@souk/base'
import * as z from '@souk/base/schema'
import { isAddressEqual } from 'viem'
import * as F from '../wire/fields.js'
import { OrderError } from './errors.js'
import { type Ground, has } from './Ground.js'

/** What is read of a Seaport order within typed data, for what it gives and takes. */
const item = z.object({
  itemType: z.map(F.uint, Number),
  token: F.address,
  startAmount: F.uint,
  endAmount: F.uint,
})
const orderSchema = z.object({
  offerer: F.address,
  offer: z.array(z.extend(item, { identifierOrCriteria: F.uint })),
  consideration: z.array(z.extend(item, { identifierOrCriteria: F.uint, recipient: F.address })),
})

type Order = z.Output<typeof orderSchema>

/** Native and ERC20. */
const isCurrency = ({ itemType }: { itemType: number }) => itemType < 2

/** The most of a price that may go to others than the seller: creators and markets, together. */
const mostFeesBps = 1_500n

/**
 * Holds a Seaport order that a server wants signed against the wish: what is given away, and what for.
 *
 * A listing must give nothing but tokens that are to be listed, and bring the price of one of them, most of it to the
 * seller. A bid must give no more than the price, in a currency that is meant, and bring a token to the bidder.
 *
 * @returns What is wrong, or nothing.
 */
export function checkOrder(
  ground: Ground,
  { stepId, value }: { stepId: string; value: unknown },
): BaseError | undefined {
  for (const order of ordersIn(value)) {
    const issue = ground.kind === 'list' ? listingIssue(ground, order) : bidIssue(ground, order)
    if (issue) return new OrderError({ stepId, issue })
  }
  return undefined
}

/** The order itself, or all that are signed together. */
function ordersIn(value: unknown, depth = 0): readonly Order[] {
  // A tree of orders is at most 24 levels high.
  if (depth > 30 || typeof value !== 'object' || value === null) return []
  if (!('offerer' in value)) return Object.values(value).flatMap((part) => ordersIn(part, depth + 1))
  const order = F.decodeBy(orderSchema, value, 'order')
  // Trees are filled up with empty orders, which nobody can fill.
  return order.offer.length === 0 && order.consideration.length === 0 ? [] : [order]
}

function listingIssue({ listings, account }: Ground, { offer, consideration }: Order): string | undefined {
  const sum = (items: Order['consideration'], end: 'startAmount' | 'endAmount') =>
    items.filter(isCurrency).reduce((total, item) => total + item[end], 0n)
  const own = consideration.filter(({ recipient }) => isAddressEqual(recipient, account))
  const [given, ...others] = offer
  if (!given || others.length > 0) return 'it gives more than one thing'
  if (isCurrency(given)) return 'it gives money'
  const fitting = listings.filter(({ token, quantity = 1n }) => {
    const isSame = isAddressEqual(token.contract, given.token) && token.tokenId === given.identifierOrCriteria
    return isSame && given.startAmount <= quantity && given.endAmount <= quantity
  })
  if (fitting.length === 0) return 'it gives something that was not to be listed'
  const isPaid = fitting.some(({ weiPrice, endWeiPrice = weiPrice }) => {
    const least = (price: bigint) => price - (price * mostFeesBps) / 10_000n
    return (
      sum(consideration, 'startAmount') >= weiPrice &&
      sum(consideration, 'endAmount') >= endWeiPrice &&
      sum(own, 'startAmount') >= least(weiPrice) &&
      sum(own, 'endAmount') >= least(endWeiPrice)
    )
  })
  return isPaid ? undefined : 'it brings the seller less than the price'
}

function bidIssue(
  { bids, account, currencies }: Ground,
  { offer, consideration }: Order,
): string | undefined {
  const [given, ...others] = offer
  if (!given || others.length > 0) return 'it gives more than one thing'
  if (!isCurrency(given)) return 'it gives a token'
  if (!has(currencies, given.token)) return 'it is in a currency that was not meant'
  const most = bids.reduce((price, { weiPrice }) => (weiPrice > price ? weiPrice : price), 0n)
  if (given.startAmount > most || given.endAmount > most) return 'it gives more than the price'
  const isBrought = consideration.some((item) => !isCurrency(item) && isAddressEqual(item.recipient, account))
  return isBrought ? undefined : 'it brings the bidder nothing'
}
