import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { fits, leastLossFirst } from '@souk/ui/parts/orders/fits.js'
import { type Address, zeroAddress } from 'viem'

/** An offer that a wallet could accept. */
export type Received = {
  offer: MarketOrder | CollectionOffer
  /** The wallet's items that it accepts. The preselected one comes first. */
  fitting: readonly Nft[]
  currency: Address
  /** For one unit, in the currency's smallest unit: the offered price, and the amount after fees. */
  unitPrice: bigint
  net: bigint
  /** How many units it accepts now, as far as the bidder has the money. */
  remaining: bigint
  /** How many units nobody has sold to it. @default `remaining` */
  unfilled?: bigint
  /** The units of the whole offer. */
  total: bigint
}

/**
 * Finds the offers that a wallet's items match, the highest of each currency first.
 *
 * @param options.now - Seconds.
 *
 * @example
 * toReceived(offers, { nfts, account, now }) // → [{ net: 912500000000000000n, … }]
 */
export function toReceived(
  offers: readonly (MarketOrder | CollectionOffer)[],
  options: { nfts: readonly Nft[]; account: string; now: bigint },
): readonly Received[] {
  const { nfts, account, now } = options
  return offers
    .flatMap((offer): readonly Received[] => {
      const deal = Deal.from(offer.order.parameters)
      const isUsable = !('status' in offer) || offer.status === 'active'
      const fitting = leastLossFirst(nfts.filter((nft) => isFor(offer, nft)))
      if (!isUsable || fitting.length === 0 || deal.side !== 'bid' || isSameAddress(deal.maker, account))
        return []
      const fees = offer.order.parameters.consideration
        .filter(({ itemType }) => itemType <= 1)
        .reduce((sum, { startAmount }) => sum + startAmount, 0n)
      const price = Deal.priceAt(deal, now)
      const unitPrice = price / deal.total
      return [
        {
          offer,
          fitting,
          currency: deal.currency ?? zeroAddress,
          unitPrice,
          net: (price - fees) / deal.total,
          remaining: offer.remaining ?? deal.total,
          ...(offer.unfilled === undefined ? {} : { unfilled: offer.unfilled }),
          total: deal.total,
        },
      ]
    })
    .sort((a, b) => (a.currency === b.currency ? compare(b.net, a.net) : a.currency < b.currency ? -1 : 1))
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a > b ? 1 : -1
}

function isFor(offer: MarketOrder | CollectionOffer, nft: Nft): boolean {
  if ('criteria' in offer) return fits(offer, nft)
  const [item] = Deal.from(offer.order.parameters).items
  return item?.identifierOrCriteria === nft.tokenId && isSameAddress(item.token, nft.contract)
}
