import { useCallback, useSyncExternalStore } from 'react'

/**
 * Tells whether a media query matches, such as `(pointer: coarse)`.
 *
 * @param query - The media query.
 */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
