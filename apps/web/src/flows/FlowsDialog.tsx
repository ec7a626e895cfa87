import { useActivity, useFlows } from '@souk/react'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { SidePanel } from '@souk/ui/parts/kit/SidePanel.js'
import { FlowList } from '@souk/ui/parts/records/FlowList.js'
import { flowFacts } from '@souk/ui/parts/records/flowFacts.js'
import { isRemade } from '@souk/ui/parts/records/isRemade.js'
import { openFlows } from '@souk/ui/parts/records/openFlows.js'
import { useConnection } from 'wagmi'
import { newsWords } from '../i18n/areas/news.js'
import { NewsList } from '../notifications/NewsList.js'
import { WaitingOffers } from './WaitingOffers.js'

/** Shows what is new in the connected wallet, and all flows started in this browser. */
export function FlowsDialog({ onClose }: { onClose: () => void }) {
  const { activity } = useTradeWords()
  const { leftOut } = useArea(newsWords)
  const account = useConnection().address
  const { flows, unsaved, resume, stop, forget } = useFlows()
  const { data, isLoading } = useActivity(account ? { account, limit: 50 } : undefined)
  const activities = data?.pages[0]?.activities ?? []
  const open = new Set(openFlows(flows))
  const closed = flows.filter((flow) => !open.has(flow)).map(({ record }) => record.id)
  return (
    <SidePanel open onClose={onClose} title={activity.panel}>
      {account && <NewsList account={account} onLeave={onClose} />}
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{activity.title}</h3>
      {unsaved !== undefined && <Notice tone="warn">{activity.unsaved}</Notice>}
      {flows.length === 0 ? (
        <div className="space-y-4">
          {account && <WaitingOffers account={account} onLeave={onClose} />}
          <EmptyState title={activity.none}>{activity.noneMeaning}</EmptyState>
        </div>
      ) : (
        <div className="space-y-4">
          <FlowList
            flows={flows}
            isReading={isLoading}
            isRemade={(record) => isRemade(record, flows)}
            factsOf={(record) => flowFacts(record, activities)}
            onLeave={onClose}
            onResume={resume}
            onStop={stop}
            onForget={(id) => forget([id])}
          />
          {closed.length > 0 && (
            <Button className="w-full" onClick={() => forget(closed)}>
              {activity.clear}
            </Button>
          )}
        </div>
      )}
      {account && <p className="mt-6 text-xs text-ink-soft">{leftOut}</p>}
    </SidePanel>
  )
}
