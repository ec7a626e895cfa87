import type { Collection, Currency, MarketAuction, MarketInfo, MarketOrder, Nft } from '@souk/market'
import type { prepareOffer } from '@souk/market/flows'
import { useAuction, useCollection, useCreateOffer, useNft, useOrders } from '@souk/react'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { type TradeIntent, useTradeDialogs } from '../../dialogs/TradeIntent.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment, nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import { Button } from '../../ui/Button.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { chainName } from '../../wallet/createWagmiConfig.js'
import { useBalance } from '../../wallet/useBalances.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { ItemLine } from '../shared/ItemLine.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { placeRows } from '../shared/placeRows.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { OfferFormView } from './OfferFormView.js'
import { type OfferForm, offerWarningText, readOffer } from './offerForm.js'

type Props = { intent: Extract<TradeIntent, { kind: 'offer' }>; onClose: () => void }

/** Reads what the dialog for an offer needs, then shows it. */
export function OfferDialogContainer(props: Props) {
  const { contract, identifier, auction: orderHash } = props.intent
  const { data: nft, error: noNft } = useNft({ address: contract, identifier })
  const { data: collection, error: noCollection } = useCollection(nft && { slug: nft.collection })
  const { data: auction, error: noAuction } = useAuction(orderHash && { orderHash })
  if (!nft || !collection || (orderHash && !auction))
    return <OpeningDialog kind="offer" errors={[noNft, noCollection, noAuction]} onClose={props.onClose} />
  return <Offering {...props} nft={nft} collection={collection} auction={auction} />
}

/** What is offered for; the auction that the offer is a bid on. */
type Sought = { nft: Nft; collection: Collection; auction: MarketAuction | undefined }

function Offering({ onClose, ...sought }: Props & Sought) {
  const { nft, collection } = sought
  const texts = useArea(auctionWords)
  const desk = useTradeDialogs()
  const flow = useCreateOffer()
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const { form, setForm, facts, read, trade } = useOfferForm(sought)
  const { words, info } = trade
  const title = nftName(nft)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const prepare = () => {
    const terms = toTerms(form, read, sought)
    if (!terms) return
    setWarnings(read.warnings.map((warning) => offerWarningText(warning, { words, texts })))
    flow.prepare({ ...terms, exactApproval: trade.exactApproval, ...guard() }, { title })
  }
  return (
    <FlowDialog
      kind="offer"
      titles={sought.auction && { ...words.flows.offer, ...texts.bidTitles }}
      state={flow.state}
      item={<ItemLine name={title} collection={collection.name} picture={nft.imageUrl} />}
      form={
        <OfferFormView
          form={form}
          read={read}
          facts={facts}
          busy={flow.state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
          onWrap={() => desk.trade({ kind: 'wrap' })}
        />
      }
      review={(plan) => (
        <Review
          label={words.offer.inPlainWords}
          rows={offerRows(plan, { info, words, collection, name: title })}
          steps={trade.stepsOf(plan.steps)}
          warnings={warnings}
          price={{ price: plan.price, currency: currencyOf(info, plan.currency) }}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(order) => <Offered order={order} words={words} onClose={onClose} />}
      ways={{
        switch: <SwitchNetwork onSwitched={prepare} />,
        ...(flow.state.status === 'blocked'
          ? {
              retry: <Button onClick={flow.reset}>{words.trade.back}</Button>,
              close: <Button onClick={flow.reset}>{words.trade.back}</Button>,
            }
          : {}),
      }}
      onRetry={prepare}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

function useOfferForm({ nft, collection, auction }: Sought) {
  const trade = useTradeFacts({ kind: 'offer', collection: collection.name })
  const { info, account } = trade
  // Only a token contract can take what was offered when somebody accepts.
  const currencies = info.currencies.filter(({ address }) =>
    auction ? isSameAddress(address, auction.order.currency.address) : address !== zeroAddress,
  )
  const [form, setForm] = useState<OfferForm>({
    price: '',
    currencyAddress: currencies[0]?.address ?? '',
    duration: '7',
    quantity: '1',
  })
  const balance = useBalance(form.currencyAddress as Address, account)
  const facts = {
    currencies,
    standard: nft.standard,
    balance,
    others: useOpenOffers(account),
    listing: nft.listing,
    auction: auction && {
      reserve: auction.reserve,
      highest: auction.highestBid?.price,
      settleUntil: auction.settleUntil,
    },
  }
  const read = readOffer(form, facts)
  return { form, setForm, facts, read, trade }
}

/** The person's open offers, which the same money stands behind. */
function useOpenOffers(maker: Address | undefined): readonly MarketOrder[] {
  const { data } = useOrders(maker && { side: 'bid', maker, limit: 50 })
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return orders.filter(({ status }) => status === 'active')
}

/** The terms of the offer, or nothing while the form is not complete. */
function toTerms(
  form: OfferForm,
  { currency, unitPrice, quantity }: ReturnType<typeof readOffer>,
  { nft, collection, auction }: Sought,
): prepareOffer.Options | undefined {
  if (!currency || unitPrice === undefined || quantity === undefined) return undefined
  return {
    asset: { contract: nft.contract, tokenId: nft.identifier },
    collection,
    price: unitPrice,
    quantity,
    paymentToken: currency.address,
    // A bid has to stand until the auction can no longer be settled.
    expirationTime: auction?.settleUntil ?? nowSeconds() + BigInt(form.duration) * 86_400n,
  }
}

type Told = { info: MarketInfo; words: TradeWords; collection: Collection; name: string }

/** Says in plain words what signing an offer means, from the data that will be signed. */
function offerRows(plan: prepareOffer.Plan, { info, words, collection, name }: Told) {
  const { offer, list } = words
  const currency: Currency = currencyOf(info, plan.currency)
  const total = plan.parameters.offer.reduce((sum, item) => sum + item.startAmount, 0n)
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return [
    { name: offer.line.youGive, value: money(total) },
    { name: offer.line.youGet, value: plan.quantity > 1n ? `${plan.quantity} × ${name}` : name },
    { name: offer.line.ownerGets, value: money(plan.proceeds) },
    ...plan.fees.map((fee) => ({
      name: feeName(fee, { info, collection, part: words.orders.part }),
      value: money(fee.amount),
    })),
    { name: list.line.validUntil, value: formatMoment(plan.parameters.endTime) },
    ...placeRows({ info, networkName: chainName(info), words }),
  ]
}

function Offered({ order, words, onClose }: { order: MarketOrder; words: TradeWords; onClose: () => void }) {
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.offer.made} live>
        {words.offer.madeMeaning(
          formatMoney(order.price, order.currency, { exact: true }),
          formatMoment(order.endTime),
        )}
      </Notice>
      <Button tone="primary" className="w-full" onClick={onClose}>
        {words.trade.done}
      </Button>
    </div>
  )
}
