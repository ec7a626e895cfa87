import { Amount, isCurrency, type OfferItem, type Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'

/** Money that one account of a swap adds. */
export type SwapPayment = {
  /** The account that pays: the one that made the swap, or the one that accepts it. */
  by: 'maker' | 'taker'
  /** The zero address is the native currency. */
  currency: Address
  /** What the account pays, in the currency's smallest unit. */
  amount: bigint
  /** What the other account receives after fees. */
  received: bigint
}

/**
 * Lists the money of a swap from the signed data. Fees come out of the money of the account that receives it, as the
 * exchange pays them.
 *
 * @param options.now - Unix time in seconds; for amounts that change with time.
 *
 * @example
 * SwapPayment.list(order.parameters, { now }) // → [{ by: 'maker', currency: weth, amount: 100n, received: 90n }]
 */
export function list(
  { offerer, offer, consideration, startTime, endTime }: list.Parameters,
  { now }: { now: bigint },
): readonly SwapPayment[] {
  const clock = { startTime, endTime, now }
  const given = offer
    .filter(isCurrency)
    .map((item) => ({ item, amount: Amount.at(item, { ...clock, roundUp: false }) }))
  const asked = consideration
    .filter(isCurrency)
    .map((item) => ({ item, amount: Amount.at(item, { ...clock, roundUp: true }) }))
  const toMaker = asked.filter(({ item }) => isAddressEqual(item.recipient, offerer))
  const all = [...given, ...asked].map(({ item }) => item.token)
  const currencies = all.filter(
    (token, place) => all.findIndex((one) => isAddressEqual(one, token)) === place,
  )
  return currencies.flatMap((currency) => {
    const sum = (moved: readonly Moved[]) =>
      moved.reduce(
        (total, { item, amount }) => (isAddressEqual(item.token, currency) ? total + amount : total),
        0n,
      )
    const [maker, taker] = [sum(toMaker) - sum(given), sum(given) - sum(asked)]
    const pays = (by: SwapPayment['by'], own: bigint, other: bigint): readonly SwapPayment[] =>
      own < 0n ? [{ by, currency, amount: -own, received: other > 0n ? other : 0n }] : []
    return [...pays('maker', maker, taker), ...pays('taker', taker, maker)]
  })
}

export declare namespace list {
  type Parameters = Pick<Order.Components, 'offerer' | 'offer' | 'consideration' | 'startTime' | 'endTime'>
}

type Moved = { item: OfferItem; amount: bigint }
