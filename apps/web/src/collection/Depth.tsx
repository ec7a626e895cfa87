import type { Depth as Book, ListingLevel, MarketOrder, OfferLevel } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { FigureTable } from '@souk/ui/parts/kit/FigureTable.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { traitText } from '@souk/ui/parts/orders/fits.js'
import type { ReactNode } from 'react'

/** Shows a collection's order book: offers and listings by price level. */
export function Depth({ depth, own, about, onCancel, onOffer }: Depth.Props) {
  const words = useArea(collectionWords)
  return (
    <div className="space-y-8">
      {own.length > 0 && <OwnOffers own={own} about={about} onCancel={onCancel} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Ladder
          title={words.depth.offers}
          note={words.depth.offersMeaning}
          empty={words.depth.noOffers}
          action={
            <Button tone="primary" onClick={onOffer}>
              {words.makeOffer}
            </Button>
          }
          head={[words.depth.price, words.depth.for, words.depth.wanted, words.depth.funded]}
        >
          {withShare(depth.offers, ({ funded, unfunded }) => funded + unfunded).map(({ level, share }) => (
            <OfferRow key={levelKey(level)} level={level} share={share} />
          ))}
        </Ladder>
        <Ladder
          title={words.depth.listings}
          note={words.depth.listingsMeaning}
          empty={words.depth.noListings}
          head={[words.depth.price, words.depth.quantity, words.depth.total]}
        >
          {upTo(depth.listings).map(({ level, total, share }) => (
            <tr key={levelKey(level)}>
              <Price level={level} share={share} tone="clay" />
              <td className="px-3 text-right">{formatCount(level.tokens)}</td>
              <td className="px-3 text-right whitespace-nowrap text-ink-soft">
                <Money amount={total} currency={level.currency} />
              </td>
            </tr>
          ))}
        </Ladder>
      </div>
    </div>
  )
}

export declare namespace Depth {
  type Props = {
    depth: Book
    /** The visitor's own open offers on several of these tokens. */
    own: readonly MarketOrder[]
    /** Describes the subject of an offer. */
    about: (order: MarketOrder) => ReactNode
    onCancel: (order: MarketOrder) => void
    onOffer: () => void
  }
}

function levelKey(level: ListingLevel | OfferLevel): string {
  const about = 'offers' in level ? [traitText(level.traits ?? []), level.tokenCount] : []
  return [level.price, level.currency.address, ...about].join('/')
}

function OfferRow({ level, share }: { level: OfferLevel; share: number }) {
  const { depth } = useArea(collectionWords)
  const { traits, tokenCount, funded, unfunded } = level
  const wanted = traits ? traitText(traits) : tokenCount ? depth.some(tokenCount) : depth.any
  return (
    <tr>
      <Price level={level} share={share} tone="tile" />
      <td className="max-w-40 truncate px-3" title={wanted}>
        {wanted}
      </td>
      <td className="px-3 text-right">{formatCount(funded + unfunded)}</td>
      <td className={`px-3 text-right ${funded === 0n ? 'text-warn' : ''}`}>{formatCount(funded)}</td>
    </tr>
  )
}

function Price({ level, share, tone }: Price.Props) {
  const bar = { clay: 'bg-clay-wash', tile: 'bg-tile-wash' } as const
  return (
    <th scope="row" className="relative px-3 py-2.5 text-left font-semibold whitespace-nowrap">
      <span
        aria-hidden
        className={`absolute inset-y-1 left-1 rounded-chip ${bar[tone]}`}
        style={{ width: `${Math.max(4, share * 96)}%` }}
      />
      <span className="relative">
        <Money amount={level.price} currency={level.currency} />
      </span>
    </th>
  )
}

declare namespace Price {
  type Props = { level: ListingLevel | OfferLevel; share: number; tone: 'clay' | 'tile' }
}

/** Adds the size of each level relative to the largest, for the bars. */
function withShare<level>(levels: readonly level[], sizeOf: (level: level) => bigint) {
  const most = levels.reduce((most, level) => (sizeOf(level) > most ? sizeOf(level) : most), 1n)
  return levels.map((level) => ({ level, share: Number((sizeOf(level) * 1_000n) / most) / 1_000 }))
}

/** Adds up the cost of all levels up to each, separately by currency. */
function upTo(levels: readonly ListingLevel[]) {
  const sums = new Map<string, bigint>()
  return withShare(levels, ({ tokens }) => BigInt(tokens)).map(({ level, share }) => {
    const total = (sums.get(level.currency.symbol) ?? 0n) + level.price * BigInt(level.tokens)
    sums.set(level.currency.symbol, total)
    return { level, share, total }
  })
}

function Ladder({ title, note, empty, head, action, children }: Ladder.Props) {
  const [first, ...others] = head
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg">{title}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">{note}</p>
        </div>
        {action}
      </div>
      {children.length === 0 ? (
        <p className="mt-4 rounded-card bg-sunk px-4 py-8 text-center text-sm text-ink-soft">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the keyboard has to scroll it sideways
        <div className="mt-3 -mx-2 overflow-x-auto focus-visible:-outline-offset-2" tabIndex={0}>
          <FigureTable
            caption={title}
            lined={false}
            columns={[
              { id: 'first', name: first, align: 'left', className: 'w-2/5 px-3 py-2' },
              ...others.map((name, index) => ({
                id: name,
                name,
                align: others.length === 3 && index === 0 ? ('left' as const) : ('right' as const),
              })),
            ]}
          >
            {children}
          </FigureTable>
        </div>
      )}
    </section>
  )
}

declare namespace Ladder {
  type Props = {
    title: string
    note: string
    /** The text when there are no rows. */
    empty: string
    head: readonly string[]
    action?: ReactNode
    children: readonly ReactNode[]
  }
}

function OwnOffers({ own, about, onCancel }: Pick<Depth.Props, 'own' | 'about' | 'onCancel'>) {
  const { depth } = useArea(collectionWords)
  return (
    <section aria-labelledby="own-offers" className="space-y-3">
      <h2 id="own-offers" className="text-lg">
        {depth.own}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {own.map((order) => (
          <li
            key={order.orderHash}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
          >
            <span className="font-semibold">
              {order.total > 1n && `${order.remaining} × `}
              <Money amount={order.price / order.total} currency={order.currency} />
            </span>
            <span>{about(order)}</span>
            <span className={order.status === 'active' ? 'text-good' : 'text-warn'}>
              {order.status === 'active' ? depth.ownCovered : depth.ownUncovered}
            </span>
            <span className="mr-auto text-ink-soft">
              {depth.ends} {formatMoment(order.endTime)}
            </span>
            <Button
              aria-label={depth.cancelOf(formatMoney(order.price, order.currency))}
              onClick={() => onCancel(order)}
            >
              {depth.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A placeholder for a book that is loading. */
export function DepthSkeleton() {
  return (
    <div aria-hidden className="grid gap-6 xl:grid-cols-2">
      <div className="skeleton h-72" />
      <div className="skeleton h-72" />
    </div>
  )
}
