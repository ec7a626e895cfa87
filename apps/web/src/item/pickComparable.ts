import type { Activity, Currency, Nft } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'

/** A sale of an item of the same collection. */
export type ComparableSale = {
  nft: Nft
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  at: Date
  /** The number of traits that both items have. */
  shared: number
}

/**
 * Returns sales of the items that share the most traits with an item, the latest first among equals. Of each item it
 * takes the latest sale.
 *
 * @param sales - Newest first; sales without a price of their own are left out.
 * @param facts.nfts - The items sold.
 *
 * @example
 * pickComparable(activities, { nft, nfts, most: 4 }) // → [{ nft: other, price: 10n ** 18n, shared: 3, … }]
 */
export function pickComparable(
  sales: readonly Activity[],
  facts: pickComparable.Facts,
): readonly ComparableSale[] {
  const { nft, nfts, most } = facts
  const own = new Set(nft.traits.map(keyOf))
  const found = new Map<Nft, ComparableSale>()
  for (const { contract, tokenId, price, currency, quantity, at } of sales) {
    const sold = nfts.find((one) => one.tokenId === tokenId && isSameAddress(one.contract, contract))
    const isSelf = sold?.tokenId === nft.tokenId && isSameAddress(contract, nft.contract)
    if (!sold || isSelf || found.has(sold) || price === undefined || !currency) continue
    const shared = sold.traits.filter((trait) => own.has(keyOf(trait))).length
    found.set(sold, { nft: sold, price: price / (quantity || 1n), currency, at, shared })
  }
  return [...found.values()].toSorted((a, b) => b.shared - a.shared).slice(0, most)
}

export declare namespace pickComparable {
  type Facts = {
    nft: Pick<Nft, 'contract' | 'tokenId' | 'traits'>
    nfts: readonly Nft[]
    /** The most sales to return. */
    most: number
  }
}

function keyOf({ type, value }: Nft['traits'][number]): string {
  return `${type}:${value}`
}
