import type { Holder, HolderGroup } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { formatCount, formatShare } from '../format/formatShare.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { collectionWords } from '../words/areas/collection.js'
import { useArea } from '../words/areas/useArea.js'

/** How a collection is spread among wallets, and each of them, the greatest first. */
export function Holders(props: Holders.Props) {
  const { holders, distribution, supply } = props
  const words = useArea(collectionWords)
  if (!holders) return <div aria-hidden className="skeleton h-96" />
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
        <Distribution groups={distribution} supply={supply} />
      </section>
    </div>
  )
}

export declare namespace Holders {
  type Props = {
    /** Undefined while they load. */
    holders: readonly Holder[] | undefined
    distribution: readonly HolderGroup[]
    supply: bigint
    isEdition: boolean
    nameOf: (address: Holder['address']) => string
    isOwn: (address: Holder['address']) => boolean
    hasMore: boolean
    isReadingMore: boolean
    onMore: () => void
  }
}

function HolderTable(props: Holders.Props & { holders: readonly Holder[] }) {
  const { holders, supply, isEdition, nameOf, isOwn, hasMore, isReadingMore, onMore } = props
  const words = useArea(collectionWords)
  return (
    <div className="space-y-4">
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="figures w-full text-sm">
          <caption className="sr-only">{words.holders.caption}</caption>
          <thead className="border-b border-line text-ink-soft">
            <tr>
              <th scope="col" className="w-12 py-3 pl-4 text-left font-medium">
                {words.holders.rank}
              </th>
              <th scope="col" className="py-3 text-left font-medium">
                {words.holders.owner}
              </th>
              <th scope="col" className="px-3 py-3 text-right font-medium">
                {words.holders.items}
              </th>
              {isEdition && (
                <th scope="col" className="px-3 py-3 text-right font-medium">
                  {words.holders.units}
                </th>
              )}
              <th scope="col" className="py-3 pr-4 pl-3 text-right font-medium">
                {words.holders.share}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {holders.map(({ address, tokens, quantity }, index) => (
              <tr key={address} className={isOwn(address) ? 'bg-clay-wash' : 'hover:bg-sunk'}>
                <td className="pl-4 text-ink-soft">{index + 1}</td>
                <th scope="row" className="text-left font-medium">
                  <Link
                    to="/account/$address"
                    params={{ address }}
                    title={address}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {nameOf(address)}
                    {isOwn(address) && ` (${words.table.yours})`}
                  </Link>
                </th>
                <td className="px-3 text-right">{formatCount(tokens)}</td>
                {isEdition && <td className="px-3 text-right">{formatCount(quantity)}</td>}
                <td className="pr-4 pl-3 text-right">{formatShare(Number(quantity), Number(supply))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && (
        <Button onClick={onMore} busy={isReadingMore}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

function Distribution({ groups, supply }: { groups: readonly HolderGroup[]; supply: bigint }) {
  const { holders } = useArea(collectionWords)
  const most = Math.max(1, ...groups.map((group) => group.holders))
  return (
    <table className="figures mt-3 w-full text-sm">
      <caption className="sr-only">{holders.title}</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 text-left font-medium">
            {holders.holds}
          </th>
          <th scope="col" className="w-2/5 py-1.5 text-left font-medium">
            {holders.wallets}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {holders.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.from}>
            <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
              {holders.group(group.from, group.to)}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="h-3 min-w-0.5 rounded-full bg-tile"
                  style={{ width: `${(group.holders / most) * 70}%` }}
                />
                {formatCount(group.holders)}
              </span>
            </td>
            <td className="py-1.5 text-right text-ink-soft">
              {formatShare(Number(group.quantity), Number(supply))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
