import { ChevronDown, X } from 'lucide-react'
import { formatCount } from '../format/formatShare.js'
import type { CollectionSearch } from './selectNfts.js'

/** The traits of a collection with how often each occurs; several values of one trait widen, several traits narrow. */
export function TraitFilters({ traits, chosen, onToggle }: TraitFilters.Props) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {Object.entries(traits).map(([type, values], index) => (
        <details
          key={type}
          open={index < 2 || chosen.some((trait) => trait.startsWith(`${type}:`))}
          className="group"
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-card px-4 text-sm font-semibold hover:bg-sunk [&::-webkit-details-marker]:hidden">
            {type}
            <ChevronDown
              aria-hidden
              className="size-4 text-ink-soft transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <fieldset className="max-h-72 overflow-y-auto px-2 pb-2">
            <legend className="sr-only">{type}</legend>
            {Object.entries(values)
              .sort(([, a], [, b]) => b - a)
              .map(([value, count]) => (
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
          </fieldset>
        </details>
      ))}
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

/** The chosen traits as chips that can be taken away one by one or all at once. */
export function ChosenTraits({ chosen, onToggle, onClear }: ChosenTraits.Props) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen traits" className="flex flex-wrap gap-2">
      {chosen.map((trait) => (
        <li key={trait}>
          <button
            type="button"
            onClick={() => onToggle(trait)}
            aria-label={`Remove filter ${trait.replace(':', ': ')}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-clay-wash px-3 text-sm font-medium hover:bg-line"
          >
            {trait.slice(trait.indexOf(':') + 1)}
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="min-h-9 rounded-full px-3 text-sm font-semibold text-clay underline-offset-4 hover:underline"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

export declare namespace ChosenTraits {
  type Props = { chosen: readonly string[]; onToggle: (trait: string) => void; onClear: () => void }
}

export type SearchChange = (change: Partial<CollectionSearch>) => void
