import { TokenIds } from '@souk/market'
import { type Address, type Hex, toHex } from 'viem'
import type { Market } from '../../market/Market.js'
import { refuse } from '../model/Refusal.js'

/**
 * The tokens that orders are for, in the notation of this API: `token:0x…:7`, `contract:0x…`, `range:0x…:1:9`,
 * `list:0x…:0x…`.
 */
export type TokenSet = { contract: Address; root: Hex } | { contract: Address; tokenIds: TokenIds.TokenIds }

/**
 * Parses a token set.
 *
 * @throws {RefusedError} when the text is not a token set.
 *
 * @example
 * TokenSet.parse('range:0x…:1:9') // → { contract: '0x…', tokenIds: [{ first: 1n, last: 9n }] }
 */
export function parse(text: string): TokenSet {
  const [kind = '', address = '', first = '', last = first] = text.split(':')
  const contract = address.toLowerCase() as Address
  if (!/^0x[0-9a-f]{40}$/.test(contract)) return unknown(text)
  if (kind === 'contract') return { contract, tokenIds: 'any' }
  if (kind === 'list' && /^0x[0-9a-fA-F]{64}$/.test(first))
    return { contract, root: first.toLowerCase() as Hex }
  const isRange = kind === 'range' || (kind === 'token' && first === last)
  if (!isRange || !/^\d{1,78}$/.test(first) || !/^\d{1,78}$/.test(last)) return unknown(text)
  return { contract, tokenIds: TokenIds.parse(`${first}:${last}`) }
}

function unknown(text: string): never {
  return refuse('nothing_to_do', `${text} names no set of tokens.`)
}

/** Writes the token set of an order. */
export function write(order: {
  contract: string
  identifier: string | null
  criteria: string | null
}): string {
  const { contract, identifier, criteria } = order
  if (identifier !== null) return `token:${contract}:${identifier}`
  if (criteria === null || BigInt(criteria) === 0n) return `contract:${contract}`
  return `list:${contract}:${toHex(BigInt(criteria), { size: 32 })}`
}

/** Finds the tokens of a set by its root. @throws {RefusedError} when this market does not know the set. */
export async function resolve(
  market: Pick<Market, 'db'>,
  set: TokenSet,
): Promise<{ contract: Address; tokenIds: TokenIds.TokenIds }> {
  if ('tokenIds' in set) return set
  const row = await market.db
    .selectFrom('criteria')
    .select('encoded_token_ids')
    .where('contract', '=', set.contract)
    .where('root', '=', String(BigInt(set.root)))
    .executeTakeFirst()
  if (!row) return refuse('collection_unknown', `This market does not know the set of tokens ${set.root}.`)
  return { contract: set.contract, tokenIds: TokenIds.parse(row.encoded_token_ids) }
}
