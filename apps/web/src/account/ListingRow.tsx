import type { Collection, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useCollection } from '@souk/react'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatGap } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment, formatUntil } from '@souk/ui/parts/format/formatTime.js'
import { orderTexts } from '@souk/ui/parts/i18n/areas/orderText.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { floorOf } from '@souk/ui/parts/orders/floorOf.js'
import { inactiveReason, isAlive, type Risk } from '@souk/ui/parts/orders/inactiveReason.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'
import { toListDraft } from '@souk/ui/parts/orders/toListDraft.js'
import { unitsLeft } from '@souk/ui/parts/orders/unitsLeft.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'
import { floorGap } from './floorGap.js'
import { OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'
import { riskText } from './riskText.js'

/** Shows a listing: its price relative to the floor, or why it is inactive and how to reactivate it. */
export function ListingRow({ order, own, isChosen, onChoose }: ListingRow.Props) {
  const words = useArea(portfolioWords)
  const { now } = useArea(orderTexts)
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  const { collection: slug, contract, tokenId } = subject
  const { data: collection } = useCollection(slug === undefined ? undefined : { slug })
  const risk = riskOf(order)
  const canList = contract !== undefined && tokenId !== undefined && risk !== 'balance' && isAlive(order)
  const clock = useClock()
  const edit = { kind: 'list', draft: toListDraft(order, { now: clock() }), edits: order.orderHash } as const
  return (
    <OrderRow
      quiet={risk !== undefined}
      select={
        own && (
          <OrderCheck label={words.listings.select(subject.name)} checked={isChosen} onChange={onChoose} />
        )
      }
      item={
        <SubjectLink
          subject={subject}
          note={noteOf(order, { count: subject.count, collection, words, now, own })}
        />
      }
      price={
        <>
          <OrderPrice amount={unitPrice(order)} order={order} each={words.listings.each} />
          <p className="text-sm text-ink-soft">{gapText(order, { nft: subject.nft, collection }, words)}</p>
        </>
      }
      note={<Standing order={order} />}
      actions={
        own && (
          <>
            {canList && (
              <Button onClick={() => desk.trade({ ...edit, contract, tokenId })}>
                {words.listings.edit}
              </Button>
            )}
            <Button
              tone="danger"
              onClick={() => desk.trade({ kind: 'cancel', orderHash: order.orderHash, name: subject.name })}
            >
              {words.listings.cancel}
            </Button>
          </>
        )
      }
    />
  )
}

export declare namespace ListingRow {
  type Props = { order: MarketOrder; own: boolean; isChosen: boolean; onChoose: () => void }
}

function noteOf(
  order: MarketOrder,
  about: Pick<unitsLeft.Words, 'now' | 'own'> & {
    count: number | undefined
    collection: Collection | undefined
    words: PortfolioWords
  },
): string | undefined {
  const { listings } = about.words
  if (order.total > 1n) return unitsLeft(order, { ...about, left: listings.left })
  return about.count === undefined ? about.collection?.name : listings.setOf(about.count)
}

type PortfolioWords = (typeof portfolioWords)['en']

function gapText(
  order: MarketOrder,
  { nft, collection }: { nft: Nft | undefined; collection: Collection | undefined },
  { listings }: PortfolioWords,
): string | undefined {
  const gap = nft && order.status === 'active' ? floorGap(order, floorOf(nft, collection)) : undefined
  if (!gap) return undefined
  if (gap.at === 'floor') return nft?.standard === 'erc1155' ? listings.isEditionFloor : listings.isFloor
  return listings[gap.at](formatGap(gap.share), formatMoney(gap.floor, order.currency))
}

/** Shows an order's state: when it ends, or why it is inactive and how to reactivate it. */
export function Standing({ order }: { order: MarketOrder }) {
  const nameOf = useNameOf()
  const words = useArea(portfolioWords)
  const clock = useClock()
  const risk = riskOf(order)
  if (risk)
    return (
      <>
        <p className="font-semibold text-warn">{words.risk[risk].title}</p>
        <p>{riskText(order, { risk, words, now: clock() })}</p>
      </>
    )
  return (
    <>
      <p title={formatMoment(order.endTime)}>{formatUntil(order.endTime, clock(), words.listings.ends)}</p>
      {order.taker && <p>{words.listings.onlyFor(nameOf(order.taker))}</p>}
    </>
  )
}

function riskOf(order: MarketOrder): Risk | undefined {
  return inactiveReason(order, { isSet: Deal.from(order.order.parameters).items.length > 1 })
}

/** Selects an order among several. */
export function OrderCheck({ label, checked, onChange }: OrderCheck.Props) {
  return (
    <label className="-my-2 -ml-2 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-clay"
      />
    </label>
  )
}

export declare namespace OrderCheck {
  type Props = { label: string; checked: boolean; onChange: () => void }
}
