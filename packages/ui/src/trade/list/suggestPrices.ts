import type { Currency } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { toTyped } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { roundPrice, roundPriceUp } from '../../orders/roundPrice.js'
import type { ListFacts } from './listForm.js'
import type { ListingTexts } from './listWords.js'

/** A suggested price. */
export type SuggestedPrice = { label: string; amount: bigint; currency: Currency; typed: string }

/**
 * Returns the prices that a seller would look up first: of other listings, of earlier sales, and near the floor in round
 * numbers.
 * Beside an auction of the item, only those above its highest bid and its reserve.
 *
 * @example
 * suggestPrices(facts, texts) // → [{ label: 'Floor', typed: '0.045', currency: ether, … }, …]
 */
export function suggestPrices(facts: ListFacts, { quickOf }: ListingTexts): readonly SuggestedPrice[] {
  const { floor, lastSale, bestOffer } = facts
  const share = formatBasisPoints(500)
  return [
    ...priced(
      quickOf.lower(share),
      // Below 95 % of the floor, the seller has to agree to the price.
      floor && { ...floor, price: roundPriceUp((floor.price * 95n + 99n) / 100n) },
      facts,
    ),
    ...priced(quickOf.floor, floor, facts),
    ...priced(
      quickOf.higher(share),
      floor && { ...floor, price: roundPrice((floor.price * 105n) / 100n) },
      facts,
    ),
    ...priced(quickOf.lastSale, lastSale, facts),
    ...priced(quickOf.bestOffer, bestOffer, facts),
  ].filter((price) => !undercuts(price, facts))
}

/** Tells whether a buy-now price would be at or below the price of the auction that it ends. */
function undercuts(
  { amount, currency }: SuggestedPrice,
  { auctionPrice, wrappedNative }: ListFacts,
): boolean {
  return (
    auctionPrice !== undefined &&
    isSameWorth(currency, auctionPrice.currency, wrappedNative) &&
    amount <= auctionPrice.price
  )
}

/** In an available currency: an auction uses the wrapped currency where the floor is in the native one. */
function priced(
  label: string,
  price: { price: bigint; currency: Currency } | undefined,
  { currencies, wrappedNative }: ListFacts,
): readonly SuggestedPrice[] {
  if (!price || price.price === 0n) return []
  const currency =
    currencies.find(({ address }) => isSameAddress(address, price.currency.address)) ??
    currencies.find((one) => isSameWorth(one, price.currency, wrappedNative))
  if (!currency) return []
  return [{ label, amount: price.price, currency, typed: toTyped(price.price, currency) }]
}
