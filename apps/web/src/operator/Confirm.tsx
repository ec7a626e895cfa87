import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Dialog } from '@souk/ui/parts/kit/Dialog.js'
import { DialogActions } from '@souk/ui/parts/kit/DialogActions.js'
import { operatorWords } from '../i18n/areas/operator.js'

/** Asks before an action that others notice. */
export function Confirm({ title, why, action, onConfirm, onClose }: Confirm.Props) {
  const words = useArea(operatorWords)
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="pb-5">{why}</p>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button tone="danger" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export declare namespace Confirm {
  type Props = { title: string; why: string; action: string; onConfirm: () => void; onClose: () => void }
}
