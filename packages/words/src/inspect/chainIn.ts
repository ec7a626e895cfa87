import { Chain } from '@souk/networks'

/**
 * Finds the chain that an input names: typed data by its domain, a transaction by its id, an order of a market by its name.
 *
 * @returns Its id. `undefined` if the input names no chain, `'unknown'` if it names several or one that nobody knows.
 *
 * @example
 * chainIn('{"domain":{"chainId":1},…}', []) // → 1
 */
export function chainIn(text: string, known: readonly KnownChain[]): number | 'unknown' | undefined {
  const found = new Set(chainsIn(parse(text), { known, depth: 0 }))
  return found.size > 1 ? 'unknown' : [...found][0]
}

/** A chain that a market lists. */
type KnownChain = { chain: string; chainId: number }

/** The depth at which orders are in the answers of markets at most. */
const deepest = 4
type At = { known: readonly KnownChain[]; depth: number }

function* chainsIn(value: unknown, { known, depth }: At): Generator<number | 'unknown'> {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  const record = value as Record<string, unknown>
  const { domain, chainId, chain } = record
  const id = toChainId((domain as Record<string, unknown> | undefined)?.chainId ?? chainId)
  if (id !== undefined) yield id
  else if (typeof chain === 'string' && 'protocol_data' in record)
    yield known.find((one) => one.chain === chain)?.chainId ?? Chain.toChainId(chain) ?? 'unknown'
  if (id !== undefined || typeof chain === 'string') return
  const { params, order, orders, listings, offers } = record
  const parts = Array.isArray(value) ? value : [params, order, orders, listings, offers]
  for (const part of parts.slice(0, 50))
    yield* chainsIn(typeof part === 'string' ? parse(part) : part, { known, depth: depth + 1 })
}

function toChainId(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^(0x[0-9a-fA-F]+|\d+)$/.test(value)))
    return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
