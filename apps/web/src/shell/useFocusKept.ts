import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus if a dialog closed and its button goes away, such as "Buy now" after buying, at once or when the page hears
 * of the purchase. What is nearest to the place of the button gets it: what replaced the button, or the button's card.
 * Otherwise keyboards would start again at the top of the page.
 */
export function useFocusKept(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  const placeRef = usePlace()
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    return hasClosed ? keepFocus(placeRef.current) : undefined
  }, [isOpen, placeRef])
}

/** An element, and its position within the next one, which contains it. */
type Step = { element: Element; position: number }

/**
 * Remembers where in the page's content the visitor last was: the element and all that contain it, the nearest first. Nothing
 * after a button around the content.
 */
function usePlace(): RefObject<readonly Step[]> {
  const placeRef = useRef<readonly Step[]>([])
  useEffect(() => {
    const note = ({ target }: Event) => {
      // While one is open, only dialogs move the focus, also to what is behind them.
      if (document.querySelector('[role="dialog"][data-open]')) return
      // Some browsers do not focus a button that is pressed.
      const element = target instanceof Element ? target.closest(focusable) : null
      // One that is closing is no longer open, and has a header of its own.
      if (element?.closest('[role="dialog"]')) return
      const place = element ? upTo(element, 'main') : []
      if (place.length > 0 || element?.closest('header, nav, footer')) placeRef.current = place
    }
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note)
    return () => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, note)
    }
  }, [])
  return placeRef
}

const focusable = ':is(a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"])'

/** Lists an element and all around it within another one, which contains it, or nothing. */
function upTo(element: Element, id: string): readonly Step[] {
  const steps: Step[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.id === id) return steps
    steps.push({ element: at, position: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 })
  }
  return []
}

/** Finds what to focus at the place: in the nearest part of the page that is still there, from the same position on. */
function nearest(place: readonly Step[]): HTMLElement | null {
  for (const [index, { element }] of place.entries()) {
    if (!element.isConnected) continue
    const position = place[index - 1]?.position ?? 0
    const parts = [...element.children]
    for (const part of [...parts.slice(position), element]) {
      const found = part.matches(focusable) ? part : part.querySelector(focusable)
      if (found instanceof HTMLElement) return found
    }
  }
  return document.getElementById('main')
}

/** Watches the page until the focus was lost and moved, or the visitor moves on. Returns a function that stops. */
function keepFocus(place: readonly Step[]): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isDue = false
  const check = () => {
    isDue = false
    const hasButton = place[0]?.element.isConnected ?? true
    const isLost = document.activeElement === document.body || (!hasButton && !isInDialog())
    if (signal.aborted || !isLost) return
    nearest(place)?.focus({ preventScroll: true })
    ended.abort()
  }
  // The dialog returns the focus within a frame of its own. Without its button, to that of an earlier dialog.
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

function isInDialog(): boolean {
  return document.activeElement?.closest('[role="dialog"]') != null
}
