import type { AuctionSummary, MarketOrder } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatCount } from '../format/formatShare.js'
import { formatMoment } from '../format/formatTime.js'
import { embedWords } from '../i18n/areas/embed.js'
import { orderCardWords } from '../i18n/areas/orderCard.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { useArea } from '../i18n/useArea.js'
import { Badge } from '../kit/Badge.js'
import { Money } from '../kit/Money.js'
import { TokenImage } from '../kit/TokenImage.js'
import type { Page } from '../links/Page.js'
import { PageLink } from '../links/PageLink.js'
import type { OrderAct } from '../orders/orderAct.js'
import { orderState } from '../orders/orderState.js'
import { unitsLeft } from '../orders/unitsLeft.js'
import type { OrderSubject } from '../orders/useSubject.js'
import { type ButtonLook, TradeButton } from './TradeButton.js'

/** Shows a listing or an offer of one item. */
export function OneOrder(props: OneOrder.Props) {
  const { order, subject, act } = props
  const words = useArea(orderCardWords)
  const kind = kindOf(order)
  return (
    <article
      aria-label={`${words.kinds[kind]}: ${subject.name}`}
      className={`flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 ${order.status === 'active' ? '' : 'text-ink-soft'}`}
    >
      <div className="w-20 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={subject.image} alt="" />
      </div>
      <div className="min-w-0 flex-[1_1_10rem] space-y-0.5 text-sm">
        <Badge>{words.kinds[kind]}</Badge>
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Subject {...subject} />
        </h3>
        <Price {...props} />
        <Facts {...props} />
        {act.can === 'nothing' && act.why !== 'state' && <Why {...props} why={act.why} />}
      </div>
      {act.can !== 'nothing' && <Action {...props} can={act.can} />}
    </article>
  )
}

export declare namespace OneOrder {
  type Props = {
    order: MarketOrder
    subject: OrderSubject
    act: OrderAct
    size: ButtonLook['size']
    /** For one unit, in the currency's smallest unit. */
    price: bigint
    isMoving: boolean
    /** Seconds. */
    now: bigint
    end: bigint
    isOwn: boolean
    /** Whether it is reserved for the visitor. */
    isForMe: boolean
    auction: AuctionSummary | undefined
    /** Returns the name of an account. */
    nameOf: (address: string) => string
    onPress: (() => void) | undefined
  }
}

type Kind = 'listing' | 'auction' | 'offer'

function kindOf({ side, type }: MarketOrder): Kind {
  if (side === 'bid') return 'offer'
  return type === 'english' ? 'auction' : 'listing'
}

function Subject({ name, link }: OrderSubject) {
  const page = link && pageOf(link)
  return page ? (
    <PageLink page={page} className="underline-offset-4 hover:underline">
      {name}
    </PageLink>
  ) : (
    name
  )
}

function pageOf(link: NonNullable<OrderSubject['link']>): Page {
  if (link.to === '/collection/$slug') return { kind: 'collection', slug: link.params.slug }
  const { contract, id } = link.params
  return { kind: 'item', contract: contract as `0x${string}`, tokenId: BigInt(id) }
}

function Price({ order, price, auction, isMoving }: OneOrder.Props) {
  const words = useArea(orderCardWords)
  if (order.type === 'english') {
    const highest = auction?.highestBid
    const text = formatMoney(highest?.price ?? order.price, order.currency)
    return <p className="font-semibold text-ink">{highest ? words.highest(text) : words.from(text)}</p>
  }
  return (
    <>
      <p className="text-lg font-semibold text-ink">
        <Money amount={price} currency={order.currency} />
        {order.total > 1n && <span className="text-sm font-normal text-ink-soft"> {words.each}</span>}
      </p>
      {isMoving && <p className="text-ink-soft">{words.changing}</p>}
    </>
  )
}

function Facts({ order, now, end, isOwn, isForMe, nameOf }: OneOrder.Props) {
  const words = useArea(orderCardWords)
  const texts = useArea(orderTexts)
  const { maker, taker, total } = order
  const left = (units: bigint, of: bigint) => words.left(formatCount(units), formatCount(of))
  return (
    <>
      {total > 1n && (
        <p className="text-ink-soft">{unitsLeft(order, { left, now: texts.now, own: isOwn })}</p>
      )}
      <p className="text-ink-soft">
        {isOwn ? texts.byYou : texts.by(nameOf(maker))}
        {taker && `, ${isForMe ? texts.forYou : texts.forOne(nameOf(taker))}`}
      </p>
      <p className="text-ink-soft" title={formatMoment(end)}>
        {orderState(order, { now, own: isOwn, words, texts })}
      </p>
    </>
  )
}

type Reason = Exclude<Extract<OrderAct, { can: 'nothing' }>['why'], 'state'>

function Why({ why, order: { taker }, nameOf }: OneOrder.Props & { why: Reason }) {
  const words = useArea(orderCardWords)
  if (why === 'reserved') return taker && <p>{words.why.reserved(nameOf(taker))}</p>
  return <p>{words.why[why]}</p>
}

function Action({
  can,
  order,
  price,
  size,
  onPress,
}: OneOrder.Props & { can: 'buy' | 'bid' | 'accept' | 'cancel' }) {
  const words = useArea(orderCardWords)
  const { buyFor, bid } = useArea(embedWords)
  const labels = {
    buy: () => buyFor(formatMoney(price, order.currency)),
    bid: () => bid,
    accept: () => words.accept,
    cancel: () => words.cancel[kindOf(order)],
  }
  return <TradeButton size={size} isMain={can !== 'cancel'} label={labels[can]()} onPress={onPress} />
}
