import type { Nft } from '@souk/market'
import { mediaUrl } from '@souk/ui/parts/kit/mediaUrl.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'

/**
 * Returns where a model can be downloaded: from the market if it is a single file (glb). A description of several
 * files (gltf) is useless by itself, so its original address opens.
 *
 * @param base - The path of the chain's market. @default that of the default chain
 */
export function modelLink(nft: Pick<Nft, 'name' | 'tokenId' | 'animationUrl'>, base = ''): modelLink.Result {
  const { animationUrl: url } = nft
  if (!url) return undefined
  const download = `${
    nftName(nft)
      .replace(/[^\p{L}\p{N} #_-]/gu, '')
      .trim() || 'model'
  }.glb`
  if (/^data:model\//i.test(url)) return { href: url, download }
  const href = mediaUrl(url, { base })
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
