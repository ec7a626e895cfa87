/** A contract may call itself by a whole book. */
const mostLetters = 500

/** Makes a collection's name in addresses of its name. */
export function toSlug(name: string): string {
  return name
    .slice(0, mostLetters)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** Two collections may have one name; the second one's says more. */
export function distinctSlug(wanted: string, contract: string, taken: ReadonlySet<string>): string {
  return wanted && !taken.has(wanted) ? wanted : `${wanted || 'collection'}-${contract.slice(2, 8)}`
}
