import { createContext, useContext } from 'react'
import { mediaUrl } from './mediaUrl.js'

/** The path of the shown chain's market on this origin. */
export const MarketPathContext = createContext('')

/** Returns the path below which the shown chain's market answers; empty for the default chain. */
export function useMarketPath(): string {
  return useContext(MarketPathContext)
}

/** Returns {@link mediaUrl} for the shown chain's market. */
export function useMediaUrl(): (
  src: string | undefined,
  kind?: 'image' | 'video' | 'audio',
) => string | undefined {
  const base = useMarketPath()
  return (src, kind = 'image') => mediaUrl(src, { kind, base })
}
