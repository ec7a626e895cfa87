import { TokenIds } from '@souk/market'

/** The most tokens of one offer, because their tree is built in the browser. */
export const mostTokens = 10_000n

/** Why a typed list of token ids is invalid. */
export type TokenListIssue =
  | { type: 'empty' }
  | { type: 'form' | 'order' | 'size'; part: string }
  | { type: 'many'; count: bigint }

/** A parsed list of token ids. */
export type ReadTokenList =
  | { issue: TokenListIssue; tokenIds?: undefined }
  | {
      issue?: undefined
      tokenIds: TokenIds.TokenIds
      count: bigint
      /** How many ids are given more than once. */
      doubled: bigint
    }

/**
 * Parses a typed or pasted list of token ids. Besides the format of the marketplace API, accepts line breaks, spaces
 * and semicolons between ids, a `#` before an id, and a dash in a range.
 *
 * @example
 * readTokenList('#1, 3-5\n4') // → { tokenIds: [{ first: 1n, last: 1n }, { first: 3n, last: 5n }], count: 4n, doubled: 1n }
 */
export function readTokenList(typed: string): ReadTokenList {
  const parts = typed
    .replaceAll('#', '')
    .replace(/[\t ]{0,8}[:–-][\t ]{0,8}/g, ':')
    .split(/[\s,;]/)
    .filter((part) => part !== '')
  if (parts.length === 0) return { issue: { type: 'empty' } }
  try {
    const tokenIds = TokenIds.parse(parts.join(','))
    const count = TokenIds.count(tokenIds)
    if (tokenIds === 'any') return { tokenIds, count, doubled: 0n }
    if (count > mostTokens) return { issue: { type: 'many', count } }
    const given = parts.reduce((sum, part) => sum + TokenIds.count(TokenIds.parse(part)), 0n)
    return { tokenIds, count, doubled: given - count }
  } catch (error) {
    if (!(error instanceof TokenIds.InvalidTokenIdsError)) throw error
    const { reason, part } = error.facts
    return { issue: { type: reason, part: part.trim() } }
  }
}
