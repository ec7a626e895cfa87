import type { Currency, getNftsByCollection, OfferTrait } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { parseAmount } from '../format/parseAmount.js'
import type { CollectionSearch } from '../links/collectionSearch.js'

/**
 * Groups `Type:Value` pairs by type.
 *
 * @example
 * groupTraits(['Glass:Blue', 'Glass:Red', 'Metal:Brass']) // → { Glass: ['Blue', 'Red'], Metal: ['Brass'] }
 */
export function groupTraits(traits: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const trait of traits) {
    const cut = trait.indexOf(':')
    const type = trait.slice(0, cut)
    groups[type] ??= []
    groups[type].push(trait.slice(cut + 1))
  }
  return groups
}

/**
 * Turns a list's trait filters into traits of an offer. An offer cannot name alternatives of one type.
 *
 * @example
 * toOfferTraits(['Glass:Blue', 'Glass:Red', 'Metal:Brass']) // → [{ type: 'Metal', value: 'Brass' }]
 */
export function toOfferTraits(traits: readonly string[]): readonly OfferTrait[] {
  return Object.entries(groupTraits(traits)).flatMap(([type, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [{ type, value }] : [],
  )
}

/** Returns the currency of the price filter. */
export function currencyOfSearch(
  { currency }: CollectionSearch,
  currencies: readonly Currency[],
): Currency | undefined {
  return currencies.find(({ address }) => isSameAddress(address, currency)) ?? currencies[0]
}

/** The query to the market. */
export type ItemsAsked = {
  sort: NonNullable<getNftsByCollection.Options['sort']>
  listed?: true
  auctioned?: true
  traits?: Record<string, string[]>
  text?: string
  price?: { currency: Currency['address']; from?: bigint; to?: bigint }
}

/** Turns search parameters into a query to the market. An invalid price filters nothing; its field shows the error. */
export function toAsked(search: CollectionSearch, currencies: readonly Currency[]): ItemsAsked {
  const { sort, listed, auction, traits, q } = search
  const price = toPrice(search, currencies)
  return {
    sort: sort === 'id' ? 'identifier' : (sort ?? 'price'),
    ...(listed ? { listed } : {}),
    ...(auction ? { auctioned: true } : {}),
    ...(traits ? { traits: groupTraits(traits) } : {}),
    ...(q?.trim() ? { text: q.trim() } : {}),
    ...(price ? { price } : {}),
  }
}

function toPrice(search: CollectionSearch, currencies: readonly Currency[]): ItemsAsked['price'] {
  const currency = currencyOfSearch(search, currencies)
  if (!currency) return undefined
  const [from, to] = [search.min, search.max].map((text) => readPrice(text, currency))
  if (from === undefined && to === undefined && search.currency === undefined) return undefined
  return {
    currency: currency.address,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

/** Parses a price from the address; `undefined` without a valid one. */
export function readPrice(text: string | undefined, currency: Currency): bigint | undefined {
  const parsed = text === undefined ? undefined : parseAmount(text, currency)
  return parsed?.ok ? parsed.amount : undefined
}
