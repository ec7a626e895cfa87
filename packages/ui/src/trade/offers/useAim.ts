import type { Collection, OfferTrait, TokenIds } from '@souk/market'
import { useState } from 'react'
import type { OfferAim } from '../../dialogs/OfferAim.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { tokenListIssue } from './tokenListIssue.js'
import { useTokenList } from './useTokenList.js'

/** Keeps and parses the choice of the items that an offer on a collection is for. */
export function useAim(collection: Collection, initial: OfferAim) {
  const [aim, setAim] = useState(initial)
  const { tokens: words } = useArea(severalWords)
  const isList = aim.scope === 'ids'
  const tokens = useTokenList(aim.typed, isList ? collection.contract : undefined)
  const { list } = tokens
  return {
    aim,
    ...tokens,
    /** What is missing or wrong in the choice. */
    issue: isList ? tokenListIssue(list, words) : undefined,
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
