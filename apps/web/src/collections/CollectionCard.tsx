import type { Collection, Currency } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Stat } from '@souk/ui/parts/kit/Stat.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { Link } from '@tanstack/react-router'
import { discoverWords } from '../i18n/areas/discover.js'

/** Shows a collection as a market stall: its pictures behind an arch, its figures on the counter. */
export function CollectionCard({ collection, volumeIn, pictures }: CollectionCard.Props) {
  const words = useArea(discoverWords)
  const { stats } = collection
  return (
    <article className="group relative flex flex-col rounded-panel border border-line bg-surface p-3 shadow-lift transition-[border-color,translate] duration-(--calm) hover:-translate-y-0.5 hover:border-edge focus-within:border-edge">
      <Arcade pictures={pictures && windowsOf(pictures, collection.imageUrl)} />
      <div className="flex flex-1 flex-col gap-3 px-2 pt-4 pb-2">
        <div>
          <h2 className="text-[1.4rem]">
            <Link
              to="/collection/$slug"
              params={{ slug: collection.slug }}
              preload="intent"
              className="after:absolute after:inset-0 after:rounded-panel"
            >
              {collection.name}
            </Link>
          </h2>
          <p className="mt-1 line-clamp-2 min-h-10 text-sm text-ink-soft">{collection.description}</p>
        </div>
        <dl className="mt-auto grid grid-cols-2 justify-between gap-x-4 gap-y-2 border-t border-line pt-3 sm:flex sm:flex-wrap">
          <Stat name={words.floor}>
            {stats.floor ? <Money amount={stats.floor.price} currency={stats.floor.currency} /> : '–'}
          </Stat>
          <Stat name={collection.standard === 'erc1155' ? words.pieces : words.items}>
            {formatCount(stats.totalSupply)}
          </Stat>
          <Stat name={words.columns.owners}>{formatCount(stats.owners)}</Stat>
          <Stat name={words.columns.volume}>
            {volumeIn ? <Money amount={stats.volume} currency={volumeIn} /> : '–'}
          </Stat>
        </dl>
      </div>
    </article>
  )
}

export declare namespace CollectionCard {
  type Props = {
    collection: Collection
    /** The currency of the volume. */
    volumeIn: Currency | undefined
    /** Pictures of its items; undefined while they are being read. */
    pictures: readonly (string | undefined)[] | undefined
  }
}

/** Picks three pictures, none of them twice: those of items, then that of the collection. */
function windowsOf(pictures: readonly (string | undefined)[], own: string | undefined) {
  const known = [...new Set([...pictures, own].filter((src) => src !== undefined))]
  return [0, 1, 2].map((place) => known[place])
}

/** An arcade of three windows. The collection's name is below, so the pictures need no alternative text. */
function Arcade({ pictures }: { pictures: readonly (string | undefined)[] | undefined }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {[0, 1, 2].map((place) => (
        <div key={place} className={`arch aspect-[2/3] overflow-hidden ${pictures ? 'bg-sunk' : 'skeleton'}`}>
          {pictures && (
            <TokenImage
              src={pictures[place]}
              alt=""
              className="!h-full !object-cover transition-transform duration-(--calm) motion-safe:group-hover:scale-[1.03]"
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** A placeholder for a card that is loading. */
export function CollectionCardSkeleton() {
  return (
    <div aria-hidden className="rounded-panel border border-line bg-surface p-3">
      <div className="grid grid-cols-3 gap-2">
        <div className="arch skeleton aspect-[2/3]" />
        <div className="arch skeleton aspect-[2/3]" />
        <div className="arch skeleton aspect-[2/3]" />
      </div>
      <div className="space-y-3 px-2 pt-4 pb-2">
        <div className="skeleton h-7 w-1/2" />
        <div className="skeleton h-10 w-full" />
        <div className="skeleton h-23 w-full sm:h-10" />
      </div>
    </div>
  )
}
