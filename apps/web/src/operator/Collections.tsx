import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { ReactNode } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'
import { type CollectionAct, CollectionRow } from './CollectionRow.js'
import { Problem } from './Operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Lists the traded collections. */
export function Collections({ traded, busy, error, note, onAct, children }: Collections.Props) {
  const { collections: words } = useArea(operatorWords)
  return (
    <Part title={words.title}>
      <Problem error={error} />
      <p role="status" className="text-sm text-good empty:hidden">
        {note}
      </p>
      {!traded && !error && <div aria-hidden className="skeleton h-40 rounded-card" />}
      {traded?.length === 0 && <p className="text-sm text-ink-soft">{words.nothing}</p>}
      <ul className="divide-y divide-line">
        {traded?.map((each) => (
          <CollectionRow
            key={each.contract}
            traded={each}
            isBusy={busy === each.contract}
            onAct={(act) => onAct(each, act)}
          />
        ))}
      </ul>
      {children}
    </Part>
  )
}

export declare namespace Collections {
  type Props = {
    /** Undefined while they are read. */
    traded: readonly Wire.Traded[] | undefined
    /** The contract that is being changed. */
    busy: string | undefined
    error: unknown
    /** What the last action did. */
    note: string | undefined
    onAct: (traded: Wire.Traded, act: CollectionAct) => void
    /** The open dialog. */
    children: ReactNode
  }
}
