import { useCallback, useState } from 'react'

/** The frame's dialogs that open without data. */
export type FrameDialog = 'chains' | 'flows' | 'cart' | 'menu' | 'search'

/** Keeps which of the frame's dialogs are open; one may open above another. */
export function useOpenDialogs() {
  const [open, setOpen] = useState<ReadonlySet<FrameDialog>>(new Set())
  const show = useCallback((dialog: FrameDialog) => setOpen((before) => new Set([...before, dialog])), [])
  const hide = useCallback(
    (dialog: FrameDialog) => setOpen((before) => new Set([...before].filter((other) => other !== dialog))),
    [],
  )
  return { open, show, hide }
}
