import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { collectionName } from '../list/bulkNames.js'
import { publishTitles } from '../list/publishTitles.js'
import { useBoundSteps } from '../list/useBoundSteps.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { BundleFormView } from './BundleFormView.js'
import { BundleReceipt } from './BundleReceipt.js'
import { BundleReview } from './BundleReview.js'
import { useBundle } from './useBundle.js'

type Props = { intent: Extract<TradeIntent, { kind: 'bundle' }>; onClose: () => void }

/** Lists several items together at one price. */
export function BundleDialogContainer({ intent, onClose }: Props) {
  const words = useArea(bundleWords)
  const texts = useArea(listingWords)
  const collections = useCollectionMap(intent.nfts.map(({ collection }) => collection))
  const nameOfContract = (contract: string) => collectionName(intent.nfts, { contract, collections })
  const trade = useTradeFacts({ kind: 'bundle', collection: nameOfContract })
  const { flow, prepare, nfts, notes, view } = useBundle({ intent, collections, trade })
  const stepsOf = useBoundSteps(trade.stepsOf, notes.manner)
  return (
    <FlowDialogContainer
      kind="bundle"
      titles={publishTitles(trade.words.flows.bundle, flow.state, texts)}
      // The review says so in its lines.
      description={flow.state.status === 'ready' ? undefined : words.meaning}
      wide
      flow={flow}
      trade={trade}
      hasTerms
      ownOffers={{ nfts, at: 'giving', next: intent }}
      form={<BundleFormView {...view} busy={flow.state.status === 'preparing'} onSubmit={prepare} />}
      review={(plan) => (
        <BundleReview
          {...{ plan, nfts, collections, notes }}
          trade={{ ...trade, stepsOf }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={trade.native} />}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={stepsOf}
      receipt={(order, state) => <BundleReceipt {...{ order, state, nfts, trade, onClose }} />}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
