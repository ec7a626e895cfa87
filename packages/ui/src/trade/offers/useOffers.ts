import { useCreateOffers } from '@souk/react'
import { useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import type { useCollectionMap } from '../../nft/useCollectionMap.js'
import { type DraftTerms, draftOffer, priceFindings } from '../shared/priceFindings.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapMore } from '../shared/useWrapMore.js'
import { exposureWarnings } from './exposureWarnings.js'
import { missingFor } from './missingFor.js'
import type { ReadOffers, ReadOffersLine } from './offersForm.js'
import { toOffersTerms } from './toOffersTerms.js'
import { useOffersForm } from './useOffersForm.js'

type About = {
  intent: Extract<TradeIntent, { kind: 'offers' }>
  collections: ReturnType<typeof useCollectionMap>
  trade: ReturnType<typeof useTradeFacts>
}

/** Keeps the form of offers on several items, and makes them. */
export function useOffers({ intent, collections, trade }: About) {
  const { nfts, draft, onMade } = intent
  const clock = useClock()
  const words = useArea(severalWords)
  const flow = useCreateOffers()
  const guard = useGuard({ collections: [...collections.values()], nfts })
  const { status } = flow.state
  useEffect(() => {
    if (status === 'done') onMade?.()
  }, [status, onMade])
  const { judge, judged, view } = useOffersForm({ nfts, draft }, { collections, trade })
  const prepare = () => {
    const terms = toOffersTerms(view, { collections, now: clock() })
    if (!terms) return
    judge()
    const { exactApproval } = trade
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: words.items(terms.offers.length) })
  }
  const signatures = (steps: readonly { kind: string }[]) =>
    steps.filter(({ kind }) => kind === 'signature').length
  const warningsOf = (steps: readonly { kind: string }[]) => [
    // The visitor did not choose separate signatures, so the account cannot sign several at once.
    ...(!view.form.oneByOne && signatures(steps) > 1 ? [words.offers.contract(signatures(steps))] : []),
    ...(judged.above > 0 ? [words.offers.warnAbove(judged.above)] : []),
    ...exposureWarnings(view.read, trade.words),
  ]
  const wrapMore = useWrapMore()
  const { read, facts, form } = view
  const findings = priceFindings(
    read.lines.map((line) => draftOf(line, read)),
    guard().known,
  )
  const lack = { currency: read.currency, missing: missingFor({ ...read, balance: facts.balance }) }
  return {
    ...{ flow, prepare, warningsOf },
    view: { ...view, findings, wrapMore: wrapMore({ ...lack, next: { ...intent, draft: form } }) },
  }
}

function draftOf(
  { line: { nft }, unitPrice, quantity }: ReadOffersLine,
  { currency }: Pick<ReadOffers, 'currency'>,
): DraftTerms | undefined {
  if (unitPrice === undefined || quantity === undefined) return undefined
  return draftOffer({ ...nft, quantity }, { currency, amount: unitPrice * quantity })
}
