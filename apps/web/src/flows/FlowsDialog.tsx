import { useFlows } from '@souk/react'
import { useConnection } from 'wagmi'
import { useTradeWords } from '../i18n/areas/trades.js'
import { NewsList } from '../notifications/NewsList.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Notice } from '../ui/Notice.js'
import { SidePanel } from '../ui/SidePanel.js'
import { FlowList } from './FlowList.js'
import { isOpen } from './isOpen.js'

/** Shows all flows started in this browser. */
export function FlowsDialog({ onClose }: { onClose: () => void }) {
  const { activity } = useTradeWords()
  const account = useConnection().address
  const { flows, unsaved, resume, stop, forget } = useFlows()
  const closed = flows.filter((flow) => !isOpen(flow)).map(({ record }) => record.id)
  return (
    <SidePanel open onClose={onClose} title={activity.title}>
      {account && <NewsList account={account} onLeave={onClose} />}
      {unsaved !== undefined && <Notice tone="warn">{activity.unsaved}</Notice>}
      {flows.length === 0 ? (
        <EmptyState title={activity.none}>{activity.noneMeaning}</EmptyState>
      ) : (
        <div className="space-y-4">
          <FlowList flows={flows} onResume={resume} onStop={stop} onForget={(id) => forget([id])} />
          {closed.length > 0 && (
            <Button className="w-full" onClick={() => forget(closed)}>
              {activity.clear}
            </Button>
          )}
        </div>
      )}
    </SidePanel>
  )
}
