import { OrderState } from '@souk/seaport'
import { formatShare } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Waiting } from '@souk/ui/parts/kit/Waiting.js'
import { inspectWords } from '@souk/words/inspect'
import { Section } from './OrderReport.js'

type Status = { isValidated: boolean; isCancelled: boolean; totalFilled: bigint; totalSize: bigint }

/** Shows the current state of an order on chain. */
export function OrderNow({ status, isAsking, isOffline, isBlocked, isOver, needsSignature }: OrderNow.Props) {
  const { now, chain } = useArea(inspectWords)
  if (isAsking)
    return (
      <Section title={now}>
        <Waiting>{chain.asking}</Waiting>
      </Section>
    )
  if (isOffline || !status)
    return (
      <Section title={now}>
        <Notice tone="warn" title={chain.offline}>
          {chain.offlineMeaning}
        </Notice>
      </Section>
    )
  return (
    <Section title={now}>
      <ul className="list-disc space-y-1 pl-5">
        {statusTexts(status, chain).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          {isOver
            ? chain.ended
            : isBlocked
              ? chain.cannotFill
              : needsSignature
                ? chain.canFillSigned
                : chain.canFill}
        </li>
      </ul>
    </Section>
  )
}

export declare namespace OrderNow {
  type Props = {
    status: Status | undefined
    isAsking: boolean
    isOffline: boolean
    isBlocked: boolean
    isOver: boolean
    /** Whether its signature is missing, so that it cannot be filled. */
    needsSignature: boolean
  }
}

function statusTexts(status: Status, chain: (typeof inspectWords)['en']['chain']): readonly string[] {
  const { isCancelled, isValidated, totalFilled, totalSize } = status
  if (isCancelled) return [chain.cancelled]
  if (OrderState.isFilled(status)) return [chain.filled]
  const share = totalFilled > 0n ? [chain.partly(formatShare(Number(totalFilled), Number(totalSize)))] : []
  return [...share, isValidated ? chain.validated : chain.unknown]
}
