import type { Currency, Nft } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { parseAmount } from '../../format/parseAmount.js'

/** The most items of one transaction. More would increase its cost and its risk of failing. */
export const mostSwept = 50

/** The visitor's input. */
export type SweepForm = {
  by: 'count' | 'budget'
  count: number
  /** As typed. */
  budget: string
  /** As typed; empty for no limit. */
  most: string
  /** Keys of the items left out. */
  excluded: readonly string[]
}

/** An item to buy. */
type SweepItem = { key: string; nft: Nft; price: bigint }

export type ReadSweep = {
  /** All items that match price and currency, cheapest first, including those left out by hand. */
  offered: readonly SweepItem[]
  chosen: readonly SweepItem[]
  total: bigint
  /** Per item, rounded up; undefined without items. */
  average: bigint | undefined
  /** The price fields that are invalid. */
  issues: readonly ('budget' | 'most')[]
}

/**
 * Picks the items of a sweep: the cheapest listings of one currency by other accounts, up to a count or a budget.
 *
 * A budget is spent from the cheapest on and ends at the first item that exceeds it. A more expensive item is not
 * added just because a later one would fit.
 *
 * @param facts.nfts - For sale, cheapest first.
 *
 * @example
 * readSweep(form, { nfts, currency, account }).total
 */
export function readSweep(form: SweepForm, facts: readSweep.Facts): ReadSweep {
  const { currency } = facts
  const most = form.most.trim() === '' ? undefined : parseAmount(form.most, currency)
  const budget = parseAmount(form.budget, currency)
  const limit = most?.ok ? most.amount : undefined
  const offered = toItems(facts).filter(({ price }) => limit === undefined || price <= limit)
  const wanted = offered.filter(({ key }) => !form.excluded.includes(key)).slice(0, mostSwept)
  const chosen =
    form.by === 'count' ? wanted.slice(0, form.count) : within(wanted, budget.ok ? budget.amount : 0n)
  const total = chosen.reduce((sum, { price }) => sum + price, 0n)
  const count = BigInt(chosen.length)
  return {
    offered,
    chosen,
    total,
    average: count === 0n ? undefined : (total + count - 1n) / count,
    issues: [
      ...(form.by === 'budget' && form.budget !== '' && !budget.ok ? (['budget'] as const) : []),
      ...(most && !most.ok ? (['most'] as const) : []),
    ],
  }
}

export declare namespace readSweep {
  type Facts = { nfts: readonly Nft[]; currency: Currency; account: string | undefined }
}

function toItems({ nfts, currency, account }: readSweep.Facts): readonly SweepItem[] {
  return nfts.flatMap((nft) => {
    const { listing } = nft
    if (!listing || isSameAddress(listing.maker, account)) return []
    if (!isSameAddress(listing.currency.address, currency.address)) return []
    return [{ key: `${nft.contract}:${nft.tokenId}`, nft, price: listing.unitPrice }]
  })
}

function within(items: readonly SweepItem[], budget: bigint): readonly SweepItem[] {
  let left = budget
  const end = items.findIndex(({ price }) => {
    left -= price
    return left < 0n
  })
  return end < 0 ? items : items.slice(0, end)
}

/** The form at first: three items, up to the most that the filter of the page allows for one. */
export function startSweep(most = ''): SweepForm {
  return { by: 'count', count: 3, budget: '', most, excluded: [] }
}
