import { formatBytes } from '@souk/ui/parts/format/formatBytes.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useState } from 'react'
import { settingsWords } from '../i18n/areas/settings.js'
import { isUnfinished, type Kept } from './kept.js'

/** Shows this browser's stored data by purpose, with buttons to delete it. */
export function KeptList({ kept, cleared, onClear, onClearAll, onUndo, onExport }: KeptList.Props) {
  const { kept: words } = useArea(settingsWords)
  const [asked, setAsked] = useState<Kept['group'] | 'all'>()
  const hasOpen = kept.some(isUnfinished)
  return (
    <section aria-label={words.title} className="space-y-4 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{words.title}</h2>
      <p className="text-sm text-ink-soft">{words.why}</p>
      <div role="status" className="empty:hidden">
        {cleared && (
          <Notice
            tone="good"
            title={words.cleared(cleared)}
            action={
              <div className="flex flex-wrap gap-2.5">
                <Button onClick={onUndo}>{words.undo}</Button>
                <Button tone="ghost" onClick={() => window.location.reload()}>
                  {words.reloadNow}
                </Button>
              </div>
            }
          >
            {words.reload}
          </Notice>
        )}
      </div>
      {kept.length === 0 ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line rounded-card border border-line">
          {kept.map((one) => (
            <Row
              key={one.group}
              kept={one}
              isAsked={asked === one.group}
              onAsk={() => setAsked(one.group)}
              onKeep={() => setAsked(undefined)}
              onClear={() => {
                setAsked(undefined)
                onClear(one)
              }}
            />
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={onExport}>{words.export}</Button>
          {asked !== 'all' && (
            <Button tone="danger" onClick={() => (hasOpen ? setAsked('all') : onClearAll())}>
              {words.all}
            </Button>
          )}
        </div>
      )}
      {asked === 'all' && (
        <Sure
          onKeep={() => setAsked(undefined)}
          onClear={() => {
            setAsked(undefined)
            onClearAll()
          }}
        />
      )}
    </section>
  )
}

export declare namespace KeptList {
  type Props = {
    kept: readonly Kept[]
    /** The group that was last deleted and can be restored. */
    cleared: string | undefined
    onClear: (kept: Kept) => void
    onClearAll: () => void
    onUndo: () => void
    onExport: () => void
  }
}

function Row({ kept, isAsked, onAsk, onKeep, onClear }: Row.Props) {
  const { kept: words, groups } = useArea(settingsWords)
  const { name, what } = groups[kept.group]
  return (
    <li className="space-y-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{what}</p>
        </div>
        <p className="figures text-sm text-ink-soft">
          {words.size(kept.entries.length, formatBytes(kept.sizeBytes))}
        </p>
        {!isAsked && (
          <Button
            className="ml-auto"
            aria-label={words.clearOf(name)}
            onClick={isUnfinished(kept) ? onAsk : onClear}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {isAsked && <Sure onKeep={onKeep} onClear={onClear} />}
    </li>
  )
}

declare namespace Row {
  type Props = {
    kept: Kept
    isAsked: boolean
    onAsk: () => void
    onKeep: () => void
    onClear: () => void
  }
}

/** Asks before data is deleted that still needs attention. */
function Sure({ onKeep, onClear }: { onKeep: () => void; onClear: () => void }) {
  const { kept: words } = useArea(settingsWords)
  return (
    <Notice
      tone="warn"
      title={words.sure}
      live
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={onKeep}>{words.no}</Button>
          <Button tone="danger" onClick={onClear}>
            {words.yes}
          </Button>
        </div>
      }
    >
      {words.sureOrders}
    </Notice>
  )
}
