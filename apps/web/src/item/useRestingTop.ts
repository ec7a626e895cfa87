import { type RefObject, useEffect, useState } from 'react'

/** Below the header. */
const restPx = 88
const gapPx = 24

/**
 * Calculates where a column sticks while the page beside it scrolls: below the header if all of it fits, otherwise
 * with its end in view, so that all of it can be reached.
 *
 * @returns The value of `top`, in pixels.
 */
export function useRestingTop(columnRef: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(restPx)
  useEffect(() => {
    const column = columnRef.current
    if (!column) return
    const measure = () => setTop(Math.min(restPx, window.innerHeight - column.offsetHeight - gapPx))
    const observer = new ResizeObserver(measure)
    observer.observe(column)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [columnRef])
  return top
}
