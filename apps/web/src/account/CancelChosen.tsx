import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Selects all orders of a list or none, and cancels the selected ones. Nothing is selected before. */
export function CancelChosen({ count, onAll, onNone, onCancel }: CancelChosen.Props) {
  const { listings, items } = useArea(portfolioWords)
  if (count === 0) return <Button onClick={onAll}>{listings.chooseAll}</Button>
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button tone="ghost" onClick={onNone}>
        {items.pickNone}
      </Button>
      <Button onClick={onCancel}>{listings.planChosen(count)}</Button>
    </div>
  )
}

export declare namespace CancelChosen {
  type Props = {
    /** The number of selected orders. */
    count: number
    onAll: () => void
    onNone: () => void
    onCancel: () => void
  }
}
