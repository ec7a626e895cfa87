import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { useNameOf } from '../../names/useNames.js'
import { nftName } from '../../nft/nftName.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { type Item, useItem } from '../shared/useItem.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { ListDialog } from './ListDialog.js'
import { ListFormView } from './ListFormView.js'
import { useListing } from './useListing.js'

type Props = { intent: Extract<TradeIntent, { kind: 'list' }>; onClose: () => void }

/** Reads the data of the listing dialog, then shows it. */
export function ListDialogContainer(props: Props) {
  const { item, errors } = useItem(props.intent)
  if (!item) return <OpeningDialog kind="listing" errors={errors} onClose={props.onClose} />
  return <Listing {...props} {...item} />
}

function Listing({ intent, onClose, nft, collection }: Props & Item) {
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const trade = useTradeFacts({ kind: 'listing', collection: collection.name })
  const { draft, edits, ...again } = intent
  const about = { nft, collection, draft, edits, trade }
  const { flow, prepare, newest, notes, view, isEdit } = useListing(about)
  const name = nftName(nft)
  const cancelEarlier = () => {
    const { form, cheaper, facts } = view
    if (!facts.earlier) return
    const { orderHash } = facts.earlier
    const next = { ...again, draft: form }
    if (cheaper.length > 1) desk.trade({ kind: 'cancelPlan', orders: cheaper, next })
    else desk.trade({ kind: 'cancel', orderHash, name, next })
  }
  return (
    <ListDialog
      flow={flow}
      facts={trade}
      nameOf={nameOf}
      item={<ItemLine name={name} collection={collection.name} picture={nft.imageUrl} />}
      name={name}
      isEdit={isEdit}
      ownOffers={{ nfts: [nft], at: 'giving', next: { ...again, draft: view.form } }}
      form={
        <ListFormView
          {...view}
          busy={flow.state.status === 'preparing'}
          onSubmit={prepare}
          onCancelEarlier={cancelEarlier}
        />
      }
      {...{ notes, newest }}
      networkFee={<NetworkFee estimate={flow.estimateFee} native={trade.native} />}
      switchNetwork={<SwitchNetwork onSwitched={prepare} />}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
