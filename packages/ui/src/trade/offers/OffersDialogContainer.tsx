import type { OfferPlan } from '@souk/market/flows'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { collectionName, nameAt } from '../list/bulkNames.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { OffersFormView } from './OffersFormView.js'
import { OffersReceipt } from './OffersReceipt.js'
import { OffersReview } from './OffersReview.js'
import { subjectIn } from './subjectIn.js'
import { useOffers } from './useOffers.js'

type Props = { intent: Extract<TradeIntent, { kind: 'offers' }>; onClose: () => void }

/** Makes offers on many items with one signature, each at its own price. */
export function OffersDialogContainer({ intent, onClose }: Props) {
  const { nfts } = intent
  const collections = useCollectionMap(nfts.map(({ collection }) => collection))
  const collection = (contract: string) => collectionName(nfts, { contract, collections })
  const trade = useTradeFacts({ kind: 'offers', collection })
  const { flow, prepare, warningsOf, view } = useOffers({ intent, collections, trade })
  const subjectOf = ({ parameters }: Pick<OfferPlan, 'parameters'>) => subjectIn(nfts, parameters)
  return (
    <FlowDialogContainer
      kind="offers"
      wide
      flow={flow}
      trade={trade}
      hasTerms
      ownOffers={{
        nfts: view.form.lines.map(({ nft }) => nft),
        at: 'offering',
        next: { ...intent, draft: view.form },
      }}
      nameOfOrder={(index) => nameAt(view.form.lines, index)}
      form={<OffersFormView {...view} busy={flow.state.status === 'preparing'} onSubmit={prepare} />}
      review={({ offers, steps }) => (
        <OffersReview
          {...{ offers, subjectOf, steps, trade }}
          warnings={warningsOf(steps)}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(orders) => (
        <OffersReceipt
          entries={orders.map(({ orderHash, order, price, currency }) => ({
            ...{ key: orderHash, ...subjectOf(order) },
            amount: formatMoney(price, currency, { exact: true }),
          }))}
          {...{ endTime: orders[0]?.endTime ?? 0n, onClose }}
        />
      )}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
