import { TokenIds } from '@souk/market'
import { useNfts } from '@souk/react'
import type { Address } from 'viem'
import { useSettled } from '../../kit/useSettled.js'
import { readTokenList } from './tokenList.js'

/** The most ids that the market is asked about: one answer has at most this many items. */
export const mostAsked = 100

/**
 * Parses a typed list of token ids, and asks the market which of them exist.
 *
 * @param contract - The contract of the tokens. Without it, the market is not asked.
 */
export function useTokenList(typed: string, contract: Address | undefined) {
  const settled = readTokenList(useSettled(typed))
  const tokens = contract ? idsOf(settled.tokenIds).map((tokenId) => ({ contract, tokenId })) : []
  const { data: found, isPending } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const known = new Set(found?.map(({ tokenId }) => tokenId))
  const asked = tokens.map(({ tokenId }) => tokenId)
  const unknown = found ? asked.filter((id) => !known.has(id)) : []
  return {
    list: readTokenList(typed),
    unknown,
    /** Whether the market was asked and has not answered yet. */
    isChecking: asked.length > 0 && isPending,
    isNoneKnown: asked.length > 0 && unknown.length === asked.length,
  }
}

export declare namespace useTokenList {
  type Result = ReturnType<typeof useTokenList>
}

function idsOf(tokenIds: TokenIds.TokenIds | undefined): readonly bigint[] {
  if (tokenIds === undefined || tokenIds === 'any' || TokenIds.count(tokenIds) > BigInt(mostAsked)) return []
  return TokenIds.list(tokenIds, { most: mostAsked })
}
