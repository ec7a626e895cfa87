import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { BulkFormView } from './BulkFormView.js'
import { BulkReceipt } from './BulkReceipt.js'
import { BulkReview } from './BulkReview.js'
import { collectionName, nameAt, toNames } from './bulkNames.js'
import { bulkWarnings } from './bulkWarnings.js'
import { useBulkListing } from './useBulkListing.js'

type Props = { intent: Extract<TradeIntent, { kind: 'bulkList' }>; onClose: () => void }

/** Lists many items with one signature, each at its own price. */
export function BulkListDialogContainer({ intent, onClose }: Props) {
  const { nfts } = intent
  const words = useArea(bulkWords)
  const collections = useCollectionMap(nfts.map(({ collection }) => collection))
  const nameOfContract = (contract: string) => collectionName(nfts, { contract, collections })
  const trade = useTradeFacts({ kind: 'listings', collection: nameOfContract })
  const { flow, prepare, judged, view } = useBulkListing({ intent, collections, trade })
  const nameOf = toNames(nfts)
  return (
    <FlowDialogContainer
      kind="listings"
      wide
      flow={flow}
      trade={trade}
      hasTerms
      ownOffers={{ nfts: view.form.lines.map(({ nft }) => nft), at: 'giving', next: intent }}
      nameOfOrder={(index) => nameAt(view.form.lines, index)}
      form={
        <BulkFormView
          {...view}
          account={trade.account}
          currencies={trade.info.currencies}
          busy={flow.state.status === 'preparing'}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <BulkReview
          {...{ plan, nameOf }}
          info={trade.info}
          steps={trade.stepsOf(plan.steps)}
          warnings={bulkWarnings(plan, { form: view.form, judged, words })}
          odd={judged.odd}
          asksAgreement={judged.asksAgreement}
          price={judged.lowest}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(orders) => <BulkReceipt {...{ orders, nameOf, onClose }} done={trade.words.trade.done} />}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
