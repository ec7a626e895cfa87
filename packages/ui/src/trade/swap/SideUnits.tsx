import { formatCount } from '../../format/formatShare.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass } from '../../kit/Field.js'

/** Asks for units of an edition, and says how many there are. Without `quantity`, it only says that. */
export function SideUnits({ name, quantity, most, onQuantity }: SideUnits.Props) {
  const { form } = useArea(swapTradeWords)
  const count = formatCount(most)
  return (
    <span className="flex mt-1 min-h-11 items-center gap-2 text-sm text-ink-soft">
      {quantity === undefined ? (
        form.holds(count)
      ) : (
        <>
          <input
            aria-label={form.units(name)}
            inputMode="numeric"
            value={quantity}
            onChange={(event) => onQuantity(event.target.value)}
            className={`${controlClass} figures !h-11 !w-16 text-center`}
          />
          {form.held(count)}
        </>
      )}
    </span>
  )
}

export declare namespace SideUnits {
  type Props = {
    name: string
    /** As typed; undefined while the item is not chosen. */
    quantity: string | undefined
    /** The most units that the holder can give. */
    most: bigint
    onQuantity: (typed: string) => void
  }
}
