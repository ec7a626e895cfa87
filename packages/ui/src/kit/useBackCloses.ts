import { createContext, useContext, useEffect, useRef } from 'react'

/** The dialogs and panels above the page, each of which the browser's Back button closes. */
export type Overlays = {
  /**
   * Adds an open overlay above the others.
   *
   * @param close - Closes it. Called when the visitor goes back.
   * @returns Removes the overlay, once it is closed.
   */
  add: (close: () => void) => () => void
}

/** Without it, as in the tests of single components, overlays have no entries in the browser's history. */
export const OverlaysContext = createContext<Overlays | undefined>(undefined)

/**
 * Lets the browser's Back button close an overlay and stay on the page.
 *
 * @param isOpen - Whether the overlay is open.
 * @param close - Closes it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const overlays = useContext(OverlaysContext)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    return isOpen ? overlays?.add(() => latest.current()) : undefined
  }, [isOpen, overlays])
}
