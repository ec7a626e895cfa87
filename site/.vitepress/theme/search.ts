/**
 * Returns how the search ranks sections, in the options of MiniSearch.
 *
 * @param base - The path of the site on its server, such as `/docs/`.
 */
export function searchOptions(base: string) {
  const boostDocument = (id: string) => places.find(([place]) => id.startsWith(place, base.length))?.[1] ?? 1
  return { processTerm, boostDocument }
}

/** Words of questions that say nothing of their subject. */
const empty = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its me my of on or our so that the them then there these this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that people type, with those of these pages for the same thing. */
const others: Readonly<Record<string, readonly string[]>> = {
  container: ['docker'],
  ethereum: ['ether', 'chain'],
  gas: ['fee'],
  host: ['run', 'market'],
  hosting: ['run', 'market'],
  kubernetes: ['docker', 'machines'],
  metamask: ['wallet', 'browser'],
  nft: ['item'],
  nfts: ['items'],
  outbid: ['bid'],
  pending: ['stuck'],
  safe: ['trusted', 'scams'],
  safety: ['trusted', 'scams'],
  secure: ['trusted'],
  testnet: ['local', 'chain'],
  tutorial: ['five', 'minutes'],
  unlist: ['cancel', 'listing'],
}

/** Pages that many sections of other pages would hide, and pages of many small sections that would hide them. */
const places: readonly (readonly [place: string, boost: number])[] = [
  ['start/wallet-holders', 2.4],
  ['start/', 1.6],
  ['guide-for-wallet-holders', 1.5],
  ['api/', 0.45],
  ['security', 1.4],
  ['architecture', 0.6],
  ['clients', 0.6],
  ['project/', 0.6],
  ['all', 0.3],
]

/** Returns the words to look for in place of one that a reader typed. */
function processTerm(term: string): string | string[] | null {
  const word = term.toLowerCase()
  if (empty.has(word)) return null
  return [word, ...(Object.hasOwn(others, word) ? (others[word] ?? []) : [])]
}
