import type { Nft } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { originOf } from '@souk/ui/parts/nft/mediaKind.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useState } from 'react'
import { Stage, stageClass } from './Stage.js'

/**
 * Runs a stranger's page: only after the visitor has read what it may do and pressed start, without access to our
 * origin, storage or address, and until the visitor stops it. It cannot enter full screen by itself.
 */
export function FramedPage({ nft }: { nft: Nft }) {
  const { media } = useArea(itemWords)
  const [isRunning, setRunning] = useState(false)
  const url = nft.animationUrl ?? ''
  const origin = originOf(url)
  // An inline page comes from the market, with a policy of its own. As a data address it would run under ours.
  const base = useMarketPath()
  const src = origin ? url : `${base}/media/page/${nft.contract.toLowerCase()}/${nft.tokenId}`
  const isOpen = /^http:/i.test(url)
  if (!isRunning)
    return (
      <div className="space-y-3">
        <TokenImage src={nft.imageUrl} alt={nftName(nft)} className="rounded-chip opacity-60" />
        <Notice
          tone="warn"
          action={
            <div className="flex flex-wrap gap-2">
              {!isOpen && <Button onClick={() => setRunning(true)}>{media.start}</Button>}
              {origin && (
                <a href={url} target="_blank" rel="noreferrer noopener" className={buttonClass('ghost')}>
                  {media.elsewhere}
                </a>
              )}
            </div>
          }
        >
          {isOpen ? media.pageOpen : origin ? media.pageMeaning(origin) : media.pageOnChain}
        </Notice>
      </div>
    )
  return (
    <Stage actions={<Button onClick={() => setRunning(false)}>{media.stop}</Button>}>
      <iframe
        src={src}
        title={nftName(nft)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className={`${stageClass} border-0 bg-white`}
      />
    </Stage>
  )
}
