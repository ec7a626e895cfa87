import type { Collection, MarketOrder, Nft } from '@souk/market'
import {
  getCollectionQueryOptions,
  type PurchaseIssue,
  type PurchasePlan,
  preparePurchase,
  type Receipt,
  type TradeContext,
  useFlow,
  useNft,
  useOrder,
  useSouk,
} from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type TradeIntent, useDesk } from '../frame/trade.js'
import { nftName } from '../nft/NftCard.js'
import { orderBreakdown } from '../orders/breakdown.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { useBalance } from '../wallet/useBalances.js'
import { BuyDialog } from './BuyDialog.js'
import { ItemLine } from './ItemLine.js'
import { SwitchNetwork } from './SwitchNetwork.js'
import { withNews } from './withNews.js'

type Props = { intent: Extract<TradeIntent, { kind: 'buy' }>; context: TradeContext; onClose: () => void }

/** Reads what the buying dialog needs, then shows it. */
export function BuyDialogContainer(props: Props) {
  const { api } = useSouk()
  const { contract, identifier, orderHash } = props.intent
  const { data: nft } = useNft({ address: contract, identifier })
  const { data: order } = useOrder({ orderHash })
  const { data: collection } = useQuery({
    ...getCollectionQueryOptions(api, { slug: nft?.collection ?? '' }),
    enabled: nft !== undefined,
  })
  if (!nft || !order || !collection) return null
  return <Purchase {...props} nft={nft} order={order} collection={collection} />
}

function Purchase({
  context,
  onClose,
  ...about
}: Props & { nft: Nft; order: MarketOrder; collection: Collection }) {
  const { nft, order, collection } = about
  const { info } = context
  const desk = useDesk()
  const [units, setUnits] = useState(1n)
  const flow = useFlow<PurchasePlan, Receipt, PurchaseIssue>()
  const breakdown = orderBreakdown(order, units, { info, collection })
  const balance = useBalance(order.currency.address, context.client.account.address)
  const { prepare } = flow
  const { orderHash } = order
  const expectedPayment = breakdown.total
  const check = () =>
    prepare((signal) => preparePurchase(context, { orderHash, units, expectedPayment, signal }))
  useEffect(() => {
    prepare((signal) => preparePurchase(context, { orderHash, units, expectedPayment, signal }))
  }, [prepare, context, orderHash, units, expectedPayment])
  return (
    <BuyDialog
      state={withNews(flow.state, order)}
      words={{ info, networkName: chainName(info), item: nftName(nft), collection: collection.name }}
      currency={order.currency}
      native={context.client.chain.nativeCurrency as BuyDialog.Props['native']}
      breakdown={breakdown}
      balance={balance}
      units={order.total > 1n ? { chosen: units, most: order.remaining, onChange: setUnits } : undefined}
      item={<ItemLine name={nftName(nft)} collection={collection.name} picture={nft.imageUrl} />}
      slug={collection.slug}
      switchNetwork={<SwitchNetwork onSwitched={check} />}
      onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft) })}
      onStart={flow.start}
      onRetry={check}
      onClose={onClose}
    />
  )
}
