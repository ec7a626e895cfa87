import { BaseError } from '@souk/base'

/** Token ids of a contract: all of them, or ranges in ascending order that neither touch nor overlap. */
export type TokenIds = 'any' | readonly Range[]

/** Ids from `first` to `last`, both included. */
export type Range = { first: bigint; last: bigint }

const largestId = 2n ** 256n - 1n

/**
 * Reads token ids in the format of the marketplace API: `*` for any, or numbers and ranges separated by commas.
 *
 * @throws {InvalidTokenIdsError} if a part is neither a number nor a range, or a range ends before it starts.
 *
 * @example
 * TokenIds.parse('7,1:3') // → [{ first: 1n, last: 3n }, { first: 7n, last: 7n }]
 */
export function parse(text: string): TokenIds {
  if (text.trim() === '*') return 'any'
  return merge(text.split(',').map((part) => parseRange(part, text)))
}

function parseRange(part: string, text: string): Range {
  const [, from, to = from] = /^\s*(\d{1,78})\s*(?::\s*(\d{1,78})\s*)?$/.exec(part) ?? []
  if (from === undefined || to === undefined) throw new InvalidTokenIdsError({ text, part, reason: 'form' })
  const range = { first: BigInt(from), last: BigInt(to) }
  if (range.last < range.first) throw new InvalidTokenIdsError({ text, part, reason: 'order' })
  if (range.last > largestId) throw new InvalidTokenIdsError({ text, part, reason: 'size' })
  return range
}

/**
 * Converts a list of ids, in any order, to ranges.
 *
 * @example
 * TokenIds.from([3n, 1n, 2n]) // → [{ first: 1n, last: 3n }]
 */
export function from(identifiers: readonly bigint[]): TokenIds {
  return merge(identifiers.map((identifier) => ({ first: identifier, last: identifier })))
}

function merge(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => compare(a.first, b.first))) {
    const before = merged.at(-1)
    if (!before || range.first > before.last + 1n) merged.push({ ...range })
    else if (range.last > before.last) before.last = range.last
  }
  return merged
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Writes token ids in the format of the marketplace API.
 *
 * @example
 * TokenIds.toText(TokenIds.from([7n, 1n, 2n])) // → '1:2,7'
 */
export function toText(tokenIds: TokenIds): string {
  if (tokenIds === 'any') return '*'
  return tokenIds.map(({ first, last }) => (first === last ? String(first) : `${first}:${last}`)).join(',')
}

/**
 * Returns whether a token is included.
 *
 * @example
 * TokenIds.includes(TokenIds.parse('1:3'), 2n) // → true
 */
export function includes(tokenIds: TokenIds, identifier: bigint): boolean {
  if (tokenIds === 'any') return true
  return tokenIds.some(({ first, last }) => first <= identifier && identifier <= last)
}

/**
 * Counts the ids. `any` counts as 2^256.
 *
 * @example
 * TokenIds.count(TokenIds.parse('1:3,7')) // → 4n
 */
export function count(tokenIds: TokenIds): bigint {
  if (tokenIds === 'any') return largestId + 1n
  return tokenIds.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
}

/**
 * Lists all ids. A short text can describe more ids than fit into memory, so the length is limited.
 *
 * @param options.most - The maximum length of the list.
 * @throws {TooManyTokenIdsError} if there are more ids.
 *
 * @example
 * TokenIds.list(TokenIds.parse('1:3'), { most: 10_000 }) // → [1n, 2n, 3n]
 */
export function list(tokenIds: TokenIds, options: { most: number }): bigint[] {
  const total = count(tokenIds)
  if (tokenIds === 'any' || total > BigInt(options.most))
    throw new TooManyTokenIdsError({ count: total, most: options.most })
  return tokenIds.flatMap(({ first, last }) =>
    Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index)),
  )
}

/** Thrown when a text does not contain valid token ids. */
export class InvalidTokenIdsError extends BaseError<InvalidTokenIdsError.Facts> {
  override readonly name = 'TokenIds.InvalidTokenIdsError'
  constructor(facts: InvalidTokenIdsError.Facts) {
    super(`${JSON.stringify(facts.part.slice(0, 100))} ${reasonText[facts.reason]}.`, { facts })
  }
}
export declare namespace InvalidTokenIdsError {
  type Facts = { text: string; part: string; reason: 'form' | 'order' | 'size' }
}

const reasonText: Record<InvalidTokenIdsError.Facts['reason'], string> = {
  form: 'is neither a token id nor a range such as 1:3; expected * or a list of them, separated by commas',
  order: 'ends before it starts',
  size: 'is above 2^256-1, the largest token id',
}

/** Thrown when there are more ids than the limit for a list. */
export class TooManyTokenIdsError extends BaseError<{ count: bigint; most: number }> {
  override readonly name = 'TokenIds.TooManyTokenIdsError'
  constructor(facts: { count: bigint; most: number }) {
    super(`There are ${facts.count} token ids; at most ${facts.most} can be listed.`, { facts })
  }
}
