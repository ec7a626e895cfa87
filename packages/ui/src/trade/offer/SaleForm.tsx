import type { ReactNode } from 'react'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { Checking } from '../shared/Checking.js'
import { UnitsField } from '../shared/UnitsField.js'

/** Chooses the number of units to sell. It stays the same field while another number is checked. */
export function SaleForm({ units, words, children }: SaleForm.Props) {
  const { offer, buy } = words
  return (
    <div className="space-y-5">
      {units && (
        <UnitsField
          {...units}
          label={offer.howMany}
          hint={[offer.most(units.most), units.lot > 1n && buy.inLots(units.lot)].filter(Boolean).join(', ')}
        />
      )}
      {children ?? <Checking label={offer.checking} />}
    </div>
  )
}

export declare namespace SaleForm {
  type Props = {
    /** Absent where there is nothing to choose. */
    units: UnitsField.Units | undefined
    words: TradeWords
    /** The review, once the sale is checked. */
    children?: ReactNode
  }
}
