import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { nftName } from '../../nft/nftName.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { type Item, useItem } from '../shared/useItem.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SendFormView } from './SendFormView.js'
import { SendReview } from './SendReview.js'
import { useSending } from './useSending.js'

type Props = { intent: Extract<TradeIntent, { kind: 'send' }>; onClose: () => void }

/** Reads the data of the sending dialog, then shows it. */
export function SendDialogContainer({ intent, onClose }: Props) {
  const { item, errors } = useItem(intent)
  if (!item) return <OpeningDialog kind="transfer" errors={errors} onClose={onClose} />
  return <Sending {...item} {...{ intent, onClose }} />
}

function Sending({ intent, onClose, nft, collection }: Item & Props) {
  const desk = useTradeDialogs()
  const trade = useTradeFacts({ kind: 'transfer', collection: collection.name })
  const { words, native } = trade
  const { flow, prepare, bound, what, rows, receiver, view } = useSending({ nft, collection }, trade)
  const name = nftName(nft)
  return (
    <FlowDialogContainer
      kind="transfer"
      flow={flow}
      trade={trade}
      item={<ItemLine name={name} collection={collection.name} picture={nft.imageUrl} />}
      ownOffers={{ nfts: [nft], at: 'giving', next: intent }}
      form={
        <SendFormView
          {...view}
          busy={flow.state.status === 'preparing'}
          onCancelListings={() => desk.trade({ kind: 'cancelPlan', orders: bound })}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <SendReview
          {...{ what, receiver, words }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={trade.stepsOf(plan.steps)}
          warning={view.warning}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt title={words.send.sent(name)} facts={{ rows, done, native }} onClose={onClose} />
      )}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
