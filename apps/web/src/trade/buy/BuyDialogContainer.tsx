import type { Collection, MarketOrder, Nft } from '@souk/market'
import {
  getCollectionQueryOptions,
  useFulfillOrder,
  useNft,
  useOrder,
  useSouk,
  useWakingListings,
} from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type TradeIntent, useTradeDialogs } from '../../dialogs/TradeIntent.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { orderBreakdown } from '../../orders/breakdown.js'
import { lotOf } from '../../orders/lotOf.js'
import { useBalance } from '../../wallet/useBalances.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { listingObstacle } from '../shared/obstacle.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { readReceiver } from '../shared/sendForm.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { BuyDialog } from './BuyDialog.js'
import { movingPrice } from './movingPrice.js'

type Props = { intent: Extract<TradeIntent, { kind: 'buy' }>; onClose: () => void }

type Purchased = {
  nft: Nft
  order: MarketOrder
  collection: Collection
  /** Asks the market how the order stands now. */
  onRefresh: () => Promise<MarketOrder | undefined>
}

/** Reads what the buying dialog needs, then shows it. */
export function BuyDialogContainer(props: Props) {
  const { api } = useSouk()
  const { contract, identifier, orderHash } = props.intent
  const { data: nft, error: noNft } = useNft({ address: contract, identifier })
  const { data: order, error: noOrder, refetch } = useOrder({ orderHash })
  const { data: collection, error: noCollection } = useQuery({
    ...getCollectionQueryOptions(api, { slug: nft?.collection ?? '' }),
    enabled: nft !== undefined,
  })
  if (!nft || !order || !collection)
    return <OpeningDialog kind="purchase" errors={[noNft, noOrder, noCollection]} onClose={props.onClose} />
  const onRefresh = async () => (await refetch()).data
  return <Purchase {...props} nft={nft} order={order} collection={collection} onRefresh={onRefresh} />
}

function Purchase({ onClose, onRefresh, ...about }: Props & Purchased) {
  const { nft, order, collection } = about
  const { currency } = order
  const facts = useTradeFacts({ kind: 'purchase', collection: collection.name })
  const { info, account, exactApproval } = facts
  const desk = useTradeDialogs()
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const lot = lotOf(order)
  const [units, setUnits] = useState(lot)
  const { state, prepare, estimateFee, start, stop, reset, resume } = useFulfillOrder()
  const { data: waking = [] } = useWakingListings(account && { order, maker: account })
  const [openedAt] = useState(nowSeconds)
  const moving = movingPrice(order, { openedAt, units })
  const breakdown = orderBreakdown(order, units, { info, collection, now: moving?.shownAt ?? openedAt })
  const balance = useBalance(currency.address, account)
  const title = nftName(nft)
  const { total } = breakdown
  const { orderHash, maker } = order
  const isEdition = order.total > 1n
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readReceiver(typed, { account, contract: nft.contract })
  const recipient = read && 'to' in read ? read.to : undefined
  const check = useCallback(() => {
    const expected = { payment: total, currency: currency.address, maker }
    const whose = recipient ? { recipient } : {}
    prepare(
      { order: orderHash, ...(isEdition ? { units } : {}), ...whose, expected, exactApproval, ...guard() },
      { title },
    )
  }, [
    prepare,
    orderHash,
    units,
    isEdition,
    recipient,
    total,
    currency.address,
    maker,
    exactApproval,
    guard,
    title,
  ])
  useEffect(check, [check])
  // Whatever went wrong may be that the order is gone: that is said by what the market knows now.
  const retry = async () => {
    reset()
    const fresh = await onRefresh()
    if (fresh?.status === 'active') check()
  }
  return (
    <BuyDialog
      state={state}
      facts={facts}
      obstacle={listingObstacle(order, { isOwn: isSameAddress(order.maker, account) })}
      currency={currency}
      breakdown={breakdown}
      balance={balance}
      networkFee={<NetworkFee estimate={estimateFee} native={facts.native} />}
      units={isEdition ? { chosen: units, most: order.remaining, lot, onChange: setUnits } : undefined}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      name={title}
      waking={recipient ? [] : waking}
      gift={
        // What is meant for one wallet goes there.
        order.taker
          ? undefined
          : { typed, recipient, issue: read && 'issue' in read ? read.issue : undefined, onType: setTyped }
      }
      moving={moving}
      slug={collection.slug}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name: title })}
      onStart={start}
      onStop={stop}
      onRetry={() => void retry()}
      onResume={resume}
      onClose={onClose}
    />
  )
}
