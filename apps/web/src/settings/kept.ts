/** What is kept, sorted by what it is for. */
const keptGroups = [
  'flows',
  'cart',
  'favourites',
  'searches',
  'wallet',
  'node',
  'looks',
  'market',
  'other',
] as const
type KeptGroup = (typeof keptGroups)[number]

/** Entries of one group, by their keys. */
export type Kept = { group: KeptGroup; entries: readonly (readonly [string, string])[]; sizeBytes: number }

const prefixes: readonly (readonly [string, KeptGroup])[] = [
  ['souk.flow', 'flows'],
  ['souk.cart', 'cart'],
  ['souk.favour', 'favourites'],
  ['souk.watch', 'favourites'],
  ['souk.search', 'searches'],
  ['souk.recent', 'searches'],
  ['souk.wallet', 'wallet'],
  ['souk.seen', 'wallet'],
  ['souk.node', 'node'],
  ['souk.market', 'market'],
  ['souk.theme', 'looks'],
  ['souk.language', 'looks'],
  ['souk.motion', 'looks'],
  ['souk.keys', 'looks'],
  ['souk.approvals', 'looks'],
]

/**
 * Sorts what the app keeps in a browser by what it is for. Entries of other programs of the same place are not looked at.
 *
 * @example
 * readKept(localStorage) // → [{ group: 'cart', entries: [['souk.cart', '…']], sizeBytes: 812 }]
 */
export function readKept(storage: Pick<Storage, 'length' | 'key' | 'getItem'>): readonly Kept[] {
  const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith('souk.'))
    .sort()
    .map((key) => [key, storage.getItem(key) ?? ''] as const)
  return keptGroups.flatMap((group) => {
    const entries = all.filter(([key]) => groupOf(key) === group)
    // A browser keeps two bytes for each character.
    const sizeBytes = entries.reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0)
    return entries.length > 0 ? [{ group, entries, sizeBytes }] : []
  })
}

function groupOf(key: string): KeptGroup {
  return prefixes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'other'
}

/** Writes everything that is kept as JSON, for the person's own use. */
export function toExport(kept: readonly Kept[]): string {
  return JSON.stringify(Object.fromEntries(kept.flatMap(({ entries }) => entries)), null, 2)
}

/**
 * Tells whether something among it still needs somebody: an order that is signed and not at the market, or a transaction
 * whose end is not known.
 */
export function isUnfinished({ group, entries }: Kept): boolean {
  return (
    group === 'flows' && entries.some(([, value]) => /"status":"(running|unknown)"|"orders":\[\{/.test(value))
  )
}
