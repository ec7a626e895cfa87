import type { Collection, Nft } from '@souk/market'
import type { prepareCreateBundle } from '@souk/market/flows'
import type { ReactNode } from 'react'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import { chainName } from '../../market/chainName.js'
import { useNameOf } from '../../names/useNames.js'
import { ItemStrip } from '../../nft/ItemStrip.js'
import { toStripItem } from '../../nft/useStripItems.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { setTokens } from '../../orders/setTokens.js'
import { listingRows } from '../list/listWords.js'
import { sendsOrder } from '../list/useBoundSteps.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { creatorName } from './setBreakdown.js'
import type { useBundle } from './useBundle.js'

/** Shows the items of a set and its terms, from the exact data to be signed. */
export function BundleReview(props: BundleReview.Props) {
  const nameOf = useNameOf()
  const { plan, nfts, collections, trade, notes, networkFee, onStart, onBack } = props
  const words = useArea(bundleWords)
  const clock = useClock()
  const texts = useArea(listingWords)
  const { info } = trade
  const { parameters, price } = plan
  const currency = currencyOf(info, plan.currency)
  const items = setTokens({ order: { parameters, signature: '0x' } }).map((token) => toStripItem(token, nfts))
  const isBelowSaid = plan.findings.some(({ name }) => name === 'priceFarUnderFloor')
  const context = {
    ...{ info, currency, words: trade.words, texts, now: clock() },
    networkName: chainName(info),
    item: words.setOf(items.length),
    itemNote: words.asWhole,
    nameOf,
    creatorOf: (recipient: string) => creatorName(recipient, { nfts, collections, words }),
  }
  return (
    <div className="space-y-5">
      <ItemStrip items={items} label={words.itemsOf} />
      <Review
        label={trade.words.list.inPlainWords}
        rows={[
          ...listingRows(parameters, context),
          ...(sendsOrder(plan.steps) ? [{ name: trade.words.trade.networkFee, value: networkFee }] : []),
        ]}
        steps={trade.stepsOf(plan.steps)}
        // The guard's finding about an unusual price replaces the form's warning.
        warnings={isBelowSaid ? notes.warnings.slice(1) : notes.warnings}
        odd={notes.odd}
        asksAgreement={notes.asksAgreement}
        price={{ price: price.end < price.start ? price.end : price.start, currency }}
        onStart={onStart}
        onBack={onBack}
      />
    </div>
  )
}

export declare namespace BundleReview {
  type Props = {
    plan: prepareCreateBundle.Plan
    nfts: readonly Nft[]
    /** By slug. */
    collections: ReadonlyMap<string, Collection>
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    /** The notes from when the terms were chosen. */
    notes: useBundle.Notes
    networkFee: ReactNode
    onStart: () => void
    onBack: () => void
  }
}
