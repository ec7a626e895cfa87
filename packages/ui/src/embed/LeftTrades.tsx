import { useFlows } from '@souk/react'
import { useState } from 'react'
import { embedDialogWords } from '../i18n/areas/embedDialogs.js'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Dialog } from '../kit/Dialog.js'
import { Notice } from '../kit/Notice.js'
import { FlowList } from '../records/FlowList.js'
import { isAbout, type TradeSubject } from '../records/isAbout.js'
import { openFlows } from '../records/openFlows.js'

/** Leads to the trades of this browser about a subject that still need attention, or run. Nothing if there are none. */
export function LeftTrades(subject: TradeSubject) {
  const { left: words } = useArea(embedDialogWords)
  const { flows } = useFlows()
  const open = openFlows(flows).filter(({ record }) => isAbout(record, subject))
  // Those that the visitor looks at stay in the list when they end.
  const [shown, setShown] = useState<readonly string[]>()
  const isRunning = open.every(({ isLive, isElsewhere }) => isLive || isElsewhere)
  return (
    <>
      {open.length > 0 && (
        <Button onClick={() => setShown(open.map(({ record }) => record.id))}>
          {isRunning ? words.running(open.length) : words.unfinished(open.length)}
        </Button>
      )}
      {shown && <LeftDialog ids={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function LeftDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { left: words } = useArea(embedDialogWords)
  const { activity } = useTradeWords()
  const { flows, unsaved, resume, stop, forget } = useFlows()
  const shown = flows.filter(({ record }) => ids.includes(record.id))
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <div className="space-y-3">
        {unsaved !== undefined && <Notice tone="warn">{activity.unsaved}</Notice>}
        <FlowList flows={shown} onResume={resume} onStop={stop} onForget={(id) => forget([id])} />
        {shown.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      </div>
    </Dialog>
  )
}
