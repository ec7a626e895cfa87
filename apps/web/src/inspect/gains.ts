import type { OfferItem, Order } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** What somebody gives and gets by an order; whoever fills it has no address yet. */
export type Gain = { who: Address | 'filler'; gives: readonly OfferItem[]; gets: readonly OfferItem[] }

/**
 * Says who gains what by an order: its signer, whoever fills it, and everybody else who gets something.
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
    { who: 'filler', gives: consideration, gets: offer },
    ...others.map((address) => {
      const gets = toOf(address)
      return { who: gets[0]?.recipient ?? offerer, gives: [], gets }
    }),
  ]
}
