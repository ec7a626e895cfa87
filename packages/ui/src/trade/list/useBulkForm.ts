import type { Nft } from '@souk/market'
import { useCallback, useRef, useState } from 'react'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import type { OddPrice } from '../shared/isConfirmed.js'
import {
  applyPricing,
  type BulkFacts,
  type BulkForm,
  type BulkLine,
  followPricing,
  type ReadBulk,
  readBulk,
  startBulk,
} from './bulkForm.js'
import { agreedPercent, isUnderShare, typedPercent } from './listForm.js'

/** Keeps and parses the form of many listings, and the warnings from when the review was opened. */
export function useBulkForm(nfts: readonly Nft[], facts: BulkFacts) {
  const words = useArea(bulkWords)
  const [form, setForm] = useState<BulkForm>(() => startBulk(nfts, facts.info))
  const [note, setNote] = useState<string>()
  // From when the review was opened, because the listings themselves change the floor.
  const [judged, setJudged] = useState<Judged>({ belowFloor: 0, listed: 0, asksAgreement: false })
  const read = readBulk(form, facts)
  const latest = useRef(facts)
  latest.current = facts
  const onLine = useCallback((line: BulkLine, change: Partial<BulkLine> | 'remove') => {
    setForm((before) => {
      const form = { ...before, lines: changeLine(before.lines, line, change) }
      return change === 'remove' ? followPricing(form, latest.current) : form
    })
  }, [])
  const onPriceAll = () => {
    const { form: next, priced } = applyPricing(form, facts)
    const left = next.lines.length - priced
    setForm(next)
    setNote([words.applied(priced), left > 0 && words.withoutFloor(left)].filter(Boolean).join(' '))
  }
  const judge = () => {
    const { belowFloor, listed } = read
    const odd = lowestOf(read, (line) => isUnder(line, typedPercent))
    const asksAgreement = read.lines.some((line) => isUnder(line, agreedPercent))
    setJudged({ belowFloor, listed, odd, asksAgreement, lowest: lowestOf(read, () => true) })
  }
  const onChange = (change: Partial<BulkForm>) => {
    const next = { ...form, ...change }
    if (!change.pricing && change.currencyAddress === undefined) return setForm(next)
    const followed = followPricing(next, facts)
    const priced = followed.lines.filter(({ price, isOwnPrice }) => price !== '' && !isOwnPrice).length
    setForm(followed)
    setNote(priced > 0 ? words.applied(priced) : undefined)
  }
  return { judged, judge, view: { form, read, note, onChange, onLine, onPriceAll } }
}

/** The warnings from when the review was opened. */
export type Judged = {
  belowFloor: number
  listed: number
  /** The lowest price far below a floor. */
  odd?: OddPrice | undefined
  /** Whether a price is below its floor by more than the few percent by which sellers undercut it. */
  asksAgreement: boolean
  lowest?: OddPrice | undefined
}

function isUnder({ unitPrice, floor }: ReadBulk['lines'][number], percent: bigint): boolean {
  return unitPrice !== undefined && floor !== undefined && isUnderShare(unitPrice, floor, percent)
}

/** Returns the lowest of some prices, where a typing error is most likely. */
function lowestOf(
  { lines, currency }: ReadBulk,
  isMeant: (line: ReadBulk['lines'][number]) => boolean,
): OddPrice | undefined {
  const prices = lines.filter(isMeant).flatMap(({ unitPrice }) => unitPrice ?? [])
  const [first, ...rest] = prices
  if (first === undefined) return undefined
  return { price: rest.reduce((low, price) => (price < low ? price : low), first), currency }
}

function changeLine(
  lines: readonly BulkLine[],
  line: BulkLine,
  change: Partial<BulkLine> | 'remove',
): readonly BulkLine[] {
  if (change === 'remove') return lines.filter((other) => other.nft !== line.nft)
  return lines.map((other) => (other.nft === line.nft ? { ...other, ...change } : other))
}
