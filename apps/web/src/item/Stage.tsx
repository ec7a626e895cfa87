import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Maximize, Minimize } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * A stage for interactive media, which can fill the screen. The exit button stays in view, so that the content cannot
 * imitate the whole screen.
 */
export function Stage({ children, actions, isEmpty = false }: Stage.Props) {
  const { media } = useArea(itemWords)
  const ref = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  // A browser may refuse; then nothing changes.
  const turn = () => (isFull ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => {})
  const Icon = isFull ? Minimize : Maximize
  return (
    <div
      ref={ref}
      className={isFull ? 'grid h-full grid-rows-[minmax(0,1fr)_auto] gap-3 bg-[#0c0806] p-3' : 'space-y-3'}
    >
      {children}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {document.fullscreenEnabled && !isEmpty && (
          <Button onClick={() => void turn()}>
            <Icon aria-hidden className="size-4" />
            {isFull ? media.leaveFull : media.full}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}

export declare namespace Stage {
  type Props = {
    children: ReactNode
    /** Further actions for the media. */
    actions?: ReactNode
    /** Whether nothing on it could fill a screen. @default false */
    isEmpty?: boolean
  }
}

/** The size of the media on the stage: a square in the page, everything in full screen. */
export const stageClass =
  'aspect-square w-full rounded-chip in-[:fullscreen]:aspect-auto in-[:fullscreen]:h-full in-[:fullscreen]:min-h-0'
