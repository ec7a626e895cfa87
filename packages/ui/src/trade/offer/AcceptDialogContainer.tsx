import type { CollectionOffer, MarketOrder } from '@souk/market'
import { useFulfillOrder, useOrder } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { isOpen } from '../../orders/listings.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { type Item, useItem } from '../shared/useItem.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SaleReceipt } from './SaleReceipt.js'
import { SaleReview } from './SaleReview.js'
import { toSale, useAcceptObstacle } from './sale.js'

type Props = { intent: Extract<TradeIntent, { kind: 'accept' }>; onClose: () => void }

/** Reads the data of the dialog to accept an offer, then shows it. */
export function AcceptDialogContainer({ intent, onClose }: Props) {
  const { offer } = intent
  const { item, errors } = useItem(intent)
  const { data: news } = useOrder('side' in offer ? { orderHash: offer.orderHash } : undefined)
  if (!item) return <OpeningDialog kind="sale" errors={errors} onClose={onClose} />
  return <Selling {...item} offer={news && news.side !== 'swap' ? news : offer} onClose={onClose} />
}

type Sold = Item & { offer: MarketOrder | CollectionOffer; onClose: () => void }

function Selling({ onClose, nft, collection, offer }: Sold) {
  const flow = useFulfillOrder({ kind: 'sale' })
  const trade = useTradeFacts({ kind: 'sale', collection: collection.name })
  const { words, native, account, exactApproval, clock } = trade
  const bound = useOwnListings(nft, account).filter(isOpen).length
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  // From when the dialog opened: an update of the offer must not change what the visitor agrees to.
  const [shown] = useState(() => toSale(offer, clock()))
  const { prepare, estimateFee } = flow
  const name = nftName(nft)
  const check = useCallback(
    () =>
      prepare({ ...shown, tokenId: nft.tokenId, quantity: 1n, exactApproval, ...guard() }, { title: name }),
    [prepare, shown, nft.tokenId, exactApproval, guard, name],
  )
  useEffect(check, [check])
  const fee = <NetworkFee estimate={estimateFee} native={native} />
  return (
    <FlowDialogContainer
      kind="sale"
      flow={flow}
      trade={trade}
      {...useAcceptObstacle(offer, account)}
      item={<ItemLine name={name} collection={collection.name} picture={nft.imageUrl} />}
      form={<Checking label={words.offer.checking} />}
      review={(plan) => (
        <SaleReview {...{ plan, trade, collection, name, bound }} networkFee={fee} onStart={flow.start} />
      )}
      receipt={(_, state) => <SaleReceipt {...state} trade={trade} name={name} onClose={onClose} />}
      onRetry={check}
      onClose={onClose}
    />
  )
}
