/** A contract may return a name of any length. */
const mostLetters = 500

/** Derives a collection's slug from its name. */
export function toSlug(name: string): string {
  return name
    .slice(0, mostLetters)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** When two collections share a name, the slug of the second also has a part of its address. */
export function distinctSlug(wanted: string, contract: string, taken: ReadonlySet<string>): string {
  return wanted && !taken.has(wanted) ? wanted : `${wanted || 'collection'}-${contract.slice(2, 8)}`
}
