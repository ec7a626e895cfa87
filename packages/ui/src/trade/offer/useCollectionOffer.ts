import type { Collection } from '@souk/market'
import { useCreateCollectionOffer } from '@souk/react'
import { zeroAddress } from 'viem'
import type { OfferForm } from '../../dialogs/OfferForm.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { useClock } from '../../kit/useClock.js'
import { isForAny, useAim } from '../offers/useAim.js'
import { toCollectionOffer } from './toOfferTerms.js'
import { useOfferForm } from './useOfferForm.js'

/** Keeps the form of an offer on a collection, and makes it. */
export function useCollectionOffer(
  intent: Extract<TradeIntent, { kind: 'collectionOffer' }>,
  collection: Collection,
) {
  const { traits = [], aim } = intent
  const clock = useClock()
  const flow = useCreateCollectionOffer()
  const guard = useGuard({ collections: [collection] })
  const chosen = useAim(collection, aim ?? { scope: 'any', traits, typed: '' })
  const { floor } = collection.stats
  const again = (draft: OfferForm) => ({ ...intent, aim: chosen.aim, draft })
  const offer = useOfferForm({
    kind: 'collectionOffer',
    collection: collection.name,
    subject: subjectOf(collection),
    guard,
    draft: intent.draft,
    again,
    // Only a token contract can transfer the offered amount when a seller accepts.
    isPayable: ({ address }) => address !== zeroAddress,
    // An offer can be for several items of any collection.
    standard: 'erc1155',
    // Some items may cost more than the floor.
    listing: floor && isForAny(chosen) ? { unitPrice: floor.price, currency: floor.currency } : undefined,
  })
  const prepare = () => {
    const terms = toCollectionOffer(offer, { collection, subject: chosen.subject, now: clock() })
    if (!terms) return
    const { exactApproval } = offer.trade
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: collection.name })
  }
  const own = { nfts: [], at: 'offering', collection: collection.contract } as const
  return { flow, chosen, offer, own: collection.contract && { ...own, next: again(offer.form) }, prepare }
}

/** Any item of a collection, for the guard. */
function subjectOf({ contract, standard = 'erc721' }: Collection) {
  return contract && { contract, standard }
}
