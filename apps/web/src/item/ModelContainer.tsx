import type { Nft } from '@souk/market'
import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { useEffect, useRef, useState } from 'react'
import { ModelViewer } from './ModelViewer.js'
import { useModel } from './model/useModel.js'
import { modelLink } from './modelLink.js'

/** Loads a model and lets the visitor turn it. It rotates until the visitor does, unless motion is reduced. */
export function ModelContainer({ nft }: { nft: Nft }) {
  const placeRef = useRef<HTMLDivElement>(null)
  const link = modelLink(nft, useMarketPath())
  const [state, onBegin] = useModel(link && 'download' in link ? link.href : undefined, placeRef)
  const [isMoving, setMoving] = useState(mayMove)
  const drawing = state.status === 'drawn' ? state.drawing : undefined
  useEffect(() => drawing?.setMoving(isMoving), [drawing, isMoving])
  return (
    <ModelViewer
      nft={nft}
      link={link}
      state={state}
      placeRef={placeRef}
      isMoving={isMoving}
      onTurn={(by) => {
        drawing?.turn(by)
        if (drawing && !drawing.isAnimated) setMoving(false)
      }}
      onApproach={(times) => drawing?.approach(times)}
      onMove={setMoving}
      onBegin={onBegin}
    />
  )
}

/** Respects the device's setting and the reader's own, as the style sheet does. */
function mayMove(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--repeat').trim() !== '1'
}
