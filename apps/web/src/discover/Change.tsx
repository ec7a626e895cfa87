import type { RankedCollection } from '@souk/market'
import { discoverWords } from '../words/areas/discover.js'
import { useArea } from '../words/areas/useArea.js'
import { formatTag } from '../words/locale.js'
import { floorChange } from './floorChange.js'

/** How much a floor moved, with its sign, so that colour alone says nothing. */
export function Change({ ranked }: { ranked: RankedCollection }) {
  const words = useArea(discoverWords)
  const change = floorChange(ranked)
  if (change === undefined)
    return (
      <span className="text-ink-soft" title={words.changeUnknown}>
        –
      </span>
    )
  const text = new Intl.NumberFormat(formatTag(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change)
  const tone = change > 0 ? 'text-good' : change < 0 ? 'text-bad' : 'text-ink-soft'
  return <span className={`figures font-medium ${tone}`}>{text}</span>
}
