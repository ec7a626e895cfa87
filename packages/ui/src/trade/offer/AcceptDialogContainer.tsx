import type { CollectionOffer, MarketOrder } from '@souk/market'
import { useOrder } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { isBid } from '../../orders/isBid.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { type Item, useItem } from '../shared/useItem.js'
import { PassedOverContainer } from './PassedOverContainer.js'
import { SaleForm } from './SaleForm.js'
import { SaleReceipt } from './SaleReceipt.js'
import { SaleReview } from './SaleReview.js'
import { useAcceptObstacle } from './sale.js'
import { useSale } from './useSale.js'

type Props = { intent: Extract<TradeIntent, { kind: 'accept' }>; onClose: () => void }

/** Reads the data of the dialog to accept an offer, then shows it. */
export function AcceptDialogContainer({ intent, onClose }: Props) {
  const { offer } = intent
  const { item, errors } = useItem(intent)
  const { data: news } = useOrder('side' in offer ? { orderHash: offer.orderHash } : undefined)
  if (!item) return <OpeningDialog kind="sale" errors={errors} onClose={onClose} />
  return <Selling {...item} {...{ intent, onClose }} offer={news && news.side !== 'swap' ? news : offer} />
}

type Sold = Item & Props & { offer: MarketOrder | CollectionOffer }

function Selling({ intent, onClose, ...about }: Sold) {
  const { nft, collection, offer } = about
  const { flow, trade, check, name, units, bound, leftAfter } = useSale(about)
  const { words, native } = trade
  const { acceptBid } = useArea(auctionWords)
  const begin = isBid(offer, nft.auction) ? acceptBid : words.flows.sale.begin
  const fee = <NetworkFee estimate={flow.estimateFee} native={native} />
  return (
    <FlowDialogContainer
      kind="sale"
      titles={{ ...words.flows.sale, begin, review: begin }}
      {...{ flow, trade }}
      {...useAcceptObstacle(offer, trade.account)}
      item={<ItemLine name={name} collection={collection.name} picture={nft.imageUrl} />}
      ownOffers={{ nfts: [nft], at: 'giving', next: intent }}
      form={<SaleForm units={units} words={words} />}
      review={(plan) => (
        <SaleForm units={units} words={words}>
          <PassedOverContainer {...{ offer, nft }} />
          <SaleReview {...{ plan, trade, collection, name, bound }} networkFee={fee} onStart={flow.start} />
        </SaleForm>
      )}
      receipt={(_, state) => <SaleReceipt {...state} {...{ trade, name, leftAfter, onClose }} />}
      onRetry={check}
      onClose={onClose}
    />
  )
}
