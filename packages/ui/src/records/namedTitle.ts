import type { FlowRecord } from '@souk/react'
import { partNames } from '../activity/partNames.js'
import type { FlowFacts } from './flowFacts.js'

/** Trades of several items, whose titles only count them. */
const counted: readonly FlowRecord.FlowKind[] = [
  'sweep',
  'purchase',
  'listings',
  'bundle',
  'offers',
  'transfer',
]

/**
 * Adds the names of the items to the title of a trade of several: those of two, or the first two and the number of the others.
 *
 * @param options.facts - What the market knows of the trade.
 *
 * @example
 * namedTitle('2 items', { kind: 'sweep', facts, words }) // → '2 items (Ruby Lamp and Amber Lamp)'
 */
export function namedTitle(title: string, { kind, facts, words }: namedTitle.Options): string {
  const parts = facts?.parts ?? []
  const [first] = parts
  const listed = first?.bundle?.tokens ?? []
  // A page of activity may end within a set, but each part lists the first items of it.
  const all = listed.length > parts.length ? listed : parts
  const items = [...new Map(all.map((part) => [`${part.contract}/${part.tokenId}`, part])).values()]
  const isNamed = items.length > 1 && items.every(({ tokenId }) => tokenId !== undefined)
  return counted.includes(kind) && isNamed ? `${title} (${partNames(items, words)})` : title
}

export declare namespace namedTitle {
  type Options = {
    kind: FlowRecord.FlowKind
    facts: FlowFacts | undefined
    words: Parameters<typeof partNames>[1]
  }
}
