import { useMatches } from '@souk/ui/parts/kit/useMatches.js'

/** Tells whether the window is too narrow for a table of many columns. */
export function useIsNarrow(): boolean {
  return useMatches('(max-width: 47.99rem)')
}
