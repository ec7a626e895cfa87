import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.js'
import { Choice } from '../../kit/Choice.js'

/** Asks how to price all items of a form at once, and shows the result. */
export function PricingBox<way extends string>(props: PricingBox.Props<way>) {
  const { words, ways, way, note, onWay, onPriceAll, children } = props
  return (
    <section aria-label={words.pricing} className="space-y-3 rounded-card bg-sunk p-4">
      <Choice
        label={words.pricing}
        options={ways.map((value) => ({ value, label: words.way[value] }))}
        value={way}
        onChange={onWay}
      />
      <p className="text-sm text-ink-soft">{words.wayMeaning[way]}</p>
      <div className="flex flex-wrap items-start gap-3 *:flex-[1_1_9rem]">
        {children}
        {/* Aligned with the fields beside it; below them in a narrow window. */}
        {onPriceAll && (
          <div className="max-xs:basis-full! xs:pt-6.5">
            <Button className="min-h-12 w-full" onClick={onPriceAll}>
              {words.apply}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {note}
      </p>
    </section>
  )
}

export declare namespace PricingBox {
  type Props<way extends string> = {
    words: {
      pricing: string
      way: Record<way, string>
      wayMeaning: Record<way, string>
      apply: string
    }
    ways: readonly way[]
    way: way
    /** The result of the last pricing of all lines. */
    note: string | undefined
    onWay: (way: way) => void
    /** Absent where all items have the price of the chosen way already. */
    onPriceAll: (() => void) | undefined
    /** The fields of the chosen way. */
    children: ReactNode
  }
}
