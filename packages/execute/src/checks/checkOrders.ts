import { isCurrency, type Order } from '@souk/seaport'
import { isAddressEqual } from 'viem'
import { OrderError } from './errors.js'
import { type Ground, has } from './Ground.js'

type Components = Order.SignedOrder['components']

/** The most of a price that may go to others than the seller: creators and markets, together. */
const mostFeesBps = 1_500n

/**
 * Checks the orders that a server wants signed against the request: what is given away, and what for.
 *
 * A listing must give nothing but tokens that are to be listed, and bring the price of one of them, most of it to the
 * seller. A bid must give no more than the price, in a currency that is meant, and bring a token to the bidder.
 *
 * @returns The problem, or nothing.
 */
export function checkOrders(
  ground: Ground,
  { stepId, orders }: { stepId: string; orders: readonly Order.SignedOrder[] },
): OrderError | undefined {
  for (const { components } of orders) {
    const issue = ground.kind === 'list' ? listingIssue(ground, components) : bidIssue(ground, components)
    if (issue) return new OrderError({ stepId, issue })
  }
  return undefined
}

function listingIssue(
  { listings, account }: Ground,
  { offer, consideration }: Components,
): string | undefined {
  const sum = (items: Components['consideration'], end: 'startAmount' | 'endAmount') =>
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
  { offer, consideration }: Components,
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
