import type { Sale } from '@souk/ui/parts/dialogs/Sale.js'
import { severalWords } from '@souk/ui/parts/i18n/areas/several.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Shows the selected offers and the next step. Stays in view while the list scrolls. */
export function SalesBar({ sales, left, clear, onAccept }: SalesBar.Props) {
  const { sales: words } = useArea(severalWords)
  if (sales.length === 0) return null
  return (
    <div
      data-bar="always"
      className="dock sm:mx-auto mt-3 flex sm:w-full max-w-3xl flex-wrap items-center gap-2 py-2.5"
    >
      <p role="status" className="min-w-0 flex-[1_1_8rem] pl-2.5 text-sm">
        <span className="font-semibold">{words.picked(sales.length + left)}</span>
        {left > 0 && <span className="block text-warn">{words.onceEach(left)}</span>}
      </p>
      <Button tone="quiet" className="whitespace-nowrap" onClick={clear}>
        {words.clear}
      </Button>
      <Button tone="primary" className="max-sm:flex-1" onClick={onAccept}>
        {words.accept(sales.length)}
      </Button>
    </div>
  )
}

export declare namespace SalesBar {
  type Props = {
    sales: readonly Sale[]
    /** The number of selected offers for which no item is left. */
    left: number
    clear: () => void
    onAccept: () => void
  }
}
