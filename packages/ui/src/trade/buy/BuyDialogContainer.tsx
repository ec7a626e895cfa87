import type { MarketOrder } from '@souk/market'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { useUnfinished } from '../../flows/useUnfinished.js'
import { useNameOf } from '../../names/useNames.js'
import { nftName } from '../../nft/nftName.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useListingObstacle } from '../shared/useDoneHere.js'
import type { Item } from '../shared/useItem.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { BuyDialog } from './BuyDialog.js'
import { useBought } from './useBought.js'
import { usePurchase } from './usePurchase.js'

type Props = { intent: Extract<TradeIntent, { kind: 'buy' }>; onClose: () => void }

/** Reads the data of the buying dialog, then shows it. */
export function BuyDialogContainer({ intent, onClose }: Props) {
  const { item, order, onRefresh, opening } = useBought(intent)
  if (!item || !order) return <OpeningDialog kind="purchase" {...opening} onClose={onClose} />
  return <Buying {...item} {...{ intent, order, onRefresh, onClose }} />
}

type About = Item & {
  intent: Props['intent']
  order: MarketOrder
  onRefresh: () => Promise<MarketOrder | undefined>
  onClose: () => void
}

function Buying({ intent, onClose, ...about }: About) {
  const { nft, order, collection } = about
  const desk = useTradeDialogs()
  const facts = useTradeFacts({ kind: 'purchase', collection: collection.name })
  const name = nftName(nft)
  const bought = { nfts: [nft], collections: [collection], title: name }
  const { flow, check, retry, ...purchase } = usePurchase({ ...about, ...bought, facts })
  return (
    <BuyDialog
      {...purchase}
      state={flow.state}
      facts={facts}
      {...useListingObstacle(order, facts.account)}
      currency={order.currency}
      seller={useNameOf()(order.maker)}
      isUnfinished={useUnfinished({ account: facts.account, orderHash: order.orderHash, title: name })}
      networkFee={<NetworkFee estimate={flow.estimateFee} native={facts.native} />}
      item={<ItemLine name={name} collection={collection.name} picture={nft.imageUrl} />}
      name={name}
      ownOffers={{ nfts: [nft], next: intent }}
      slug={collection.slug}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name })}
      {...{ onStart: flow.start, onStop: flow.stop, onResume: flow.resume }}
      onRetry={() => void retry()}
      onClose={onClose}
    />
  )
}
