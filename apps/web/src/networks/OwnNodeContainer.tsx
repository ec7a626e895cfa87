import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepOwnNode, readNodeUrl } from '../wallet/ownNode.js'
import { NodeReport } from './NodeReport.js'
import { OwnNode } from './OwnNode.js'
import { testNode } from './testNode.js'

/** Lets the visitor set their own node, tested before use. */
export function OwnNodeContainer({ current, newest }: OwnNodeContainer.Props) {
  const info = useInfo()
  const [text, setText] = useState(current ?? '')
  const url = readNodeUrl(text)
  const trial = useMutation({
    mutationFn: async (tried: string) => ({
      url: tried,
      result: await testNode(tried, { exchange: info.seaport }),
    }),
  })
  const result = trial.data?.url === url ? trial.data?.result : undefined
  const isGood = result?.ok === true && result.chainId === info.chainId && result.hasExchange
  const use = (next: string | undefined) => {
    keepOwnNode(window.localStorage, info.chainId, next)
    // The page creates its clients with their node, so a reload is needed to change it.
    window.location.reload()
  }
  return (
    <OwnNode
      text={text}
      isAddress={url !== undefined}
      isTrying={trial.isPending}
      isGood={isGood}
      isOwn={current !== undefined}
      report={result && <NodeReport result={result} wanted={info.chainId} newest={newest} />}
      onText={setText}
      onTry={() => url && trial.mutate(url)}
      onUse={() => use(url)}
      onReset={() => use(undefined)}
    />
  )
}

export declare namespace OwnNodeContainer {
  type Props = {
    /** The visitor's own node in use. */
    current: string | undefined
    /** The newest block of the node in use. */
    newest: bigint | undefined
  }
}
