import { Dialog } from '@base-ui/react/dialog'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useBackCloses } from '@souk/ui/parts/kit/useBackCloses.js'
import { searchWords } from '../i18n/areas/search.js'
import { SearchBoxContainer } from './SearchBoxContainer.js'
import { takeTyped } from './typedAhead.js'

/** The search as a dialog over any page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useArea(searchWords)
  useBackCloses(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil fixed inset-0 z-40" />
        <Dialog.Popup className="fixed inset-x-3 top-3 z-50 mx-auto max-w-2xl sm:top-[12dvh]">
          <Dialog.Title className="sr-only">{words.label}</Dialog.Title>
          <SearchBoxContainer onGone={onClose} takeTyped={takeTyped} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
