import type { ReactNode } from 'react'
import { amountExample } from '../../format/formatNumber.js'
import { controlClass } from '../../kit/Field.js'
import { nftName } from '../../nft/nftName.js'
import { PickedLine } from './PickedLine.js'

/** A list of items in a form, with a price for each; see {@link PricedLine}. */
export function PricedLines({ label, heading, children }: PricedLines.Props) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {/* Each field has a label for screen readers. */}
      <div
        aria-hidden
        className="border-b border-line bg-sunk px-3 py-1.5 text-right text-xs font-medium text-ink-soft sm:pr-[4.25rem]"
      >
        {heading}
      </div>
      <ul
        aria-label={label}
        className="max-h-[46dvh] divide-y divide-line overflow-y-auto overscroll-contain"
      >
        {children}
      </ul>
    </div>
  )
}

export declare namespace PricedLines {
  type Props = {
    label: string
    /** The heading of the prices. */
    heading: string
    children: ReactNode
  }
}

/** An item with its price. */
export function PricedLine({ price, ...line }: PricedLine.Props) {
  return (
    <PickedLine
      {...line}
      fields={
        <input
          aria-label={line.words.priceOf(nftName(line.nft))}
          inputMode="decimal"
          autoComplete="off"
          placeholder={amountExample()}
          value={price.typed}
          aria-invalid={!price.isValid || undefined}
          title={price.hint}
          onChange={(event) => price.onType(event.target.value)}
          className={`${controlClass} figures h-11! text-right font-semibold`}
        />
      }
    />
  )
}

export declare namespace PricedLine {
  type Props = Omit<PickedLine.Props, 'fields'> & {
    words: { priceOf: (name: string) => string }
    /** The price, as typed. */
    price: { typed: string; isValid: boolean; hint?: string | undefined; onType: (typed: string) => void }
  }
}
