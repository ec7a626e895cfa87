import type { Nft } from '@souk/market'
import { useEffect, useRef, useState } from 'react'
import { ModelViewer } from './ModelViewer.js'
import { useModel } from './model/useModel.js'
import { modelLink } from './modelLink.js'

/** Fetches a model and lets it be turned; it turns by itself until somebody does, or not where movement is not wanted. */
export function ModelContainer({ nft }: { nft: Nft }) {
  const placeRef = useRef<HTMLDivElement>(null)
  const link = modelLink(nft)
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

/** By the device's choice or the reader's own, as the style sheet has it. */
function mayMove(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--repeat').trim() !== '1'
}
