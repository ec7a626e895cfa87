import type { ComponentType } from 'react'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { type LateComponent, lateComponent } from './lateComponent.js'
import { MissingPart } from './MissingPart.js'

/** Makes a dialog whose code loads when it opens. */
export function lateDialog<props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<props>>,
): LateComponent<props> {
  return lateComponent(load, ({ given: { open = true, onClose } }) =>
    // The code of the dialogs' own frame loads late too.
    open ? (
      <div className="fixed inset-x-0 bottom-0 z-50 mx-auto w-full max-w-[30rem] p-3">
        <div className="rounded-panel border border-line bg-surface p-2 shadow-high">
          <MissingPart>
            <CloseButton onClose={onClose} />
          </MissingPart>
        </div>
      </div>
    ) : null,
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const words = useArea(kitWords)
  return (
    <Button tone="ghost" onClick={onClose}>
      {words.close}
    </Button>
  )
}
