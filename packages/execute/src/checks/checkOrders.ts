import { isCurrency, type Order } from '@souk/seaport'
import { isAddressEqual } from 'viem'
import { OrderError } from './errors.js'
import { type Ground, has } from './Ground.js'

type Components = Order.SignedOrder['components']

/** The maximum share of a price for recipients other than the seller: creators and markets together. */
const mostFeesBps = 1_500n

/**
 * Checks the orders that a server wants signed against the request.
 *
 * A listing may give only requested tokens. It must ask for the price of a request, and most of the price must go to
 * the seller. A bid may give at most the requested price in a known currency, and must bring a token to the bidder.
 *
 * @returns The problem, or `undefined`.
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
  if (!given || others.length > 0) return 'it must give exactly one item'
  if (isCurrency(given)) return 'it gives money'
  const fitting = listings.filter(({ token, quantity = 1n }) => {
    const isSame = isAddressEqual(token.contract, given.token) && token.tokenId === given.identifierOrCriteria
    return isSame && given.startAmount <= quantity && given.endAmount <= quantity
  })
  if (fitting.length === 0) return 'it gives a token that you did not ask to list'
  const isPaid = fitting.some(({ weiPrice, endWeiPrice = weiPrice }) => {
    const least = (price: bigint) => price - (price * mostFeesBps) / 10_000n
    return (
      sum(consideration, 'startAmount') >= weiPrice &&
      sum(consideration, 'endAmount') >= endWeiPrice &&
      sum(own, 'startAmount') >= least(weiPrice) &&
      sum(own, 'endAmount') >= least(endWeiPrice)
    )
  })
  return isPaid ? undefined : 'the seller receives less than the price'
}

function bidIssue(
  { bids, account, currencies }: Ground,
  { offer, consideration }: Components,
): string | undefined {
  const [given, ...others] = offer
  if (!given || others.length > 0) return 'it must give exactly one item'
  if (!isCurrency(given)) return 'it gives a token'
  if (!has(currencies, given.token)) return 'it uses a currency that you did not request'
  const most = bids.reduce((price, { weiPrice }) => (weiPrice > price ? weiPrice : price), 0n)
  if (given.startAmount > most || given.endAmount > most) return 'it gives more than the price'
  const isBrought = consideration.some((item) => !isCurrency(item) && isAddressEqual(item.recipient, account))
  return isBrought ? undefined : 'the bidder receives no token'
}
