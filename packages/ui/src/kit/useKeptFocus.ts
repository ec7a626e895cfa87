import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus inside a dialog when its content is replaced, such as a form by its review: the pressed button goes
 * away, and the next Tab would otherwise begin outside. Pass the result to the dialog's element.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  // In the same commit that removed the focused element, before any key can be pressed.
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: () => {
      wasInside.current = true
    },
  }
}
