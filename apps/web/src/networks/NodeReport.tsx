import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { networksWords } from '../i18n/areas/networks.js'
import type { NodeTest } from './testNode.js'

/** A difference of this many blocks is normal. */
const usualGap = 5n

/** Shows the result of testing a node. */
export function NodeReport({ result, wanted, newest }: NodeReport.Props) {
  const { own } = useArea(networksWords)
  if (!result.ok) return <Notice tone="bad">{own[result.problem]}</Notice>
  const { chainId, hasExchange, hasBatches, latencyMs, block } = result
  if (chainId !== wanted) return <Notice tone="bad">{own.otherChain(chainId, wanted)}</Notice>
  if (!hasExchange) return <Notice tone="bad">{own.noExchange}</Notice>
  const isBehind = newest !== undefined && block.number + usualGap < newest
  return (
    <Notice tone={isBehind ? 'warn' : 'good'}>
      {own.fine(latencyMs)} {own.block(formatCount(block.number))} {!hasBatches && own.noBatches}{' '}
      {isBehind && own.behind}
    </Notice>
  )
}

export declare namespace NodeReport {
  type Props = {
    result: NodeTest
    /** The expected chain. */
    wanted: number
    /** The newest block of the node in use. */
    newest: bigint | undefined
  }
}
