// biome-ignore-all lint/a11y/noRedundantRoles: rows that are laid out as cards lose their roles in some browsers
import type { Activity, ActivityPayment } from '@souk/market'
import { Link } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Flame,
  Gavel,
  HandCoins,
  type LucideIcon,
  Repeat2,
  Sparkles,
  Tag,
  XCircle,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import { formatCount } from '../format/formatShare.js'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { AccountLinkContainer } from '../names/AccountLinkContainer.js'
import { Ago } from '../ui/Ago.js'
import { CopyText } from '../ui/CopyText.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'
import { keyOf } from './ActivityFeed.js'
import { type ActivityEntry, activityEntries } from './activityEntries.js'
import { partNames } from './partNames.js'
import { SwapThings } from './SwapThings.js'
import { ThingStrip } from './ThingStrip.js'

/** Shows activity, newest first, as a table that becomes cards on a phone. */
export function ActivityTable(props: ActivityTable.Props) {
  const { rows, label, isOneItem = false } = props
  const words = useArea(feedWords)
  const { column } = words
  const entries = activityEntries(rows)
  const hasThings = !isOneItem || entries.some(isOfSeveral)
  return (
    <table role="table" aria-label={label ?? words.label} className="w-full text-sm max-md:block">
      <thead role="rowgroup" className="text-left text-xs text-ink-soft max-md:sr-only">
        <tr role="row">
          <Head>{column.event}</Head>
          {hasThings && <Head>{isOneItem ? column.together : column.item}</Head>}
          <Head className="text-right">{column.price}</Head>
          <Head>{column.from}</Head>
          <Head>{column.to}</Head>
          <Head className="text-right">{column.time}</Head>
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line max-md:block">
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} {...props} isOneItem={isOneItem} hasThings={hasThings} />
        ))}
      </tbody>
    </table>
  )
}

export declare namespace ActivityTable {
  type Props = {
    rows: readonly Activity[]
    /** Keys of rows that were just inserted. */
    fresh: ReadonlySet<string>
    /** The table's label for screen readers. */
    label?: string | undefined
    /** Whether all rows are about one item, which they then need not name. @default false */
    isOneItem?: boolean | undefined
    /** The visitor's account. */
    account: string | undefined
    /** Returns the name of an account. */
    nameOf: (address: string) => string
    /** The base URL of transactions in an explorer; the hash is appended. */
    explorerUrl: string | undefined
    /** Seconds. */
    now: bigint
  }
}

function Head({ children, className = '' }: { children: string; className?: string }) {
  return (
    <th role="columnheader" scope="col" className={`px-3 pb-2 font-medium first:pl-1 last:pr-1 ${className}`}>
      {children}
    </th>
  )
}

type RowProps = ActivityTable.Props & { entry: ActivityEntry; isOneItem: boolean; hasThings: boolean }

/** Whether the row names several items. In a feed of one item, only such rows name any. */
function isOfSeveral({ things }: ActivityEntry): boolean {
  return things.length > 1
}

function Row({ entry, isOneItem, hasThings, fresh, now, ...of }: RowProps) {
  const isNamed = !isOneItem || isOfSeveral(entry)
  const isFresh = entry.parts.some((part) => fresh.has(keyOf(part)))
  return (
    <tr
      role="row"
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3.5 md:table-row ${isFresh ? 'arrived' : ''}`}
    >
      <Cell className="max-md:text-ink-soft">
        <Kind entry={entry} />
      </Cell>
      {hasThings && (
        <Cell className={isNamed ? 'max-md:order-first max-md:col-span-2 md:min-w-56' : 'max-md:hidden'}>
          {isNamed && <Things entry={entry} />}
        </Cell>
      )}
      <Cell className="text-right font-semibold">
        <Price entry={entry} isOneItem={isOneItem} {...of} />
      </Cell>
      <Cell className="max-md:hidden">
        <Account address={entry.from} entry={entry} side="from" />
      </Cell>
      <Cell className="max-md:hidden">
        <Account address={entry.to} entry={entry} side="to" />
      </Cell>
      <Cell className="text-ink-soft md:hidden">
        {hasSide(entry, 'from') && <Account address={entry.from} entry={entry} side="from" />}
        {hasSide(entry, 'to') && (
          <>
            <span aria-hidden> → </span>
            <Account address={entry.to} entry={entry} side="to" />
          </>
        )}
      </Cell>
      <Cell className="text-right text-ink-soft">
        <Ago at={entry.at} now={now} />
        <Transaction entry={entry} explorerUrl={of.explorerUrl} />
      </Cell>
    </tr>
  )
}

function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <td
      role="cell"
      className={`min-w-0 align-middle md:px-3 md:py-2.5 md:first:pl-1 md:last:pr-1 ${className}`}
    >
      {children}
    </td>
  )
}

const icons: Record<ActivityEntry['type'], LucideIcon> = {
  sale: HandCoins,
  swap: Repeat2,
  listing: Tag,
  offer: Gavel,
  transfer: ArrowLeftRight,
  mint: Sparkles,
  burn: Flame,
  cancel: XCircle,
}

function Kind({ entry }: { entry: ActivityEntry }) {
  const words = useArea(feedWords)
  const Icon = icons[entry.type]
  return (
    <span className="inline-flex items-center gap-2 font-medium whitespace-nowrap">
      <Icon
        aria-hidden
        className={`size-4 shrink-0 ${entry.type === 'sale' ? 'text-good' : entry.type === 'listing' ? 'text-clay' : 'text-ink-soft'}`}
      />
      <span>
        {kindText(entry, words)}
        <Together entry={entry} />
        <Source source={entry.parts[0]?.source} />
      </span>
    </span>
  )
}

/** Tells of an item that is traded with others. */
function Together({ entry: { bundle, parts, type } }: { entry: ActivityEntry }) {
  const { together } = useArea(feedWords)
  const side = parts[0]?.side
  if (!bundle || !side || side === 'swap' || type === 'swap') return null
  return <span className="block text-xs font-normal text-ink-soft">{together[side](bundle.items)}</span>
}

function kindText({ type, parts }: ActivityEntry, words: (typeof feedWords)['en']): string {
  const side = parts[0]?.side
  if (type === 'cancel' && side) return words.cancelled[side]
  return type === 'offer' && side === 'swap' ? words.swapOffered : words.type[type]
}

/** Shows the app that a sale came from: its domain, or the tag if the market does not know the domain. */
function Source({ source }: Pick<Activity, 'source'>) {
  const words = useArea(feedWords)
  if (!source) return null
  return (
    <span
      title={words.sourceOf(source.tag)}
      className="block max-w-40 truncate text-xs font-normal text-ink-soft"
    >
      {words.via(source.domain ?? source.tag)}
    </span>
  )
}

function Things({ entry }: { entry: ActivityEntry }) {
  const words = useArea(feedWords)
  const [isOpen, setOpen] = useState(false)
  const { things, parts } = entry
  if (!isOfSeveral(entry)) return things.map((thing) => <Thing key={keyOf(thing)} activity={thing} />)
  const collections = new Set(things.map((thing) => thing.collectionName ?? thing.collection))
  const hidden = (entry.bundle?.items ?? 0) - things.length
  return (
    <div className="space-y-1.5">
      <div className="flex items-center gap-3">
        {parts[0]?.side === 'swap' ? (
          <SwapThings entry={entry} />
        ) : (
          <>
            <ThingStrip parts={things} />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{partNames(things, words)}</span>
              <span className="block truncate text-xs text-ink-soft">{[...collections].join(', ')}</span>
            </span>
          </>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 shrink-0 rounded-full px-3 text-xs font-semibold text-clay hover:bg-sunk max-md:-mr-3 max-md:ml-auto md:min-h-8"
        >
          {isOpen ? words.hideParts : words.showParts(things.length)}
        </button>
      </div>
      {isOpen && (
        <ul className="space-y-1.5 border-l-2 border-line pl-3">
          {things.map((thing) => (
            <li key={keyOf(thing)} className="flex items-center justify-between gap-3">
              <Thing activity={thing} />
              {thing.price !== undefined && thing.currency && (
                <Money amount={thing.price} currency={thing.currency} />
              )}
            </li>
          ))}
          {hidden > 0 && <li className="text-xs text-ink-soft">{words.moreParts(hidden)}</li>}
        </ul>
      )}
    </div>
  )
}

/** Shows the subject: an item, or a collection if the activity was about any of its items. */
function Thing({ activity }: { activity: Activity }) {
  const words = useArea(feedWords)
  const { tokenId, contract, collection, collectionName = collection, quantity } = activity
  const className = 'font-semibold underline-offset-4 hover:underline line-clamp-2 wrap-anywhere'
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-10 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={activity.imageUrl} alt="" />
      </span>
      <span className="min-w-0">
        {tokenId === undefined ? (
          <Link to="/collection/$slug" params={{ slug: collection }} className={className}>
            {words.anyOf(collectionName)}
          </Link>
        ) : (
          <Link to="/item/$contract/$id" params={{ contract, id: String(tokenId) }} className={className}>
            {activity.name || `#${tokenId}`}
          </Link>
        )}
        <span className="block truncate text-xs text-ink-soft">
          {quantity > 1n && `${words.units(formatCount(quantity))} · `}
          {collectionName}
        </span>
      </span>
    </span>
  )
}

type PriceProps = Pick<ActivityTable.Props, 'account' | 'nameOf'> & {
  entry: ActivityEntry
  isOneItem: boolean
}

function Price({ entry, isOneItem, ...of }: PriceProps) {
  const words = useArea(feedWords)
  const { payments = [] } = entry.bundle ?? {}
  if (payments.length > 0) return <AddedMoney payments={payments} {...of} />
  const units = isOneItem && entry.units > 1n && (
    <span className="mr-1.5 text-xs font-normal text-ink-soft">{words.units(formatCount(entry.units))}</span>
  )
  if (entry.prices.length === 0)
    return <span className="font-normal text-ink-soft">{units || words.nobody}</span>
  const isLowest = entry.type !== 'sale' && !entry.bundle && entry.parts.length > entry.prices.length
  return entry.prices.map(({ currency, amount }) => (
    <span key={currency.address} className="block">
      {units}
      {isLowest && <span className="text-xs font-normal text-ink-soft">{words.lowest} </span>}
      <Money amount={amount} currency={currency} />
      {isOneItem && entry.bundle && (
        <span className="block text-xs font-normal text-ink-soft">{words.forAll(entry.bundle.items)}</span>
      )}
    </span>
  ))
}

type AddedProps = Pick<ActivityTable.Props, 'account' | 'nameOf'> & {
  payments: readonly ActivityPayment[]
}

/** Shows the money that is part of a swap, and the account that pays it. */
function AddedMoney({ payments, account, nameOf }: AddedProps) {
  const { payer } = useArea(feedWords)
  const payerOf = ({ from }: ActivityPayment) =>
    from === undefined ? payer.unknown : isSameAddress(from, account) ? payer.you : payer.other(nameOf(from))
  return payments.map((payment) => (
    <span key={payment.currency.address} className="block">
      + <Money amount={payment.amount} currency={payment.currency} />
      <span className="block text-xs font-normal text-ink-soft">{payerOf(payment)}</span>
    </span>
  ))
}

type AccountProps = { address: string | undefined; entry: ActivityEntry; side: 'from' | 'to' }

function Account({ address, entry, side }: AccountProps) {
  const words = useArea(feedWords)
  if (address === undefined) return hasSide(entry, side) ? words.several : words.nobody
  return <AccountLinkContainer address={address} isYou />
}

function hasSide({ parts }: ActivityEntry, side: 'from' | 'to'): boolean {
  return parts.some((part) => part[side] !== undefined)
}

function Transaction({ entry, explorerUrl }: { entry: ActivityEntry; explorerUrl: string | undefined }) {
  const words = useArea(feedWords)
  const hash = entry.transactionHash
  if (!hash) return null
  if (!explorerUrl)
    return (
      <span className="block text-xs">
        <CopyText value={hash} label={words.transaction} />
      </span>
    )
  return (
    <a
      href={`${explorerUrl.replace(/\/$/, '')}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      title={`${hash}, ${words.opensElsewhere}`}
      className="block text-xs underline decoration-line underline-offset-4 hover:decoration-clay"
    >
      {words.seeTransaction}
    </a>
  )
}
