import type { RankedCollection } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { CollectionCardSkeleton } from '../collections/CollectionCard.js'
import { discoverWords } from '../i18n/areas/discover.js'
import { StallContainer } from './StallContainer.js'

const placeholders = [0, 1, 2]

/** Shows the busiest collections as cards, with placeholders while they load. */
export function Stalls({ ranking }: { ranking: readonly RankedCollection[] | undefined }) {
  const words = useArea(discoverWords)
  return (
    <section aria-label={words.stalls}>
      <ul className="grid auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain pb-1 max-md:-mx-(--gutter) max-md:snap-x max-md:px-(--gutter) sm:auto-cols-[60%] md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-6 md:overflow-visible xl:grid-cols-3">
        {(ranking ?? placeholders).map((ranked) => (
          <li key={typeof ranked === 'number' ? ranked : ranked.collection.slug} className="grid snap-center">
            {typeof ranked === 'number' ? (
              <CollectionCardSkeleton />
            ) : (
              <StallContainer collection={ranked.collection} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
