import type { Currency, getNftsByCollection, OfferTrait } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { parseAmount } from '../format/parseAmount.js'
import type { CollectionSearch } from './collectionSearch.js'

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
 * Makes traits of an offer out of those that a list is narrowed by. Alternatives of one type are none that an offer can name.
 *
 * @example
 * toOfferTraits(['Glass:Blue', 'Glass:Red', 'Metal:Brass']) // → [{ type: 'Metal', value: 'Brass' }]
 */
export function toOfferTraits(traits: readonly string[]): readonly OfferTrait[] {
  return Object.entries(groupTraits(traits)).flatMap(([type, [value, ...others]]) =>
    value !== undefined && others.length === 0 ? [{ type, value }] : [],
  )
}

/** The currency that prices are chosen in. */
export function currencyOfSearch(
  { currency }: CollectionSearch,
  currencies: readonly Currency[],
): Currency | undefined {
  return currencies.find(({ address }) => isSameAddress(address, currency)) ?? currencies[0]
}

/** What the market is asked for. */
export type ItemsAsked = {
  sort: NonNullable<getNftsByCollection.Options['sort']>
  listed?: true
  traits?: Record<string, string[]>
  text?: string
  price?: { currency: Currency['address']; from?: bigint; to?: bigint }
}

/**
 * Turns what the address bar says into what the market is asked. A price that cannot be read narrows nothing; the field
 * says so.
 */
export function toAsked(search: CollectionSearch, currencies: readonly Currency[]): ItemsAsked {
  const { sort, listed, traits, q } = search
  const price = toPrice(search, currencies)
  return {
    sort: sort === 'id' ? 'identifier' : (sort ?? 'price'),
    ...(listed ? { listed } : {}),
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

/** Reads a price of the address bar; `undefined` for none and for what is no price. */
export function readPrice(text: string | undefined, currency: Currency): bigint | undefined {
  const parsed = text === undefined ? undefined : parseAmount(text, currency)
  return parsed?.ok ? parsed.amount : undefined
}
