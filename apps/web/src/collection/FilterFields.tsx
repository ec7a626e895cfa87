import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { readingWords } from '../i18n/areas/reading.js'
import { PriceFilter } from './PriceFilter.js'
import { TraitFilters } from './TraitFilters.js'

/** The filters of a collection's items: by price and by trait. */
export function FilterFields({ traits, isReading, search, onSearch, currencies }: FilterFields.Props) {
  const words = useArea(collectionWords)
  const reading = useArea(readingWords)
  const chosen = search.traits ?? []
  return (
    <>
      <PriceFilter search={search} onSearch={onSearch} currencies={currencies} />
      {Object.keys(traits).length > 0 ? (
        <TraitFilters
          traits={traits}
          chosen={chosen}
          onToggle={(trait) => onSearch({ traits: toggled(chosen, trait) })}
        />
      ) : (
        <p className="text-sm text-ink-soft">{isReading ? reading.traits : words.noTraits}</p>
      )}
    </>
  )
}

export declare namespace FilterFields {
  type Props = PriceFilter.Props &
    Pick<TraitFilters.Props, 'traits'> & {
      /** Whether the market is still reading the items and their traits. */
      isReading: boolean
    }
}

function toggled(chosen: readonly string[], trait: string): string[] | undefined {
  const next = chosen.includes(trait) ? chosen.filter((other) => other !== trait) : [...chosen, trait]
  return next.length > 0 ? next : undefined
}
