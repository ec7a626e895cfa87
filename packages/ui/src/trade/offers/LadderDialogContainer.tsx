import type { Collection } from '@souk/market'
import { useCollection } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { AimFields } from './AimFields.js'
import { LadderFormView } from './LadderFormView.js'
import { priceAt } from './ladderForm.js'
import { OffersReceipt } from './OffersReceipt.js'
import { OffersReview } from './OffersReview.js'
import { useAim } from './useAim.js'
import { useLadder } from './useLadder.js'
import { useStepNames } from './useStepNames.js'

type Props = { intent: Extract<TradeIntent, { kind: 'ladder' }>; onClose: () => void }

/** Makes offers on the same items of a collection at several prices, with one signature. */
export function LadderDialogContainer(props: Props) {
  const { data: collection, error } = useCollection({ slug: props.intent.slug })
  if (!collection) return <OpeningDialog kind="offers" errors={[error]} onClose={props.onClose} />
  return <Ladder {...props} collection={collection} />
}

function Ladder({ intent, onClose, collection }: Props & { collection: Collection }) {
  const desk = useTradeDialogs()
  const trade = useTradeFacts({ kind: 'offers', collection: collection.name })
  const chosen = useAim(collection, intent.aim)
  const { aim } = chosen
  const { flow, own, prepare, signing, view } = useLadder({ intent, collection, aim: chosen, trade })
  const { title, subjectOf, entryOf } = useStepNames({ collection, aim: chosen, info: trade.info })
  const onOther = () => desk.trade({ kind: 'collectionOffer', slug: intent.slug, aim })
  return (
    <FlowDialogContainer
      kind="offers"
      flow={flow}
      trade={trade}
      hasTerms
      ownOffers={own}
      nameOfOrder={(index) => priceAt(view.read, index)}
      item={<ItemLine name={title} collection={collection.name} picture={collection.imageUrl} />}
      form={
        <LadderFormView
          {...view}
          aim={<AimFields {...{ collection, chosen, onOther }} mode="several" />}
          aimIssue={chosen.issue}
          busy={flow.state.status === 'preparing'}
          onSubmit={prepare}
        />
      }
      review={({ offers, steps }) => <OffersReview {...{ offers, steps, trade, subjectOf }} {...signing} />}
      receipt={(made) => {
        const endTime = made[0]?.order.parameters.endTime ?? 0n
        return <OffersReceipt entries={made.map(entryOf)} {...{ endTime, onClose }} />
      }}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
