import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Ago } from '@souk/ui/parts/kit/Ago.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { operatorWords } from '../i18n/areas/operator.js'
import { Problem } from './Operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Lists the collections that visitors asked for. */
export function Requests({ requests, isBusy, error, onAnswer }: Requests.Props) {
  const words = useArea(operatorWords)
  const now = useNow()
  return (
    <Part title={words.requests.title}>
      <Problem error={error} />
      {requests.length === 0 && <p className="text-ink-soft">{words.requests.none}</p>}
      <ul className="divide-y divide-line">
        {requests.map((each) => (
          <li
            key={each.contract}
            className="flex flex-wrap items-end justify-between gap-4 py-5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 space-y-1.5">
              <h3 className="text-base font-semibold wrap-anywhere">{each.name || words.add.nameless}</h3>
              <p className="text-sm text-ink-soft">
                {each.standard === 'erc721' ? 'ERC-721' : 'ERC-1155'} ·{' '}
                <Ago at={new Date(each.asked_at)} now={now} />
              </p>
              <p className="text-sm">
                <CopyText value={each.contract} label={each.name} />
              </p>
              <p className="max-w-prose border-l-2 border-line pl-3 text-sm wrap-anywhere">
                {each.reason || words.requests.noReason}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button tone="primary" busy={isBusy} onClick={() => onAnswer(each.contract, true)}>
                {words.requests.accept}
              </Button>
              <Button busy={isBusy} onClick={() => onAnswer(each.contract, false)}>
                {words.requests.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export declare namespace Requests {
  type Props = {
    requests: readonly Wire.Requested[]
    isBusy: boolean
    error: unknown
    onAnswer: (contract: string, isAccepted: boolean) => void
  }
}
