import type { Collection } from '@souk/market'
import { useCreateCollectionOffers } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { useClock } from '../../kit/useClock.js'
import { listingFees } from '../../orders/breakdown.js'
import { type DraftTerms, draftOffer, priceFindings } from '../shared/priceFindings.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapMore } from '../shared/useWrapMore.js'
import { exposureWarnings } from './exposureWarnings.js'
import type { ReadLadder } from './ladderForm.js'
import { missingFor } from './missingFor.js'
import type { useAim } from './useAim.js'
import { useLadderForm } from './useLadderForm.js'

type About = {
  collection: Collection
  aim: useAim.Result
  intent: Extract<TradeIntent, { kind: 'ladder' }>
  trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'account' | 'exactApproval' | 'words'>
}

/** Keeps the form of a ladder of offers, and makes them. */
export function useLadder({ intent, collection, aim, trade }: About) {
  const clock = useClock()
  const flow = useCreateCollectionOffers()
  const guard = useGuard({ collections: [collection] })
  const view = useLadderForm(intent.draft, trade)
  const wrapMore = useWrapMore()
  const missing = missingFor({ ...view.read, balance: view.balance })
  const next = { ...intent, aim: aim.aim, draft: view.form }
  const share = listingFees({ info: trade.info, collection }).reduce((sum, fee) => sum + fee.basisPoints, 0)
  const findings = priceFindings(draftsOf(view.read, collection), guard().known)
  const prepare = () => {
    const { prices, quantity, currency } = view.read
    if (!currency || quantity === undefined || prices.length === 0) return
    const endTime = clock() + BigInt(view.form.duration) * 86_400n
    const shared = {
      ...aim.subject,
      ...(collection.contract ? { contract: collection.contract } : {}),
      collection: collection.slug,
      currency: currency.address,
      quantity,
      endTime,
    }
    const offers = prices.map((price) => ({ ...shared, price }))
    const { exactApproval } = trade
    flow.prepare({ offers, exactApproval, ...guard() }, { title: collection.name })
  }
  return {
    flow,
    own: { nfts: [], at: 'offering', collection: collection.contract, next } as const,
    prepare,
    signing: {
      warnings: exposureWarnings(view.read, trade.words),
      onStart: flow.start,
      onBack: flow.reset,
    },
    view: {
      ...view,
      findings,
      fees: { least: share, most: share },
      wrapMore: wrapMore({ currency: view.read.currency, missing, next }),
    },
  }
}

function draftsOf(
  { prices, quantity, currency }: ReadLadder,
  { contract, standard = 'erc721' }: Collection,
): readonly DraftTerms[] {
  if (!contract || !currency || quantity === undefined) return []
  const item = { contract, standard, quantity }
  return prices.map((price) => draftOffer(item, { currency, amount: price * quantity }))
}
