import type { MarketChain, RankedCollection } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import type { ReactNode } from 'react'
import { chainsWords } from '../i18n/areas/chains.js'

/** Shows the busiest collections of another chain, in its own money. */
export function ChainCollections({ chain, ranking, renderPicture }: ChainCollections.Props) {
  const words = useArea(chainsWords)
  if (ranking.length === 0) return <p className="text-sm text-ink-soft">{words.none}</p>
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {ranking.map((ranked) => {
        const { slug, name, standard, stats } = ranked.collection
        const supplyText = standard === 'erc1155' ? words.units : words.items
        return (
          <li key={slug}>
            <a
              href={`${chain.path}/collection/${encodeURIComponent(slug)}`}
              className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-edge"
            >
              <span className="w-14 shrink-0 overflow-hidden rounded-chip">{renderPicture(ranked)}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {supplyText(formatCount(stats.totalSupply))}
                </span>
              </span>
              <span className="shrink-0 text-right text-sm">
                <span className="block text-ink-soft">{words.floor}</span>
                {stats.floor ? (
                  <Money
                    amount={stats.floor.price}
                    currency={stats.floor.currency}
                    className="font-semibold"
                  />
                ) : (
                  '–'
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export declare namespace ChainCollections {
  type Props = {
    chain: Pick<MarketChain, 'path'>
    ranking: readonly RankedCollection[]
    renderPicture: (ranked: RankedCollection) => ReactNode
  }
}
