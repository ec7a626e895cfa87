import { isCurrency, type OfferItem, type Order } from '@souk/seaport'
import { isSameAddress } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import type { Stall } from '../subject/readSubject.js'
import { feeRows } from './about.js'

type Sides = Pick<Order.Components, 'offerer' | 'offer' | 'consideration'>

/** A row for each fee that comes out of the money of a swap, as its signed order says. */
export function swapFees(
  session: Session,
  { offerer, offer, consideration }: Sides,
  collections: readonly Stall[],
) {
  const sumOf = (items: readonly OfferItem[], token: string) =>
    items
      .filter((item) => isCurrency(item) && isSameAddress(item.token, token))
      .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  return consideration
    .filter((item) => isCurrency(item) && !isSameAddress(item.recipient, offerer))
    .flatMap(({ recipient, token, startAmount }) => {
      const price = sumOf(offer, token) || sumOf(consideration, token)
      return feeRows(session, {
        fees: [{ recipient, amount: startAmount }],
        ...{ currency: token, price, collections },
      })
    })
}
