import type { Currency, MarketOrder } from '@souk/market'
import type { prepareFulfillOrder, Trade } from '@souk/market/flows'
import type { Flow } from '@souk/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { formatAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { orderTexts } from '../../i18n/areas/orderText.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button, buttonClass } from '../../kit/Button.js'
import { Facts } from '../../kit/Facts.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { MyItemsLink } from '../../links/MyItemsLink.js'
import { PageLink } from '../../links/PageLink.js'
import type { PriceBreakdown } from '../../orders/breakdown.js'
import { paidIn } from '../../orders/paidIn.js'
import { unitPrice } from '../../orders/statusText.js'
import { unitsLeft } from '../../orders/unitsLeft.js'
import { Confirm } from '../shared/Confirm.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import type { ProblemName } from '../shared/problemOf.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'
import { UnitsField } from '../shared/UnitsField.js'
import { GiftFields } from './GiftFields.js'
import type { MovingPrice } from './movingPrice.js'

/** The dialog to buy an item: the full price first, then the wallet, then the receipt. */
export function BuyDialog(props: BuyDialog.Props) {
  const { facts, state, slug, switchNetwork, onClose } = props
  const { words } = facts
  const stepsOf = stepsFor(props)
  const offer = <Offer {...props} facts={{ ...facts, stepsOf }} />
  return (
    <FlowDialog
      kind="purchase"
      easedFor="listing"
      titles={titlesOf(props)}
      state={state}
      approval={facts.approval}
      obstacle={props.obstacle}
      underWay={props.underWay}
      item={props.item}
      ownOffers={props.ownOffers && { ...props.ownOffers, at: 'buying' }}
      form={offer}
      review={() => offer}
      stepsOf={stepsOf}
      doneBefore={<Missing {...props} />}
      receipt={(outcome, { done }) => <Bought {...props} outcome={outcome} done={done} />}
      ways={{
        switch: switchNetwork,
        others: (
          <PageLink
            page={{ kind: 'collection', slug, listed: true }}
            onClick={onClose}
            className={buttonClass('primary')}
          >
            {words.trade.seeOthers}
          </PageLink>
        ),
      }}
      onRetry={props.onRetry}
      onResume={props.onResume}
      onStop={props.onStop}
      onClose={onClose}
    />
  )
}

export declare namespace BuyDialog {
  type State = Flow.State<prepareFulfillOrder.Plan, prepareFulfillOrder.Outcome>
  type Props = {
    state: State
    facts: {
      words: TradeWords
      native: Currency
      stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[]
      approval?: FlowDialog.Props<prepareFulfillOrder.Plan, prepareFulfillOrder.Outcome>['approval']
    }
    obstacle: ProblemName | undefined
    /** The trades of this browser that fill the listing right now. @default none */
    underWay?: readonly string[]
    currency: Currency
    breakdown: PriceBreakdown
    /** The wallet's balance of the currency; undefined while it loads. */
    balance: bigint | undefined
    /** Shown once the purchase is ready. */
    networkFee: ReactNode
    /** For editions. */
    units: (UnitsField.Units & { order: unitsLeft.Order }) | undefined
    item: ReactNode
    name: string
    /** The buyer's own inactive listings of the item, which become valid as soon as the buyer holds it. */
    waking: readonly MarketOrder[]
    /** What is bought, to show the buyer's own open offers on it before the payment and after it. @default nothing */
    ownOffers?: Pick<OwnOffersContainer.Props, 'nfts' | 'next'>
    /** Absent if it cannot go to another wallet. */
    gift: GiftFields.Gift | undefined
    /** Whether it is a set of several items. @default false */
    isSet?: boolean
    /** Whether an earlier purchase of it never got the wallet's answer. @default false */
    isUnfinished?: boolean
    /** The name of the account that is paid. */
    seller: string
    /** Present if the price changes over time. */
    moving: MovingPrice | undefined
    slug: string
    switchNetwork: ReactNode
    onCancel: (order: MarketOrder) => void
    onStart: () => void
    onStop: () => void
    onRetry: () => void
    onResume: () => void
    onClose: () => void
  }
}

function titlesOf({ gift, isSet, facts: { words } }: BuyDialog.Props) {
  const { purchase, sweep } = words.flows
  if (gift?.recipient) return { ...purchase, done: words.buy.giftDone }
  return isSet ? { ...purchase, done: sweep.done } : purchase
}

/** What a purchase costs that the wallet cannot pay, and what the wallet has. */
function Missing({ state, balance, breakdown, currency, facts: { words } }: BuyDialog.Props) {
  if (state.status !== 'blocked' || balance === undefined || balance >= breakdown.total) return null
  return (
    <Facts
      rows={[
        { name: words.buy.youPay, value: <Money amount={breakdown.total} currency={currency} exact /> },
        { name: words.trade.networkFee, value: words.trade.addedByWallet },
        { name: words.trade.inWallet, value: <Money amount={balance} currency={currency} exact /> },
      ]}
    />
  )
}

/** A gift does not come to the buyer. */
function stepsFor({ facts, gift }: BuyDialog.Props): BuyDialog.Props['facts']['stepsOf'] {
  const { stepsOf, words } = facts
  if (!gift?.recipient) return stepsOf
  return (steps) =>
    stepsOf(steps).map((text, index) =>
      steps[index]?.kind === 'transaction' ? { ...text, ...words.buy.giftStep } : text,
    )
}

function Offer({
  state,
  facts,
  currency,
  breakdown,
  balance,
  networkFee,
  units,
  waking,
  gift,
  moving,
  seller,
  isUnfinished = false,
  onCancel,
  onStart,
}: BuyDialog.Props) {
  const texts = useArea(listingWords)
  const { now } = useArea(orderTexts)
  const { words } = facts
  const { buy, trade } = words
  const ready = state.status === 'ready'
  const left = units && unitsLeft(units.order, { left: buy.left, now })
  const short = balance === undefined ? 0n : breakdown.total - balance
  return (
    <div className="space-y-5">
      {ready && <OwnListings orders={waking} at="waking" words={words} onCancel={onCancel} />}
      {isUnfinished && <Notice tone="warn">{buy.unfinished}</Notice>}
      {units && (
        <UnitsField
          {...units}
          label={buy.howMany}
          hint={[left, units.lot > 1n && buy.inLots(units.lot)].filter(Boolean).join(', ')}
        />
      )}
      <section aria-label={buy.whatYouPay} aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            ...(units && !moving
              ? [
                  {
                    name: buy.perUnit,
                    value: <Money amount={breakdown.total / units.chosen} currency={currency} />,
                  },
                ]
              : []),
            { name: buy.toSeller, value: <Money amount={breakdown.seller} currency={currency} exact /> },
            ...breakdown.parts.map((part) => ({
              name: `${part.name ?? words.orders.part[part.to]} (${formatBasisPoints(part.basisPoints)})`,
              value: <Money amount={part.amount} currency={currency} exact />,
            })),
            {
              name: moving ? texts.atMost : buy.youPay,
              value: <Money amount={breakdown.total} currency={currency} exact fiat />,
              total: true,
            },
            { name: trade.networkFee, value: ready ? networkFee : trade.addedByWallet },
            ...(balance === undefined
              ? []
              : [{ name: trade.inWallet, value: <Money amount={balance} currency={currency} /> }]),
          ]}
        />
      </section>
      {moving && (
        <Notice tone="info">
          {texts[moving.isFalling ? 'payFalling' : 'payRising'](formatMoney(moving.expected, currency))}
        </Notice>
      )}
      {short > 0n && (
        <Notice tone="warn">{trade.shortBy(formatMoney(short, currency, { exact: true }))}</Notice>
      )}
      {gift && <GiftFields {...gift} />}
      {ready && <StepList steps={facts.stepsOf(state.plan.steps)} />}
      <Confirm
        price={{ price: breakdown.total, currency }}
        label={ready ? trade.continueInWallet : trade.checkingListing}
        missing={gift?.issue && words.send.issue.missing}
        asked={[
          {
            name: moving ? texts.atMost : buy.youPay,
            value: <Money amount={breakdown.total} currency={currency} exact fiat />,
          },
          { name: trade.seller, value: seller },
        ]}
        isBusy={!ready && !gift?.issue}
        onStart={onStart}
      />
    </div>
  )
}

/** Lists the buyer's own listings without the item. Shown before the payment, and again after it. */
function OwnListings({ orders, at, words: { buy }, onCancel }: OwnListings.Props) {
  return orders.map((order) => {
    const isAuction = order.type === 'english'
    const price = formatMoney(unitPrice(order), order.currency, { exact: true })
    return (
      <Notice
        key={order.orderHash}
        tone="warn"
        live
        action={
          <Button onClick={() => onCancel(order)}>
            {isAuction ? buy.cancelThatAuction : buy.cancelThat(formatMoney(order.price, order.currency))}
          </Button>
        }
      >
        {isAuction ? buy[`${at}Auction`] : buy[at](price, order.total > 1n)}
      </Notice>
    )
  })
}

declare namespace OwnListings {
  type Props = Pick<BuyDialog.Props, 'onCancel'> & {
    orders: readonly MarketOrder[]
    /** Before the payment, or after it. */
    at: 'waking' | 'woken'
    words: TradeWords
  }
}

function Bought(props: BuyDialog.Props & { outcome: prepareFulfillOrder.Outcome; done: Trade.Done }) {
  const { outcome, done, facts, currency, gift, name, units, waking, onCancel, onClose } = props
  const { words, native } = facts
  const { buy, trade } = words
  const count = units?.chosen ?? 1n
  const most = props.breakdown.total
  const paid = (outcome.filled && paidIn([outcome.filled], currency)) || most
  return (
    <div className="space-y-4">
      <Notice
        tone="good"
        title={
          gift?.recipient
            ? buy.inOtherWallet(name, { units: count, address: formatAddress(gift.recipient) })
            : buy.inYourWallet(name, count)
        }
        live
      />
      <OwnListings orders={waking} at="woken" words={words} onCancel={onCancel} />
      {props.ownOffers && !gift?.recipient && <OwnOffersContainer {...props.ownOffers} at="held" />}
      <ReceiptFacts
        rows={[
          { name: trade.paid, value: <Money amount={paid} currency={currency} exact fiat /> },
          ...(paid < most && currency.address === zeroAddress
            ? [{ name: words.cart.cameBack, value: <Money amount={most - paid} currency={currency} exact /> }]
            : []),
        ]}
        done={done}
        native={native}
      />
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <MyItemsLink isMain onClick={onClose} />
        <Button onClick={onClose}>{trade.done}</Button>
      </div>
    </div>
  )
}
