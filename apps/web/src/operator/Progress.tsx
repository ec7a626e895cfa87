import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { operatorWords } from '../i18n/areas/operator.js'
import { toEstimate } from './estimate.js'
import type * as Wire from './operatorWire.js'

/** Shows how far the history of a collection is read, and how long the rest takes. */
export function HistoryProgress({ history, isStopped }: HistoryProgress.Props) {
  const { collections: words } = useArea(operatorWords)
  if (history.state === 'read') return words.read
  const { next_block: next, end_block: end, blocks_left: left, seconds_left: seconds } = history
  const first = history.first_block ?? next ?? 0
  const estimate = seconds === null || seconds === undefined ? undefined : toEstimate(seconds)
  return (
    <div className="space-y-1">
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-clay"
        aria-label={words.history}
        value={(next ?? 0) - first}
        max={Math.max(1, (next ?? 0) - first + left)}
      />
      <p>{words.place(formatCount(next ?? 0), formatCount(end ?? 0))}</p>
      <p className="text-ink-soft">
        {isStopped
          ? words.standsStill
          : `${words.left(formatCount(left))}, ${estimate ? words.about(words[estimate.unit](estimate.count)) : words.noSpeed}`}
      </p>
    </div>
  )
}

declare namespace HistoryProgress {
  type Props = { history: Wire.Traded['history']; isStopped: boolean }
}

/** Shows how much metadata of a collection is to be read, and why some could not be. */
export function MetadataProgress({ metadata }: { metadata: Wire.Traded['metadata'] }) {
  const { collections: words } = useArea(operatorWords)
  const { unread, retrying, failed, reasons } = metadata
  const parts = [
    ...(unread > 0 ? [words.unread(formatCount(unread))] : []),
    ...(retrying > 0 ? [words.retrying(formatCount(retrying))] : []),
    ...(failed > 0 ? [words.failing(formatCount(failed))] : []),
  ]
  if (parts.length === 0) return words.complete
  return (
    <div className="space-y-1">
      <p>{parts.join(', ')}</p>
      {reasons.map(({ reason, tokens }) => (
        <p key={reason} className="text-xs wrap-anywhere text-ink-soft">
          {words.reason(reason, formatCount(tokens))}
        </p>
      ))}
    </div>
  )
}
