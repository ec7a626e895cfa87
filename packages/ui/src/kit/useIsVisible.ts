import { type RefObject, useEffect, useState } from 'react'

/** Tells whether any part of an element is in view. Where this cannot be observed, it is. */
export function useIsVisible(ref: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isVisible
}
