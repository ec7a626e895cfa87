import type { ListFacts, ReadForm } from './listForm.js'
import { PriceCurve } from './PriceCurve.js'

/** Draws a falling price once both of its ends are known. */
export function ListCurve({ read, facts }: ListCurve.Props) {
  const { unitPrice, endPrice, currency, startTime = facts.now, endTime } = read
  if (unitPrice === undefined || endPrice === undefined || !currency || endTime === undefined) return null
  if (endTime <= startTime) return null
  return (
    <PriceCurve
      start={unitPrice}
      end={endPrice}
      currency={currency}
      startTime={startTime}
      endTime={endTime}
      now={facts.now}
    />
  )
}

declare namespace ListCurve {
  type Props = { read: ReadForm; facts: Pick<ListFacts, 'now'> }
}
