import type { FlowRecord, useFlows } from '@souk/react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useInfo } from '../market/useInfo.js'
import { FlowRow } from './FlowRow.js'
import type { FlowFacts } from './flowFacts.js'

/** Shows the flows started in this browser, newest first. */
export function FlowList(props: FlowList.Props) {
  const { flows, factsOf, isRemade, isReading, onLeave, onResume, onStop, onForget } = props
  const { activity } = useTradeWords()
  const info = useInfo()
  return (
    <ul className="space-y-2.5" aria-label={activity.title}>
      {flows.map((flow) => {
        const { id } = flow.record
        return (
          <FlowRow
            key={id}
            flow={flow}
            info={info}
            facts={factsOf?.(flow.record)}
            isReading={isReading}
            isRemade={isRemade?.(flow.record)}
            onLeave={onLeave}
            // The flow's record stores the error, and the list shows it.
            onResume={() => void onResume(id).catch(() => undefined)}
            onStop={() => onStop(id)}
            onForget={() => onForget(id)}
          />
        )
      })}
    </ul>
  )
}

export declare namespace FlowList {
  type Props = {
    flows: readonly useFlows.Entry[]
    /** Returns what the market knows of a trade, to show amount and item. */
    factsOf?: (record: FlowRecord.FlowRecord) => FlowFacts | undefined
    /** Whether the same trade was completed later. @default never */
    isRemade?: (record: FlowRecord.FlowRecord) => boolean
    /** Whether that is still being read. @default false */
    isReading?: boolean
    /** Called when a link to an item is followed. */
    onLeave?: () => void
    onResume: (id: string) => Promise<void>
    onStop: (id: string) => void
    onForget: (id: string) => void
  }
}
