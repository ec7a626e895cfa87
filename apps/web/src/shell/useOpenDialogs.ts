import { useCallback, useState } from 'react'

/** The dialogs of the frame that need nothing to be opened. */
export type FrameDialog = 'flows' | 'cart' | 'menu' | 'search'

/** Holds which dialogs of the frame are open; one may open above another. */
export function useOpenDialogs() {
  const [open, setOpen] = useState<ReadonlySet<FrameDialog>>(new Set())
  const show = useCallback((dialog: FrameDialog) => setOpen((before) => new Set([...before, dialog])), [])
  const hide = useCallback(
    (dialog: FrameDialog) => setOpen((before) => new Set([...before].filter((other) => other !== dialog))),
    [],
  )
  return { open, show, hide }
}
