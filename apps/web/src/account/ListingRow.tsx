import type { Collection, MarketOrder, Nft } from '@souk/market'
import { useCollection } from '@souk/react'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { formatAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatGap } from '../format/formatShare.js'
import { formatMoment, formatUntil, nowSeconds } from '../format/formatTime.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { floorOf } from '../orders/floorOf.js'
import { unitPrice } from '../orders/statusText.js'
import { useSubject } from '../orders/useSubject.js'
import { Button } from '../ui/Button.js'
import { floorGap } from './floorGap.js'
import { OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'
import { orderRisk } from './orderRisk.js'

/** Shows a listing: its price relative to the floor, or why it is inactive and how to reactivate it. */
export function ListingRow({ order, own, isChosen, onChoose }: ListingRow.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  const { collection: slug, contract, identifier } = subject
  const { data: collection } = useCollection(slug === undefined ? undefined : { slug })
  const risk = orderRisk(order)
  const canList = contract !== undefined && identifier !== undefined && risk !== 'balance'
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
          note={order.total > 1n ? words.listings.left(order.remaining, order.total) : collection?.name}
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
              <Button onClick={() => desk.trade({ kind: 'list', contract, identifier })}>
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

function gapText(
  order: MarketOrder,
  { nft, collection }: { nft: Nft | undefined; collection: Collection | undefined },
  { listings }: (typeof portfolioWords)['en'],
): string | undefined {
  const gap = nft && order.status === 'active' ? floorGap(order, floorOf(nft, collection)) : undefined
  if (!gap) return undefined
  if (gap.at === 'floor') return nft?.standard === 'erc1155' ? listings.isEditionFloor : listings.isFloor
  return listings[gap.at](formatGap(gap.share), formatMoney(gap.floor, order.currency))
}

/** Shows an order's state: when it ends, or why it is inactive and how to reactivate it. */
export function Standing({ order }: { order: MarketOrder }) {
  const words = useArea(portfolioWords)
  const risk = orderRisk(order)
  if (risk)
    return (
      <>
        <p className="font-semibold text-warn">{words.risk[risk].title}</p>
        <p>{words.risk[risk].body(formatMoney(unitPrice(order), order.currency))}</p>
      </>
    )
  return (
    <>
      <p title={formatMoment(order.endTime)}>
        {formatUntil(order.endTime, nowSeconds(), words.listings.ends)}
      </p>
      {order.taker && <p>{words.listings.onlyFor(formatAddress(order.taker))}</p>}
    </>
  )
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
