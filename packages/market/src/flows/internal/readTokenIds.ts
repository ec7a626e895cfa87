import * as TokenIds from '../../domain/TokenIds.js'

/** Token ids as callers pass them: a list, or text such as `1,3:5`. `*` means any. */
export type TokenIdsInput = string | readonly bigint[] | TokenIds.TokenIds

/**
 * Reads the accepted tokens.
 *
 * @throws {InvalidTokenIdsError} if the text contains no valid token ids.
 */
export function readTokenIds(tokenIds: TokenIdsInput | undefined): TokenIds.TokenIds | undefined {
  if (tokenIds === undefined || tokenIds === 'any') return undefined
  const read = typeof tokenIds === 'string' ? TokenIds.parse(tokenIds) : fromList(tokenIds)
  return read === 'any' ? undefined : read
}

function fromList(tokenIds: readonly bigint[] | readonly TokenIds.Range[]): TokenIds.TokenIds {
  const isList = (list: typeof tokenIds): list is readonly bigint[] => typeof list[0] === 'bigint'
  return isList(tokenIds) ? TokenIds.from(tokenIds) : tokenIds
}
