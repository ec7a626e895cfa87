import type { RankedCollection } from '@souk/market'
import { formatTag } from '@souk/ui/parts/i18n/language/locale.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { discoverWords } from '../i18n/areas/discover.js'
import { floorChange } from './floorChange.js'

/** Shows how much a floor changed, with its sign, so that no meaning depends on colour only. */
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
