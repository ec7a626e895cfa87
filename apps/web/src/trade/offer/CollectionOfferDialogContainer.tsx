import {
  type Collection,
  type CollectionOffer,
  type MarketInfo,
  type OfferTrait,
  TokenIds,
} from '@souk/market'
import type { prepareCollectionOffer } from '@souk/market/flows'
import { useCollection, useCreateCollectionOffer, useOrders } from '@souk/react'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { type TradeIntent, useTradeDialogs } from '../../dialogs/TradeIntent.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatCount } from '../../format/formatShare.js'
import { formatMoment, nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import { traitText } from '../../orders/fits.js'
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
import { TraitPicker } from './TraitPicker.js'

type Props = { intent: Extract<TradeIntent, { kind: 'collectionOffer' }>; onClose: () => void }

/** Reads what the dialog for an offer on a whole collection needs, then shows it. */
export function CollectionOfferDialogContainer(props: Props) {
  const { data: collection, error } = useCollection({ slug: props.intent.slug })
  if (!collection) return <OpeningDialog kind="collectionOffer" errors={[error]} onClose={props.onClose} />
  return <Offering {...props} collection={collection} />
}

function Offering({ intent, onClose, collection }: Props & { collection: Collection }) {
  const desk = useTradeDialogs()
  const flow = useCreateCollectionOffer()
  const guard = useGuard({ collections: [collection] })
  const [traits, setTraits] = useState<readonly OfferTrait[]>(intent.traits ?? [])
  const { form, setForm, facts, read, trade } = useOfferForm(collection, traits)
  const { words, info } = trade
  const area = useArea(collectionWords).offerForm
  const texts = useArea(auctionWords)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const prepare = () => {
    const { currency, unitPrice, quantity } = read
    if (!currency || unitPrice === undefined || quantity === undefined) return
    setWarnings(read.warnings.map((warning) => offerWarningText(warning, { words, texts })))
    const terms = {
      collection: collection.slug,
      ...(collection.contract ? { contract: collection.contract } : {}),
      traits,
      exactApproval: trade.exactApproval,
      price: unitPrice,
      quantity,
      paymentToken: currency.address,
      expirationTime: nowSeconds() + BigInt(form.duration) * 86_400n,
      ...guard(),
    }
    flow.prepare(terms, { title: collection.name })
  }
  return (
    <FlowDialog
      kind="offer"
      state={flow.state}
      item={<ItemLine name={area.title} collection={collection.name} picture={collection.imageUrl} />}
      form={
        <div className="space-y-5">
          <TraitPicker collection={collection} traits={traits} onTraits={setTraits} />
          <OfferFormView
            form={form}
            read={read}
            facts={facts}
            busy={flow.state.status === 'preparing'}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
            onSubmit={prepare}
            onWrap={() => desk.trade({ kind: 'wrap' })}
          />
        </div>
      }
      review={(plan) => (
        <Review
          label={words.offer.inPlainWords}
          rows={rowsOf(plan, { info, words, area, collection, traits })}
          steps={trade.stepsOf(plan.steps)}
          warnings={warnings}
          price={{ price: plan.price, currency: currencyOf(info, plan.currency) }}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(offer) => <Offered offer={offer} info={info} words={words} onClose={onClose} />}
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

function useOfferForm(collection: Collection, traits: readonly OfferTrait[]) {
  const trade = useTradeFacts({ kind: 'offer', collection: collection.name })
  const { info, account } = trade
  // Only a token contract can take what was offered when somebody accepts.
  const currencies = info.currencies.filter(({ address }) => address !== zeroAddress)
  const [form, setForm] = useState<OfferForm>({
    price: '',
    currencyAddress: currencies[0]?.address ?? '',
    duration: '7',
    quantity: '1',
  })
  const balance = useBalance(form.currencyAddress as Address, account)
  const others = useOrders(account && { side: 'bid', maker: account, limit: 50 })
  const { floor } = collection.stats
  const facts = {
    currencies,
    // Several can be wanted of any collection.
    standard: 'erc1155',
    balance,
    others: (others.data?.pages.flatMap((page) => page.orders) ?? []).filter(
      ({ status }) => status === 'active',
    ),
    // What has the traits may well cost more than the cheapest of all.
    listing: floor && traits.length === 0 ? { unitPrice: floor.price, currency: floor.currency } : undefined,
  } as const
  const read = readOffer(form, facts)
  return { form, setForm, facts, read, trade }
}

type Told = {
  info: MarketInfo
  words: TradeWords
  area: (typeof collectionWords)['en']['offerForm']
  collection: Collection
  traits: readonly OfferTrait[]
}

/** Says in plain words what signing the offer means, from the data that will be signed. */
function rowsOf(plan: prepareCollectionOffer.Plan, { info, words, area, collection, traits }: Told) {
  const { offer, list } = words
  const currency = currencyOf(info, plan.currency)
  const total = plan.parameters.offer.reduce((sum, item) => sum + item.startAmount, 0n)
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  const { quantity } = plan
  return [
    { name: quantity > 1n ? area.most : offer.line.youGive, value: money(total) },
    ...(quantity > 1n ? [{ name: area.each, value: money(total / quantity) }] : []),
    {
      name: offer.line.youGet,
      value:
        traits.length > 0
          ? area.youGetTraits(quantity, collection.name, traitText(traits))
          : area.youGet(quantity, collection.name),
    },
    ...(plan.tokenIds === 'any'
      ? []
      : [{ name: area.fitting, value: area.fittingNow(formatCount(TokenIds.count(plan.tokenIds))) }]),
    { name: quantity > 1n ? offer.line.ownersGet : offer.line.ownerGets, value: money(plan.proceeds) },
    ...plan.fees.map((fee) => ({
      name: feeName(fee, { info, collection, part: words.orders.part }),
      value: money(fee.amount),
    })),
    { name: list.line.validUntil, value: formatMoment(plan.parameters.endTime) },
    ...placeRows({ info, networkName: chainName(info), words }),
  ]
}

function Offered({ offer, info, words, onClose }: Offered.Props) {
  const { offer: given, endTime } = offer.order.parameters
  const [money] = given
  const currency = currencyOf(info, { address: money?.token ?? zeroAddress })
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.offer.made} live>
        {words.offer.madeMeaning(
          formatMoney(money?.startAmount ?? 0n, currency, { exact: true }),
          formatMoment(endTime),
        )}
      </Notice>
      <Button tone="primary" className="w-full" onClick={onClose}>
        {words.trade.done}
      </Button>
    </div>
  )
}

declare namespace Offered {
  type Props = { offer: CollectionOffer; info: MarketInfo; words: TradeWords; onClose: () => void }
}
