import type { MarketOrder } from '@souk/market'
import { useOrder } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { priced } from '../../orders/priced.js'
import { BuyDialog } from '../buy/BuyDialog.js'
import { collectionName } from '../list/bulkNames.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useListingObstacle } from '../shared/useDoneHere.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SetLine } from './SetLine.js'
import { type SetItems, useSetItems } from './useSetItems.js'
import { useSetPurchase } from './useSetPurchase.js'

type Props = { intent: Extract<TradeIntent, { kind: 'buySet' }>; onClose: () => void }

/** Reads a set and its items, then shows the dialog to buy it. */
export function BuySetDialogContainer({ intent, onClose }: Props) {
  const { data, error, refetch } = useOrder({ orderHash: intent.orderHash })
  const order = priced(data)
  const { set, errors } = useSetItems(order)
  if (!order || !set) return <OpeningDialog kind="purchase" errors={[error, ...errors]} onClose={onClose} />
  const onRefresh = async () => priced((await refetch()).data)
  return <Buying {...{ intent, order, set, onRefresh, onClose }} />
}

type About = {
  intent: Props['intent']
  order: MarketOrder
  set: SetItems
  onRefresh: () => Promise<MarketOrder | undefined>
  onClose: () => void
}

function Buying({ intent, order, set, onRefresh, onClose }: About) {
  const desk = useTradeDialogs()
  const { nfts, collections, items } = set
  const collection = (contract: string) => collectionName(nfts, { contract, collections })
  const facts = useTradeFacts({ kind: 'purchase', collection })
  const { flow, check, retry, stepsOf, ...purchase } = useSetPurchase({ order, set, onRefresh, facts })
  const name = useArea(bundleWords).theSet(items.length)
  return (
    <BuyDialog
      {...purchase}
      {...{ name, onClose, isSet: true }}
      state={flow.state}
      facts={{ ...facts, stepsOf }}
      {...useListingObstacle(order, facts.account)}
      currency={order.currency}
      seller={order.maker}
      networkFee={<NetworkFee estimate={flow.estimateFee} native={facts.native} />}
      item={<SetLine items={items} onOpen={onClose} />}
      ownOffers={{ nfts, next: intent }}
      slug={nfts[0]?.collection ?? ''}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name })}
      {...{ onStart: flow.start, onStop: flow.stop, onResume: flow.resume }}
      onRetry={() => void retry()}
    />
  )
}
