/** Stored data by purpose. */
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
  ['souk.hidden', 'favourites'],
  ['souk.trusted', 'favourites'],
  ['souk.search', 'searches'],
  ['souk.recent', 'searches'],
  ['souk.wallet', 'wallet'],
  ['souk.seen', 'wallet'],
  ['souk.read', 'wallet'],
  ['souk.node', 'node'],
  ['souk.market', 'market'],
  ['souk.names', 'market'],
  ['souk.theme', 'looks'],
  ['souk.language', 'looks'],
  ['souk.motion', 'looks'],
  ['souk.keys', 'looks'],
  ['souk.approvals', 'looks'],
  ['souk.notices', 'looks'],
  ['souk.fiat', 'looks'],
  ['souk.chains', 'looks'],
]

/**
 * Groups the app's stored data by purpose. Ignores entries of other programs on the same origin.
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
    // A browser stores two bytes per character.
    const sizeBytes = entries.reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0)
    return entries.length > 0 ? [{ group, entries, sizeBytes }] : []
  })
}

function groupOf(key: string): KeptGroup {
  return prefixes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'other'
}

/** Writes all stored data as JSON, for the visitor's own use. */
export function toExport(kept: readonly Kept[]): string {
  return JSON.stringify(Object.fromEntries(kept.flatMap(({ entries }) => entries)), null, 2)
}

/**
 * Tells whether some of it still needs attention: a signed order that is not on the market, or a transaction with an
 * unknown outcome.
 */
export function isUnfinished({ group, entries }: Kept): boolean {
  return (
    group === 'flows' && entries.some(([, value]) => /"status":"(running|unknown)"|"orders":\[\{/.test(value))
  )
}
