import type { Nft } from '@souk/market'
import { nftName } from '../nft/nftName.js'
import { mediaUrl } from '../ui/mediaUrl.js'

/**
 * Where a model can be had: by way of the market where it is one file (glb). A description of many files (gltf) is of no
 * use by itself, so its own place is opened.
 */
export function modelLink(nft: Pick<Nft, 'name' | 'identifier' | 'animationUrl'>): modelLink.Result {
  const { animationUrl: url } = nft
  if (!url) return undefined
  const download = `${
    nftName(nft)
      .replace(/[^\p{L}\p{N} #_-]/gu, '')
      .trim() || 'model'
  }.glb`
  if (/^data:model\//i.test(url)) return { href: url, download }
  const href = mediaUrl(url)
  if (!href) return undefined
  return /\.gltf([?#]|$)/i.test(url)
    ? { href: url, target: '_blank', rel: 'noreferrer noopener' }
    : { href, download }
}

export declare namespace modelLink {
  type Result =
    | { href: string; download: string }
    | { href: string; target: '_blank'; rel: 'noreferrer noopener' }
    | undefined
}
