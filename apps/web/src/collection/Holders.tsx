import type { Holder, HolderGroup } from '@souk/market'
import { formatCount, formatShare } from '@souk/ui/parts/format/formatShare.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { FigureTable } from '@souk/ui/parts/kit/FigureTable.js'
import { AccountLinkContainer } from '@souk/ui/parts/names/AccountLinkContainer.js'
import { readingWords } from '../i18n/areas/reading.js'

/** Shows the distribution of a collection among wallets, and its holders, largest first. */
export function Holders(props: Holders.Props) {
  const { holders, supply } = props
  const words = useArea(collectionWords)
  const reading = useArea(readingWords)
  if (!holders) return <div aria-hidden className="skeleton h-96" />
  if (holders.length === 0 && props.isReading)
    return <EmptyState title={reading.holders}>{reading.meaning}</EmptyState>
  if (holders.length === 0)
    return <EmptyState title={words.holders.none}>{words.holders.noneMeaning}</EmptyState>
  const top = holders.slice(0, 10)
  const held = top.reduce((sum, { quantity }) => sum + quantity, 0n)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <HolderTable {...props} holders={holders} />
      <section className="rounded-card border border-line bg-surface p-4 max-lg:row-start-1 sm:p-5">
        <h2 className="text-lg">{words.holders.title}</h2>
        {top.length === 10 && (
          <p className="mt-0.5 text-sm text-ink-soft">
            {words.holders.top(top.length, formatShare(Number(held), Number(supply)))}
          </p>
        )}
        <Distribution {...props} />
      </section>
    </div>
  )
}

export declare namespace Holders {
  type Props = {
    /** Undefined while they load. */
    holders: readonly Holder[] | undefined
    distribution: readonly HolderGroup[]
    /** Whether the market is still reading who holds what. */
    isReading: boolean
    supply: bigint
    isEdition: boolean
    isOwn: (address: Holder['address']) => boolean
    hasMore: boolean
    isReadingMore: boolean
    onMore: () => void
  }
}

function HolderTable(props: Holders.Props & { holders: readonly Holder[] }) {
  const { holders, supply, isEdition, isOwn, hasMore, isReadingMore, onMore } = props
  const words = useArea(collectionWords)
  return (
    <div className="min-w-0 space-y-4">
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <FigureTable
          caption={words.holders.caption}
          columns={[
            { id: 'rank', name: words.holders.rank, align: 'left', className: 'w-12 py-3 pr-1 pl-4' },
            { id: 'owner', name: words.holders.owner, align: 'left', className: 'py-3' },
            { id: 'items', name: words.holders.items, className: 'p-3' },
            ...(isEdition ? [{ id: 'units', name: words.holders.units, className: 'p-3' }] : []),
            { id: 'share', name: words.holders.share, className: 'py-3 pr-4 pl-3' },
          ]}
        >
          {holders.map(({ address, tokens, quantity }, index) => (
            <tr key={address} className={isOwn(address) ? 'bg-clay-wash' : 'hover:bg-sunk'}>
              <td className="pr-1 pl-4 text-ink-soft">{index + 1}</td>
              <th scope="row" className="text-left font-medium">
                <AccountLinkContainer address={address} look="row">
                  {isOwn(address) && ` (${words.holders.you})`}
                </AccountLinkContainer>
              </th>
              <td className="px-3 text-right">{formatCount(tokens)}</td>
              {isEdition && <td className="px-3 text-right">{formatCount(quantity)}</td>}
              <td className="pr-4 pl-3 text-right">{formatShare(Number(quantity), Number(supply))}</td>
            </tr>
          ))}
        </FigureTable>
      </div>
      {hasMore && (
        <Button onClick={onMore} busy={isReadingMore}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

type Distributed = Pick<Holders.Props, 'distribution' | 'supply' | 'isEdition'>

/** Counts wallets by how much they hold; of editions, by units. */
function Distribution({ distribution: groups, supply, isEdition }: Distributed) {
  const { holders } = useArea(collectionWords)
  const most = Math.max(1, ...groups.map((group) => group.holders))
  return (
    <FigureTable
      caption={holders.title}
      lined={false}
      className="mt-3"
      columns={[
        {
          id: 'holds',
          name: isEdition ? holders.holdsUnits : holders.holds,
          align: 'left',
          className: 'py-1.5',
        },
        { id: 'wallets', name: holders.wallets, align: 'left', className: 'w-2/5 py-1.5' },
        { id: 'share', name: holders.share, className: 'py-1.5' },
      ]}
    >
      {groups.map((group) => (
        <tr key={group.from}>
          <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
            {holders.group(group.from, group.to)}
          </th>
          <td className="py-1.5">
            <span className="flex items-center gap-2">
              {group.holders > 0 && (
                <span
                  aria-hidden
                  className="h-3 min-w-0.5 rounded-full bg-tile"
                  style={{ width: `${(group.holders / most) * 70}%` }}
                />
              )}
              {formatCount(group.holders)}
            </span>
          </td>
          <td className="py-1.5 text-right text-ink-soft">
            {formatShare(Number(group.quantity), Number(supply))}
          </td>
        </tr>
      ))}
    </FigureTable>
  )
}
