import { isCurrency, type OfferItem, type Order } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { shareOf } from '@souk/ui/parts/orders/breakdown.js'
import type { Address } from 'viem'

/** What an account gives and receives by an order. The filler has no address yet. */
export type Gain = { who: Address | 'filler'; gives: readonly OfferItem[]; gets: readonly OfferItem[] }

/**
 * Lists who gives and receives what by an order: its signer, its filler, and all other recipients.
 *
 * @example
 * gainsOf(parameters) // → [{ who: '0x…signer', gives: [lantern], gets: [ether] }, { who: 'filler', … }, …]
 */
export function gainsOf({
  offerer,
  offer,
  consideration,
}: Pick<Order.Components, 'offerer' | 'offer' | 'consideration'>): readonly Gain[] {
  const others = [...new Set(consideration.map(({ recipient }) => recipient.toLowerCase()))].filter(
    (address) => !isSameAddress(address, offerer),
  )
  const toOf = (address: string) => consideration.filter(({ recipient }) => isSameAddress(recipient, address))
  return [
    { who: offerer, gives: offer, gets: toOf(offerer) },
    { who: 'filler', gives: addUp(consideration), gets: addUp(offer) },
    ...others.map((address) => {
      const gets = toOf(address)
      return { who: gets[0]?.recipient ?? offerer, gives: [], gets }
    }),
  ]
}

/** Adds up what an account pays in total. A price is split among its recipients, but the payer needs the sum. */
function addUp(items: readonly OfferItem[]): readonly OfferItem[] {
  const sums = new Map<string, OfferItem>()
  for (const item of items) {
    const { itemType, token, identifierOrCriteria } = item
    const key = `${itemType}:${token.toLowerCase()}:${identifierOrCriteria}`
    const sum = sums.get(key)
    sums.set(key, {
      itemType,
      token,
      identifierOrCriteria,
      startAmount: (sum?.startAmount ?? 0n) + item.startAmount,
      endAmount: (sum?.endAmount ?? 0n) + item.endAmount,
    })
  }
  return [...sums.values()]
}

/**
 * Calculates an account's share of the order's money, in basis points.
 *
 * @returns `undefined` for an account that receives no money, or several currencies.
 *
 * @example
 * shareIn(parameters, creator) // → 500
 */
export function shareIn(
  { offer, consideration }: Pick<Order.Components, 'offer' | 'consideration'>,
  { gets }: Pick<Gain, 'gets'>,
): number | undefined {
  const [item, ...more] = addUp(gets)
  if (!item || more.length > 0 || !isCurrency(item)) return undefined
  const same = (one: OfferItem) => isCurrency(one) && isSameAddress(one.token, item.token)
  // A seller who accepts an offer pays the fees out of the offered amount.
  const [offered] = addUp(offer.filter(same))
  const [asked] = addUp(consideration.filter(same))
  return shareOf(item.startAmount, offered?.startAmount ?? asked?.startAmount ?? 0n)
}
