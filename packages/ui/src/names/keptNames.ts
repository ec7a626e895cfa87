import type { EnsRecord } from './EnsRecord.js'
import type { KnownNames } from './NameStore.js'

type NameStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Enough for the accounts that a visitor sees again and again. */
const most = 200
const longest = 300

/**
 * Reads the names that this browser has kept, so that a page does not show them late. They are read again all the same.
 *
 * @example
 * readKeptNames(localStorage, chainKey('souk.names', info.chainId)).get(address)?.name // → 'alice.eth'
 */
export function readKeptNames(storage: NameStorage, key: string): KnownNames {
  const found = parse(storage.getItem(key))
  if (!Array.isArray(found)) return new Map()
  return new Map(found.slice(0, most).flatMap((entry) => toEntry(entry) ?? []))
}

/** Keeps the newest names. A full or forbidden storage keeps none. */
export function keepNames(storage: NameStorage, key: string, names: KnownNames): void {
  const short = [...names].filter(([, { avatar = '' }]) => avatar.length <= longest)
  try {
    storage.setItem(
      key,
      JSON.stringify(short.slice(-most).map(([address, record]) => ({ address, ...record }))),
    )
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function toEntry(value: unknown): readonly (readonly [string, EnsRecord])[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { address, name, avatar } = value as Record<string, unknown>
  if (!isShort(address) || !isShort(name)) return undefined
  return [[address, isShort(avatar) ? { name, avatar } : { name }]]
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
