import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SendSeveralFormView } from './SendSeveralFormView.js'
import { SendSeveralReview } from './SendSeveralReview.js'
import { useSendingSeveral } from './useSendingSeveral.js'

type Props = { intent: Extract<TradeIntent, { kind: 'sendSeveral' }>; onClose: () => void }

/** Sends several of the visitor's items to one account. */
export function SendSeveralDialogContainer({ intent, onClose }: Props) {
  const texts = useArea(severalWords).send
  const desk = useTradeDialogs()
  const collections = useCollectionMap(intent.nfts.map(({ collection }) => collection))
  const trade = useTradeFacts({ kind: 'transfer' })
  const { words, native } = trade
  const sending = useSendingSeveral({ intent, collections, trade })
  const { flow, prepare, retry, partly, bound, rows, receiver, stepsOf, view } = sending
  return (
    <FlowDialogContainer
      kind="transfer"
      flow={flow}
      trade={trade}
      stepsOf={stepsOf}
      hasTerms
      ownOffers={{ nfts: view.form.lines.map(({ nft }) => nft), at: 'giving', next: intent }}
      form={
        <SendSeveralFormView
          {...view}
          collectionOf={(slug) => collections.get(slug)?.name ?? slug}
          busy={flow.state.status === 'preparing'}
          onCancelListings={() => desk.trade({ kind: 'cancelPlan', orders: bound })}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <SendSeveralReview
          {...{ read: view.read, words, receiver }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={stepsOf(plan.steps)}
          warning={view.warning}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt
          title={texts.sent(view.form.lines.length)}
          facts={{ rows, done, native, isInParts: true }}
          onClose={onClose}
        />
      )}
      {...{ ...partly, onClose }}
      onRetry={retry}
    />
  )
}
