/** A contract may return a name of any length. */
const mostLetters = 500

/** Derives a collection's slug from its name. */
export function toSlug(name: string): string {
  return (
    name
      .slice(0, mostLetters)
      .normalize('NFKD')
      // The accents of letters, which the form above sets apart.
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
  )
}

/** Words that stand where a slug does in the paths of the API: `/v2/collections/top` is a ranking. */
const reserved: ReadonlySet<string> = new Set(['batch', 'requests', 'top', 'trending'])

/** When two collections share a name, or a name is a word of the API, the slug also has a part of the address. */
export function distinctSlug(wanted: string, contract: string, taken: ReadonlySet<string>): string {
  const isFree = wanted !== '' && !taken.has(wanted) && !reserved.has(wanted)
  return isFree ? wanted : `${wanted || 'collection'}-${contract.slice(2, 8)}`
}
