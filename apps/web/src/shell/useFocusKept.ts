import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's content if a dialog closed and its button goes away, such as "Buy now" after buying,
 * at once or when the page hears of the purchase. Otherwise keyboards would start again at the top of the page.
 */
export function useFocusKept(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    return hasClosed ? keepFocus() : undefined
  }, [isOpen])
}

/** Watches the page until the focus was lost and moved, or the visitor moves on. Returns a function that stops. */
function keepFocus(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isDue = false
  const check = () => {
    isDue = false
    if (signal.aborted || document.activeElement !== document.body) return
    document.getElementById('main')?.focus({ preventScroll: true })
    ended.abort()
  }
  // The dialog returns the focus within a frame of its own.
  const checkSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => requestAnimationFrame(check))
  }
  const observer = new MutationObserver(checkSoon)
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, () => ended.abort(), { signal })
  checkSoon()
  return () => ended.abort()
}
