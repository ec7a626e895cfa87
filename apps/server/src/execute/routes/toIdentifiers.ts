import type { TokenIds } from '@souk/market'
import { InputError } from '../../http/endpoint/errors.js'

/** The most tokens of a set to look for in one request. */
const most = 1_000

/**
 * Lists the tokens of a set; `undefined` stands for all tokens of the collection.
 *
 * @throws {InputError} when the set has more tokens than one request can name.
 */
export function toIdentifiers(tokenIds: TokenIds.TokenIds): readonly bigint[] | undefined {
  if (tokenIds === 'any') return undefined
  const count = tokenIds.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
  if (count > most) throw new InputError({ field: 'tokenSetId', expected: `a set of at most ${most} tokens` })
  return tokenIds.flatMap(({ first, last }) =>
    Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index)),
  )
}
