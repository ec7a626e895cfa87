import type { Nft } from '@souk/market'
import { useMediaUrl } from '@souk/ui/parts/kit/useMarketPath.js'
import { hasKnownKind, kindOfType, type MediaKind, mediaKind } from '@souk/ui/parts/nft/mediaKind.js'
import { useQuery } from '@tanstack/react-query'

/**
 * Returns the kind of an item's media besides its picture. If its address does not tell, as on IPFS, this asks the
 * market for the file's type. A file of another type may still be a page.
 */
export function useMediaKind(nft: Pick<Nft, 'animationUrl'>): MediaKind | undefined {
  const guess = mediaKind(nft)
  const url = useMediaUrl()(nft.animationUrl)
  const { data, isPending } = useQuery({
    queryKey: ['media.kind', url],
    queryFn: async ({ signal }) => {
      const { ok, headers } = await fetch(url ?? '', { method: 'HEAD', signal })
      return ok ? (kindOfType(headers.get('content-type')) ?? 'still') : 'page'
    },
    enabled: guess === 'page' && url !== undefined && !hasKnownKind(nft),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (guess !== 'page' || hasKnownKind(nft) || url === undefined) return guess
  if (isPending) return undefined
  return data === 'still' ? undefined : (data ?? guess)
}
