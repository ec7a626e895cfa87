import { type Collection, type OfferTrait, TokenIds } from '@souk/market'
import { useNfts } from '@souk/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { OfferAim } from '../../dialogs/OfferAim.js'
import { useSettled } from '../../ui/useSettled.js'
import { readTokenList } from './tokenList.js'

/** The most ids that the market is asked about: one answer has at most this many items. */
export const mostAsked = 100

/** Keeps and parses the choice of the items that an offer on a collection is for. */
export function useAim(collection: Collection, initial: OfferAim) {
  const [aim, setAim] = useState(initial)
  const isList = aim.scope === 'ids'
  const list = readTokenList(aim.typed)
  const settled = readTokenList(useSettled(aim.typed))
  const asked = isList ? idsOf(settled.tokenIds) : []
  const { contract = zeroAddress } = collection
  const { data: found, isPending } = useNfts(
    asked.length > 0 ? { tokens: asked.map((identifier) => ({ address: contract, identifier })) } : undefined,
  )
  const known = new Set(found?.map(({ identifier }) => identifier))
  const unknown = found ? asked.filter((id) => !known.has(id)) : []
  return {
    aim,
    list,
    unknown,
    /** Whether the market was asked and has not answered yet. */
    isChecking: asked.length > 0 && isPending,
    isNoneKnown: asked.length > 0 && unknown.length === asked.length,
    isReady: !isList || list.issue === undefined,
    onAim: (change: Partial<OfferAim>) => setAim((before) => ({ ...before, ...change })),
    /** The subject of the offer, in the form that the flow takes. */
    subject: toSubject(aim, list.tokenIds),
  }
}

export declare namespace useAim {
  type Result = ReturnType<typeof useAim>
}

/** Tells whether an offer is for every item of the collection. */
export function isForAny({
  subject: { traits = [], tokenIds = 'any' },
}: Pick<useAim.Result, 'subject'>): boolean {
  return traits.length === 0 && tokenIds === 'any'
}

/** The items that an offer is for. */
export type Subject = { traits?: readonly OfferTrait[]; tokenIds?: TokenIds.TokenIds }

function toSubject({ scope, traits }: OfferAim, tokenIds: TokenIds.TokenIds = 'any'): Subject {
  return scope === 'ids' ? { tokenIds } : { traits }
}

function idsOf(tokenIds: TokenIds.TokenIds | undefined): readonly bigint[] {
  if (tokenIds === undefined || tokenIds === 'any' || TokenIds.count(tokenIds) > BigInt(mostAsked)) return []
  return TokenIds.list(tokenIds, { most: mostAsked })
}
