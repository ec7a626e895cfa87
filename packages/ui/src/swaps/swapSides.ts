import { SwapPayment } from '@souk/market/flows'
import { Amount, isCriteria, isCurrency, type OfferItem, type Order } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** Units of a token. `tokenId` is absent for any token of the contract, or for one of a list. */
export type SideToken = {
  contract: Address
  tokenId: bigint | undefined
  quantity: bigint
  /** Whether only the tokens of a list are accepted. */
  isListed?: true
}

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
 * swapSides(order, { role: 'taker', now }).give // → { tokens: [{ contract, tokenId: 7n, quantity: 1n }], money: [] }
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
  const [offered, wanted] = [toTokens(given), toTokens(toMaker)]
  const [give, get] = role === 'maker' ? [offered, wanted] : [wanted, offered]
  const payments = SwapPayment.list(parameters, { now })
  return {
    give: {
      tokens: give,
      money: payments.filter(({ by }) => by === role).map(({ currency, amount }) => ({ currency, amount })),
    },
    get: {
      tokens: get,
      money: payments
        .filter(({ by, received }) => by !== role && received > 0n)
        .map(({ currency, received: amount }) => ({ currency, amount })),
    },
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
      tokenId: isCriteria(item) ? undefined : item.identifierOrCriteria,
      quantity: item.amount,
      ...(isCriteria(item) && item.identifierOrCriteria !== 0n ? { isListed: true } : undefined),
    }))
}
