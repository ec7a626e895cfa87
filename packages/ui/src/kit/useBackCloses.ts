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

/**
 * Overlays on a page of others. Its history belongs to the page and its router, so they add no entries to it: Back closes
 * them where browsers have close watchers, as Chromium on Android does. Elsewhere, Back is the page's.
 */
const closeWatchers: Overlays = {
  add: (close) => {
    const { CloseWatcher } = globalThis as WithWatchers
    if (!CloseWatcher) return () => undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  },
}

/** TypeScript does not know them, as not every browser has them. */
type WithWatchers = { CloseWatcher?: new () => EventTarget & { destroy: () => void } }

/** The app has its own, with entries in the browser's history. */
export const OverlaysContext = createContext<Overlays>(closeWatchers)

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
    return isOpen ? overlays.add(() => latest.current()) : undefined
  }, [isOpen, overlays])
}
