import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { DialogHeader } from './DialogHeader.js'
import { useBackCloses } from './useBackCloses.js'
import { useKeptFocus } from './useKeptFocus.js'
import { usePortalContainer } from './usePortalContainer.js'

/**
 * A dialog: a sheet from below on a phone, a card in the middle on a wide screen. Focus stays inside and returns to
 * where it was. A form starts in its first text field, except on a touch screen, whose keyboard would cover it.
 * The browser's Back button closes it.
 */
export function Dialog({ open, onClose, title, description, wide = false, children }: Dialog.Props) {
  const contentRef = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus()
  const container = usePortalContainer()
  useBackCloses(open, onClose)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && !isSecondPress(event)) onClose()
      }}
    >
      <Base.Portal container={container}>
        <Base.Backdrop className="veil fixed inset-0 z-40" />
        <Base.Popup
          {...focus}
          initialFocus={() => firstField(contentRef.current) ?? true}
          className={`panel fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[94dvh] w-full ${wide ? 'max-w-[44rem]' : 'max-w-[30rem]'} overflow-y-auto overscroll-contain rounded-t-panel border border-line bg-surface text-ink shadow-high sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[min(92dvh,54rem)] sm:rounded-panel`}
        >
          <DialogHeader title={title} description={description} />
          <div ref={contentRef} className="px-5 py-5">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function firstField(content: HTMLElement | null): HTMLElement | null | undefined {
  const field = content?.querySelector<HTMLElement>(
    'form :is(textarea:enabled, input:enabled:not([type=radio], [type=checkbox], [type=hidden]))',
  )
  return field && !window.matchMedia('(pointer: coarse)').matches ? field : undefined
}

/** The second press of a double click may be meant for a button: the dialog can have become smaller with the first. */
const isSecondPress = (event: Event) => event instanceof MouseEvent && event.detail > 1

export declare namespace Dialog {
  type Props = {
    open: boolean
    onClose: () => void
    title: string
    description?: ReactNode
    /** Whether its content needs more width. @default false */
    wide?: boolean | undefined
    children: ReactNode
  }
}
