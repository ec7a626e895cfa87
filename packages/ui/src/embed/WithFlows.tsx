import { type ReactNode, useEffect } from 'react'
import { createFlows } from './createFlows.js'
import { useEmbedding } from './MarketContext.js'

/** Creates the store of flows for what is below. Its code loads with the dialogs: a page that only reads needs none of it. */
export function WithFlows({ children }: { children: ReactNode }) {
  const embedding = useEmbedding()
  const parts = embedding.status === 'ready' ? embedding.parts : undefined
  const { url } = embedding.wishes
  useEffect(() => {
    if (!parts || parts.souk.flows) return
    parts.onFlows(createFlows({ url, info: parts.souk.info }))
  }, [parts, url])
  return parts?.souk.flows && children
}
