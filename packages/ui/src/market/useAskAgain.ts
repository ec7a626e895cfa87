import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Repeats the page's failed requests once events arrive, and when the browser is online again. */
export function useAskAgain(isLive: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ask = () =>
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    if (isLive) ask()
    // The stream of events can take many seconds until it tries again.
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isLive, queryClient])
}
