import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's content after a dialog closed whose button is gone, such as "Buy now" after buying.
 * Otherwise keyboards would start again at the top of the page.
 */
export function useFocusKept(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    // The dialog returns the focus within a frame of its own.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
}
