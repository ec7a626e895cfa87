import type { Nft } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useMediaUrl } from '@souk/ui/parts/kit/useMarketPath.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useState } from 'react'
import { Stage, stageClass } from './Stage.js'

/** Shows a video, which plays on request and starts muted. */
export function FilmPlayer({ nft }: { nft: Nft }) {
  const [hasFailed, setFailed] = useState(false)
  const toUrl = useMediaUrl()
  const url = toUrl(nft.animationUrl, 'video')
  if (!url || hasFailed) return <Failed />
  return (
    <Stage>
      <video
        src={url}
        poster={toUrl(nft.imageUrl)}
        aria-label={nftName(nft)}
        controls
        loop
        muted
        playsInline
        preload="metadata"
        onError={() => setFailed(true)}
        className={`${stageClass} bg-sunk object-contain`}
      />
    </Stage>
  )
}

/** Shows a sound player beside the picture. */
export function SoundPlayer({ nft }: { nft: Nft }) {
  const [hasFailed, setFailed] = useState(false)
  const toUrl = useMediaUrl()
  const url = toUrl(nft.animationUrl, 'audio')
  if (!url || hasFailed) return <Failed />
  return (
    // biome-ignore lint/a11y/useMediaCaption: token metadata carries no captions
    <audio
      src={url}
      aria-label={nftName(nft)}
      controls
      preload="metadata"
      onError={() => setFailed(true)}
      className="mt-3 w-full"
    />
  )
}

function Failed() {
  const { media } = useArea(itemWords)
  return (
    <Notice tone="bad" live>
      {media.failed}
    </Notice>
  )
}
