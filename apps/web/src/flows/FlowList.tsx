import type { useFlows } from '@souk/react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { FlowRow } from './FlowRow.js'

/** What was begun in this browser, newest first. */
export function FlowList({ flows, onResume, onStop, onForget }: FlowList.Props) {
  const { activity } = useTradeWords()
  return (
    <ul className="space-y-2.5" aria-label={activity.title}>
      {flows.map((flow) => {
        const { id } = flow.record
        return (
          <FlowRow
            key={id}
            flow={flow}
            // What goes wrong is written into the record, which shows it.
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
    onResume: (id: string) => Promise<void>
    onStop: (id: string) => void
    onForget: (id: string) => void
  }
}
