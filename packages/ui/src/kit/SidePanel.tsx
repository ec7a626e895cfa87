import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'
import { DialogHeader } from './DialogHeader.js'
import { useBackCloses } from './useBackCloses.js'
import { usePortalContainer } from './usePortalContainer.js'

/**
 * A panel at the right edge of a wide screen, a sheet from below on a phone. The page stays visible and keeps its
 * place. Focus stays inside and returns to where it was. The browser's Back button closes it.
 */
export function SidePanel({ open, onClose, title, description, children, actions }: SidePanel.Props) {
  // Slides out before the caller removes it.
  const container = usePortalContainer()
  const [isLeaving, setLeaving] = useState(false)
  const isShown = open && !isLeaving
  useBackCloses(isShown, () => setLeaving(true))
  const onLeft = (isOpen: boolean) => {
    if (isOpen || !isLeaving) return
    setLeaving(false)
    onClose()
  }
  return (
    <Base.Root
      open={isShown}
      onOpenChange={(next) => !next && setLeaving(true)}
      onOpenChangeComplete={onLeft}
    >
      <Base.Portal container={container}>
        <Base.Backdrop className="veil veil-light fixed inset-0 z-40" />
        <Base.Popup className="side-panel fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-panel border-line bg-surface text-ink shadow-high max-sm:border-t sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-[27rem] sm:max-w-[92vw] sm:rounded-none sm:border-l">
          <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line sm:hidden" />
          <DialogHeader title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {actions && <div className="shrink-0 border-t border-line px-5 py-4">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export declare namespace SidePanel {
  type Props = {
    open: boolean
    onClose: () => void
    title: string
    description?: ReactNode
    children: ReactNode
    /** Buttons below the content, always in view. */
    actions?: ReactNode
  }
}
