import { type RefObject, useEffect, useState } from 'react'

/** Below the header. */
const restPx = 88
const gapPx = 24

/**
 * Tells where a column comes to rest while the page beside it scrolls on: below the header where all of it can be seen, and
 * otherwise with its end in sight, so that nothing of it is out of reach.
 *
 * @returns What `top` is, in pixels.
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
