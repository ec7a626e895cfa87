import { Amount, isCriteria, isCurrency, type OfferItem, type Order } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** Units of a token. `identifier` is absent for any token of the contract, or any of a list. */
export type SideToken = { contract: Address; identifier: bigint | undefined; quantity: bigint }

/** An amount of a currency, in its smallest unit. */
export type SideMoney = { currency: Address; amount: bigint }

/** What moves in one direction. */
export type Side = { tokens: readonly SideToken[]; money: readonly SideMoney[] }

/** Both directions of a swap, from the view of one account. */
export type Sides = { give: Side; get: Side }

/**
 * Reads the sides of a swap from the signed order. Fees come out of the money of the account that receives it, as the
 * exchange pays them.
 *
 * @param options.role - Whose view: that of the account that made the swap, or of one that accepts it.
 * @param options.now - Seconds; for amounts that change with time.
 *
 * @example
 * swapSides(order, { role: 'taker', now }).give // → { tokens: [{ contract, identifier: 7n, quantity: 1n }], money: [] }
 */
export function swapSides(
  { parameters }: Pick<Order.Order, 'parameters'>,
  { role, now }: swapSides.Options,
): Sides {
  const { offerer, offer, consideration, startTime, endTime } = parameters
  const at = (item: OfferItem, roundUp: boolean) => Amount.at(item, { startTime, endTime, now, roundUp })
  const given = offer.map((item) => ({ ...item, amount: at(item, false) }))
  const asked = consideration.map((item) => ({ ...item, amount: at(item, true) }))
  const toMaker = asked.filter(({ recipient }) => isSameAddress(recipient, offerer))
  const [out, back] = role === 'maker' ? [given, toMaker] : [asked, given]
  const net = netOf(out, back)
  const offered = toTokens(given)
  const wanted = toTokens(toMaker)
  const [give, get] = role === 'maker' ? [offered, wanted] : [wanted, offered]
  return {
    give: { tokens: give, money: net.filter(({ amount }) => amount < 0n).map(negated) },
    get: { tokens: get, money: net.filter(({ amount }) => amount > 0n) },
  }
}

export declare namespace swapSides {
  type Options = { role: 'maker' | 'taker'; now: bigint }
}

type Moved = OfferItem & { amount: bigint }

function toTokens(items: readonly Moved[]): readonly SideToken[] {
  return items
    .filter((item) => !isCurrency(item))
    .map((item) => ({
      contract: item.token,
      identifier: isCriteria(item) ? undefined : item.identifierOrCriteria,
      quantity: item.amount,
    }))
}

/** Adds up what comes back less what goes out, by currency. */
function netOf(out: readonly Moved[], back: readonly Moved[]): readonly SideMoney[] {
  const sums = new Map<string, SideMoney>()
  const add = (item: Moved, amount: bigint) => {
    if (!isCurrency(item)) return
    const currency = item.itemType === 0 ? zeroAddress : item.token
    const key = currency.toLowerCase()
    sums.set(key, { currency, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  for (const item of out) add(item, -item.amount)
  for (const item of back) add(item, item.amount)
  return [...sums.values()]
}

function negated({ currency, amount }: SideMoney): SideMoney {
  return { currency, amount: -amount }
}
