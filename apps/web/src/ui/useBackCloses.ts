import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Lets the browser's back button close an overlay and stay on the page.
 *
 * @param close - Closes the overlay on top. Undefined while none is open.
 */
export function useBackCloses(close: (() => void) | undefined): void {
  const { history } = useRouter()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const isOpen = close !== undefined
  useEffect(() => {
    if (!isOpen) return
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false
        latest.current?.()
        return true
      },
    })
  }, [isOpen, history])
}
