import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'

const modes = ['one', 'several'] as const

/** Leads from an offer at one price to offers at several prices, and back. */
export function PriceModes({ mode, onOther }: PriceModes.Props) {
  const { ladder } = useArea(severalWords)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{ladder.mode}</legend>
      <div className="flex gap-2">
        {modes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === mode}
            onClick={() => {
              if (one !== mode) onOther()
            }}
            className="min-h-11 flex-1 rounded-card border border-edge px-3 text-sm font-medium transition-colors duration-(--quick) hover:bg-sunk aria-pressed:border-clay aria-pressed:bg-clay-wash aria-pressed:font-semibold"
          >
            {ladder.modes[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export declare namespace PriceModes {
  type Props = {
    mode: (typeof modes)[number]
    /** Opens the other form. */
    onOther: () => void
  }
}
