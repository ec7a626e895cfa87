import { useSyncExternalStore } from 'react'

const query = '(max-width: 47.99rem)'

/** Tells whether the window is too narrow for a table of many columns. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
