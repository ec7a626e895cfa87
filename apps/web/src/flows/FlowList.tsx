import type { useFlows } from '@souk/react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { FlowRow } from './FlowRow.js'

/** Shows the flows started in this browser, newest first. */
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
    onResume: (id: string) => Promise<void>
    onStop: (id: string) => void
    onForget: (id: string) => void
  }
}
