import type { Nft } from '@souk/market'

/** What the address bar says about a collection page. */
export type CollectionSearch = {
  sort?: 'price-up' | 'price-down' | 'id'
  listed?: true
  q?: string
  /** `Type:Value` pairs. Values of one type are alternatives, types narrow each other. */
  traits?: string[]
}

/**
 * Reads the address bar. Whatever it does not know is left out, so a mistyped link still opens the page.
 */
export function parseCollectionSearch(search: Record<string, unknown>): CollectionSearch {
  const traits = Array.isArray(search.traits)
    ? search.traits.filter((trait): trait is string => typeof trait === 'string' && trait.includes(':'))
    : []
  return {
    ...(search.sort === 'price-down' || search.sort === 'id' ? { sort: search.sort } : {}),
    ...(search.listed === true ? { listed: true } : {}),
    ...(search.q === undefined || search.q === '' ? {} : { q: String(search.q) }),
    ...(traits.length > 0 ? { traits } : {}),
  }
}

/** Tells whether the choice can only be made with every item at hand. */
export function needsWholeCollection(search: CollectionSearch): boolean {
  return search.q !== undefined || search.sort === 'price-down'
}

/**
 * Picks and orders the items of a collection page.
 *
 * Prices in different currencies are not compared with each other: they are ordered within their currency, the
 * currency of the cheapest listing that comes first in `currencies` first.
 *
 * @param currencies - Currency addresses in the order the market prefers them.
 */
export function selectNfts(
  nfts: readonly Nft[],
  search: CollectionSearch,
  currencies: readonly string[],
): readonly Nft[] {
  const wanted = groupTraits(search.traits ?? [])
  const query = search.q?.trim().toLowerCase()
  const picked = nfts.filter(
    (nft) =>
      (!search.listed || nft.listing !== undefined) &&
      (!query || matchesQuery(nft, query)) &&
      Object.entries(wanted).every(([type, values]) =>
        nft.traits.some((trait) => trait.type === type && values.includes(String(trait.value))),
      ),
  )
  return picked.sort(comparison(search.sort ?? 'price-up', currencies))
}

function matchesQuery(nft: Nft, query: string): boolean {
  return (
    nft.name.toLowerCase().includes(query) ||
    String(nft.identifier) === query.replace(/^#/, '') ||
    nft.traits.some((trait) => String(trait.value).toLowerCase() === query)
  )
}

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

function comparison(sort: 'price-up' | 'price-down' | 'id', currencies: readonly string[]) {
  const known = currencies.map((address) => address.toLowerCase())
  const rank = (address: string) => {
    const index = known.indexOf(address.toLowerCase())
    return index === -1 ? known.length : index
  }
  const byId = (a: Nft, b: Nft) => sign(a.identifier - b.identifier)
  if (sort === 'id') return byId
  const direction = sort === 'price-up' ? 1 : -1
  return (a: Nft, b: Nft) => {
    if (!a.listing || !b.listing) return a.listing ? -1 : b.listing ? 1 : byId(a, b)
    const currency = rank(a.listing.currency.address) - rank(b.listing.currency.address)
    return currency || direction * sign(a.listing.price - b.listing.price) || byId(a, b)
  }
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
