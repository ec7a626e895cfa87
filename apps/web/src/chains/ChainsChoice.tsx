import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { chainsWords } from '../i18n/areas/chains.js'
import type { ChainsChoice as Choice } from './useChainsChoice.js'

/** Selects whether a page shows one chain or all of them. */
export function ChainsChoice({ title, choice, onChoice }: ChainsChoice.Props) {
  const words = useArea(chainsWords)
  const options: readonly [Choice, string][] = [
    ['all', words.all],
    ['one', words.one(title)],
  ]
  return (
    <fieldset className="flex max-w-full">
      <legend className="sr-only">{words.choice}</legend>
      <div className="flex min-w-0 rounded-full border border-edge bg-surface p-0.5">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="relative inline-flex min-h-10 min-w-0 items-center justify-center rounded-full px-3.5 text-sm font-medium has-checked:bg-clay-wash has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:outline-tile"
          >
            <input
              type="radio"
              name="chains"
              checked={choice === value}
              onChange={() => onChoice(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="truncate">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export declare namespace ChainsChoice {
  type Props = {
    /** The name of the shown chain. */
    title: string
    choice: Choice
    onChoice: (choice: Choice) => void
  }
}
