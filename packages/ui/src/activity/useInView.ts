import { type RefObject, useEffect, useRef } from 'react'

/** Tells whether the beginning of a list is in view. Where this cannot be observed, it is. */
export function useInView(ref: RefObject<HTMLElement | null>): RefObject<boolean> {
  const inView = useRef(true)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        inView.current = (entry?.boundingClientRect.top ?? 0) >= 0
      },
      { threshold: [0, 0.01, 0.05, 0.1, 0.2, 0.5, 1] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return inView
}
