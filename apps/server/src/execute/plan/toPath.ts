import type { Currency } from '@souk/market'
import { ascendingAmountBuffer } from '@souk/seaport'
import type { PathItem } from '../model/Answer.js'
import type { Picked } from './choose.js'
import { type FeePart, type OnTop, type Price, priceOf } from './price.js'

/**
 * Makes the path of a trade: what each order costs or earns. Pure.
 *
 * The quote is what a buyer pays or a seller receives, without the payments on top. A buyer's total includes them; a
 * seller's total is the price before all fees.
 *
 * @param options.now - Seconds.
 * @param options.onTop - Payments that go with each pick, by the pick's index.
 * @param options.buyIn - What the buyer pays with, where an order asks for another currency of the same worth.
 * @param options.royaltyRecipients - The royalty recipients of each contract; all lower-case.
 */
export function toPath(picks: readonly Picked[], options: toPath.Options): readonly PathItem[] {
  return picks.map((pick, index) => {
    const { listing, units, identifier } = pick
    const { gross, net, fees } = quotedPrice(pick, options.now)
    const onTop = options.onTop[index] ?? []
    const extra = onTop.reduce((sum, { amount }) => sum + amount, 0n)
    const isAsk = listing.side === 'ask'
    const { buyIn } = options
    const isConverted = buyIn && buyIn.address.toLowerCase() !== listing.currency
    const quote = isAsk ? gross : net
    return {
      orderId: listing.orderHash,
      contract: listing.contract,
      tokenId: identifier,
      quantity: units,
      source: options.source,
      quote: toAmount(options.currencyOf(listing.currency), quote),
      ...(isConverted ? { buyIn: toAmount(buyIn, quote) } : undefined),
      totalRaw: isAsk ? gross + extra : gross,
      builtInFees: fees.map((fee) => toFee(fee, options.royaltyRecipients.get(listing.contract))),
      feesOnTop: onTop.map(({ recipient, amount }) => ({ recipient, raw: amount })),
    }
  })
}

export declare namespace toPath {
  type Options = {
    now: bigint
    source: string
    onTop: readonly (readonly OnTop[])[]
    buyIn?: Currency | undefined
    royaltyRecipients: ReadonlyMap<string, string>
    currencyOf: (address: string) => Currency
  }
}

/** While a price rises, the quote is the price at the latest time at which the transaction is mined. */
function quotedPrice(pick: Picked, now: bigint): Price {
  const price = priceOf(pick, { now })
  if (pick.listing.side === 'bid') return price
  const later = priceOf(pick, { now: now + ascendingAmountBuffer })
  return later.gross > price.gross ? later : price
}

function toAmount({ address, symbol, decimals }: Currency, raw: bigint): PathItem['quote'] {
  return { currency: address, symbol, decimals, raw }
}

function toFee({ recipient, amount, bps }: FeePart, royaltyRecipient: string | undefined) {
  const kind = recipient.toLowerCase() === royaltyRecipient ? 'royalty' : 'marketplace'
  return { kind, recipient, basisPoints: bps, raw: amount }
}
