import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'

/** Replaces the buttons while a trade is checked. */
export function Checking({ label }: { label: string }) {
  return (
    <DialogActions>
      <Button tone="primary" size="l" className="flex-1" busy>
        {label}
      </Button>
    </DialogActions>
  )
}
