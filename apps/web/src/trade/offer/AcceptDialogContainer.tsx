import type { Collection, CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useCollection, useFulfillOrder, useNft, useOrder } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { shareOf } from '../../orders/breakdown.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import { isOpen } from '../../orders/listings.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { listingObstacle } from '../shared/obstacle.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'accept' }>; onClose: () => void }

/** Reads what the dialog for accepting an offer needs, then shows it. */
export function AcceptDialogContainer(props: Props) {
  const { contract, identifier, offer } = props.intent
  const { data: nft, error: noNft } = useNft({ address: contract, identifier })
  const { data: collection, error: noCollection } = useCollection(nft && { slug: nft.collection })
  const isOnItem = 'side' in offer
  const { data: news } = useOrder(isOnItem ? { orderHash: offer.orderHash } : undefined)
  if (!nft || !collection)
    return <OpeningDialog kind="sale" errors={[noNft, noCollection]} onClose={props.onClose} />
  return <Selling {...props} nft={nft} collection={collection} offer={news ?? offer} />
}

type Sold = { nft: Nft; collection: Collection; offer: MarketOrder | CollectionOffer }

function Selling({ onClose, nft, collection, offer }: Props & Sold) {
  const flow = useFulfillOrder({ kind: 'sale' })
  const deal = Deal.from(offer.order.parameters)
  const trade = useTradeFacts({ kind: 'sale', collection: collection.name })
  const { info, words, native, account, exactApproval } = trade
  const currency = currencyOf(info, { address: deal.currency ?? offer.protocolAddress })
  const title = nftName(nft)
  const bound = useOwnListings(nft, account).filter(isOpen).length
  const { prepare } = flow
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  // As it was shown when the dialog opened: news of the offer must not change what is agreed to.
  const [shown] = useState(() => toFill(offer, deal))
  const check = useCallback(
    () => prepare({ ...shown, tokenId: nft.identifier, units: 1n, exactApproval, ...guard() }, { title }),
    [prepare, shown, nft.identifier, exactApproval, guard, title],
  )
  useEffect(check, [check])
  const obstacle =
    'side' in offer
      ? listingObstacle(offer, { isOwn: isSameAddress(offer.maker, account) })
      : isSameAddress(deal.maker, account)
        ? 'ownOffer'
        : undefined
  const known = { info, collection, part: words.orders.part }
  const price = (agreed: Deal.Deal) => Deal.priceAt(agreed, nowSeconds()) / agreed.total
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return (
    <FlowDialog
      kind="sale"
      state={flow.state}
      obstacle={obstacle}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      form={
        <DialogActions>
          <Button tone="primary" size="l" className="flex-1" busy>
            {words.offer.checking}
          </Button>
        </DialogActions>
      }
      review={(plan) => (
        <Review
          label={words.offer.whatYouReceive}
          rows={[
            { name: words.offer.youGive, value: title },
            {
              name: words.offer.theyPay,
              value: money(price(plan.deal)),
            },
            ...feesOf(plan.movements, account).map(({ to, amount }) => ({
              name: feeName({ recipient: to, basisPoints: shareOf(amount, price(plan.deal)) }, known),
              value: money(-amount),
            })),
            {
              name: words.offer.youReceive,
              value: money(plan.proceeds.reduce((sum, { amount }) => sum + amount, 0n)),
              total: true,
            },
            {
              name: words.trade.networkFee,
              value: <NetworkFee estimate={flow.estimateFee} native={native} />,
            },
          ]}
          steps={trade.stepsOf(plan.steps)}
          warnings={bound > 0 ? [words.send.asleep(bound)] : []}
          price={{ price: price(plan.deal), currency }}
          onStart={flow.start}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(_, { plan, done }) => (
        <div className="space-y-4">
          <Notice tone="good" title={words.offer.sold(title)} live />
          <ReceiptFacts
            rows={[
              {
                name: words.trade.received,
                value: money(plan.proceeds.reduce((sum, { amount }) => sum + amount, 0n)),
              },
            ]}
            done={done}
            native={native}
          />
          <Button tone="primary" className="w-full" onClick={onClose}>
            {words.trade.done}
          </Button>
        </div>
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

/** The offer, and what the page showed that whoever accepts gets for one unit. */
function toFill(offer: MarketOrder | CollectionOffer, deal: Deal.Deal) {
  const fees = offer.order.parameters.consideration
    .filter((item) => item.itemType <= 1)
    .reduce((sum, item) => sum + item.startAmount, 0n)
  const proceeds = (Deal.priceAt(deal, nowSeconds()) - fees) / deal.total
  return {
    order: 'side' in offer ? offer.orderHash : offer,
    expected: { proceeds, ...(deal.currency ? { currency: deal.currency } : {}) },
  }
}

/** What is taken out of the price for others. */
function feesOf(
  movements: readonly { from: string; to: string; itemType: number; amount: bigint }[],
  account: string | undefined,
) {
  return movements.filter(
    ({ from, itemType, to }) => itemType <= 1 && isSameAddress(from, account) && !isSameAddress(to, account),
  )
}
