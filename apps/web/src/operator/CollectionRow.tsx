import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Link } from '@tanstack/react-router'
import { operatorWords } from '../i18n/areas/operator.js'
import type * as Wire from './operatorWire.js'
import { HistoryProgress, MetadataProgress } from './Progress.js'

/** What an operator can do with a collection. */
export type CollectionAct = 'rename' | 'hide' | 'show' | 'stop' | 'resume' | 'refresh' | 'retry'

/** A traded collection with its progress and its actions. */
export function CollectionRow({ traded, isBusy, onAct }: CollectionRow.Props) {
  const { collections: words } = useArea(operatorWords)
  return (
    <li className="grid gap-4 py-5 first:pt-0 last:pb-0 lg:grid-cols-[1.3fr_1fr_1fr]">
      <div className="min-w-0 space-y-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
            <Link
              to="/collection/$slug"
              params={{ slug: traded.slug }}
              className="underline-offset-4 hover:underline"
            >
              {traded.name}
            </Link>
          </h3>
          {traded.is_hidden && <Badge tone="warn">{words.hidden}</Badge>}
          {traded.is_stopped && <Badge tone="warn">{words.stopped}</Badge>}
          {traded.is_configured && <Badge>{words.configured}</Badge>}
        </div>
        <p className="text-sm text-ink-soft">
          {traded.standard === 'erc721' ? 'ERC-721' : 'ERC-1155'} ·{' '}
          {words.traded(formatCount(traded.tokens), traded.tokens)}
        </p>
        <p className="text-sm">
          <CopyText value={traded.contract} label={traded.name} />
        </p>
      </div>
      <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:col-span-2">
        <div className="min-w-0">
          <dt className="font-semibold">{words.history}</dt>
          <dd className="figures">
            <HistoryProgress history={traded.history} isStopped={traded.is_stopped} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="font-semibold">{words.metadata}</dt>
          <dd className="figures">
            <MetadataProgress metadata={traded.metadata} />
          </dd>
        </div>
      </dl>
      <fieldset className="flex flex-wrap gap-2 lg:col-span-3">
        <legend className="sr-only">{words.actions(traded.name)}</legend>
        {actsFor(traded).map((act) => (
          <Button key={act} busy={isBusy} onClick={() => onAct(act)}>
            {words[act]}
          </Button>
        ))}
      </fieldset>
    </li>
  )
}

export declare namespace CollectionRow {
  type Props = { traded: Wire.Traded; isBusy: boolean; onAct: (act: CollectionAct) => void }
}

function actsFor({ is_hidden, is_stopped, history, metadata }: Wire.Traded): readonly CollectionAct[] {
  return [
    'rename',
    is_hidden ? 'show' : 'hide',
    ...(is_stopped ? (['resume'] as const) : history.state === 'reading' ? (['stop'] as const) : []),
    'refresh',
    ...(metadata.failed + metadata.retrying > 0 ? (['retry'] as const) : []),
  ]
}
