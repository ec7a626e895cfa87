import { createContext, useContext, useEffect, useRef } from 'react'
import type { Overlays } from './createOverlays.js'

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
