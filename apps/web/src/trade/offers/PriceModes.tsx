import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../ui/Button.js'

/** Leads from an offer at one price to offers at several prices, and back. */
export function PriceModes({ mode, onOther }: PriceModes.Props) {
  const { ladder } = useArea(severalWords)
  return (
    <div className="-mt-2 flex justify-end">
      <Button tone="ghost" onClick={onOther}>
        {ladder.modes[mode === 'one' ? 'several' : 'one']}
      </Button>
    </div>
  )
}

export declare namespace PriceModes {
  type Props = {
    mode: 'one' | 'several'
    /** Opens the other form. */
    onOther: () => void
  }
}
