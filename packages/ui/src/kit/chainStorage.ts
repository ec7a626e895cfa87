import type { BrowserStorage } from './browserStorage.js'

/**
 * Returns the key of data that belongs to one chain. The same items, orders and transactions mean nothing on another. On a
 * page with several markets, it belongs to one market: `chain` then has its address, too.
 *
 * @example
 * chainKey('souk.watched', 137) // → 'souk.watched@137'
 */
export function chainKey(name: string, chain: number | string): string {
  return `${name}@${chain}`
}

/** Shows the part of a storage that belongs to one chain, with keys that do not name the chain. */
export function chainStorage(storage: BrowserStorage, chain: number | string): BrowserStorage {
  const suffix = chainKey('', chain)
  const names = () =>
    keysOf(storage).flatMap((key) => (key.endsWith(suffix) ? [key.slice(0, -suffix.length)] : []))
  return {
    getItem: (name) => storage.getItem(chainKey(name, chain)),
    setItem: (name, text) => storage.setItem(chainKey(name, chain), text),
    removeItem: (name) => storage.removeItem(chainKey(name, chain)),
    key: (index) => names()[index] ?? null,
    get length() {
      return names().length
    },
  }
}

/** Tells whether a storage has data of a chain whose names begin with a text. */
export function hasStored(storage: BrowserStorage, name: string, chain: number | string): boolean {
  return keysOf(storage).some((key) => key.startsWith(name) && key.endsWith(chainKey('', chain)))
}

/** What earlier versions of the app stored without a chain, because there was only one. */
const chainless = [
  ...['souk.flow.', 'souk.cart.1', 'souk.searches', 'souk.seen.'],
  ...['souk.watched', 'souk.watched-items', 'souk.hidden-items', 'souk.trusted-items'],
]

/**
 * Gives what an earlier version stored to the market's default chain, so that nothing is lost. What the chain already
 * has stays.
 */
export function adoptStored(storage: BrowserStorage, chainId: number): void {
  const isChainless = (key: string) =>
    !key.includes('@') && chainless.some((name) => (name.endsWith('.') ? key.startsWith(name) : key === name))
  for (const key of keysOf(storage).filter(isChainless)) {
    const text = storage.getItem(key)
    const own = chainKey(key, chainId)
    if (text !== null && storage.getItem(own) === null) storage.setItem(own, text)
    storage.removeItem(key)
  }
}

function keysOf(storage: BrowserStorage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}
