import type { Nft } from '@souk/market'
import { useState } from 'react'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { originOf } from '../nft/mediaKind.js'
import { nftName } from '../nft/nftName.js'
import { Button, buttonClass } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'
import { TokenImage } from '../ui/TokenImage.js'
import { Stage, stageClass } from './Stage.js'

/**
 * A stranger's program: never before somebody has read what it will do and pressed start, without our origin, our storage
 * or the page's address, and taken away again by one press. It may not fill the screen by itself.
 */
export function FramedPage({ nft }: { nft: Nft }) {
  const { media } = useArea(itemWords)
  const [isRunning, setRunning] = useState(false)
  const url = nft.animationUrl ?? ''
  const origin = originOf(url)
  // What the metadata holds itself comes from the market, under rules of its own: as an address it would run by ours.
  const src = origin ? url : `/media/page/${nft.contract.toLowerCase()}/${nft.identifier}`
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
