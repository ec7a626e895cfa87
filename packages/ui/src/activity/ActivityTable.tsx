// biome-ignore-all lint/a11y/noRedundantRoles: rows that are laid out as cards lose their roles in some browsers
import type { Activity } from '@souk/market'
import type { ReactNode } from 'react'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { Ago } from '../kit/Ago.js'
import { keyOf } from './ActivityFeed.js'
import { type ActivityEntry, activityEntries, isOfSeveral } from './activityEntries.js'
import { EntryAccount, hasSide } from './EntryAccount.js'
import { EntryKind } from './EntryKind.js'
import { EntryPrice } from './EntryPrice.js'
import { EntryThings } from './EntryThings.js'
import { EntryTransaction } from './EntryTransaction.js'

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

function Row({ entry, isOneItem, hasThings, fresh, now, ...of }: RowProps) {
  const isNamed = !isOneItem || isOfSeveral(entry)
  const isFresh = entry.parts.some((part) => fresh.has(keyOf(part)))
  return (
    <tr
      role="row"
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3.5 md:table-row ${isFresh ? 'arrived' : ''}`}
    >
      <Cell className="max-md:text-ink-soft">
        <EntryKind entry={entry} />
      </Cell>
      {hasThings && (
        <Cell className={isNamed ? 'max-md:order-first max-md:col-span-2 md:min-w-56' : 'max-md:hidden'}>
          {isNamed && <EntryThings entry={entry} />}
        </Cell>
      )}
      <Cell className="text-right font-semibold">
        <EntryPrice entry={entry} isOneItem={isOneItem} {...of} />
      </Cell>
      <Cell className="max-md:hidden">
        <EntryAccount entry={entry} side="from" />
      </Cell>
      <Cell className="max-md:hidden">
        <EntryAccount entry={entry} side="to" />
      </Cell>
      <Cell className="flex flex-wrap content-start items-center gap-1.5 text-ink-soft md:hidden">
        {hasSide(entry, 'from') && <EntryAccount entry={entry} side="from" />}
        {hasSide(entry, 'to') && (
          // The arrow goes to the next line with its account.
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <span aria-hidden>→</span>
            <EntryAccount entry={entry} side="to" />
          </span>
        )}
      </Cell>
      <Cell className="text-right text-ink-soft">
        <Ago at={entry.at} now={now} />
        <EntryTransaction entry={entry} explorerUrl={of.explorerUrl} />
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
