import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { shownTraits } from './shownTraits.js'

/**
 * Shows the traits of a collection with their counts. Several values of one trait widen the result; several traits
 * narrow it.
 */
export function TraitFilters({ traits, chosen, onToggle }: TraitFilters.Props) {
  const words = useArea(collectionWords)
  const [text, setText] = useState('')
  const shown = shownTraits(traits, text)
  const isSearching = text.trim() !== ''
  return (
    <div className="space-y-2.5">
      <input
        type="search"
        aria-label={words.searchTraits}
        placeholder={words.searchTraits}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} h-11! bg-surface! text-sm!`}
      />
      {shown.length === 0 && <p className="px-1 text-sm text-ink-soft">{words.noTraitFits}</p>}
      <div className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {shown.map(({ type, values, hidden }, index) => (
          <details
            // Another search expands other groups.
            key={`${type}/${isSearching}`}
            open={isSearching || index < 2 || chosen.some((trait) => trait.startsWith(`${type}:`))}
            className="group"
          >
            <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-card px-4 text-sm font-semibold hover:bg-sunk [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 truncate">{type}</span>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-soft transition-transform duration-(--quick) group-open:rotate-180"
              />
            </summary>
            <fieldset className="max-h-72 overflow-y-auto px-2 pb-2">
              <legend className="sr-only">{type}</legend>
              {values.map(({ value, count }) => (
                <label
                  key={value}
                  className="flex min-h-10 items-center gap-3 rounded-chip px-2 text-sm hover:bg-sunk has-checked:bg-clay-wash"
                >
                  <input
                    type="checkbox"
                    checked={chosen.includes(`${type}:${value}`)}
                    onChange={() => onToggle(`${type}:${value}`)}
                    className="size-4.5 shrink-0 accent-(--clay)"
                  />
                  <span className="min-w-0 flex-1 truncate">{value}</span>
                  <span className="figures text-ink-soft">{formatCount(count)}</span>
                </label>
              ))}
              {hidden > 0 && <p className="px-2 py-1.5 text-xs text-ink-soft">{words.moreValues(hidden)}</p>}
            </fieldset>
          </details>
        ))}
      </div>
    </div>
  )
}

export declare namespace TraitFilters {
  type Props = {
    traits: Readonly<Record<string, Readonly<Record<string, number>>>>
    chosen: readonly string[]
    onToggle: (trait: string) => void
  }
}
