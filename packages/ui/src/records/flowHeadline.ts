import type { FlowRecord } from '@souk/react'
import type { TradeWords } from '../i18n/areas/trades.js'
import type { FlowFacts } from './flowFacts.js'

/**
 * Returns the name of a trade in its present state, and what it is about. A purchase of several items begins with the
 * most that it can buy; once it is done, this counts what it bought.
 *
 * @example
 * flowHeadline(record, { facts, words }) // → { name: 'They are yours', title: '2 items' }
 */
export function flowHeadline(
  record: Pick<FlowRecord.FlowRecord, 'kind' | 'status' | 'title' | 'items' | 'cancels'>,
  { facts, words: { cart, flows } }: flowHeadline.Options,
): { name: string; title: string } {
  const { kind, status, title, items } = record
  const said = flows[kind === 'cancellation' ? cancellationOf(record, facts) : kind]
  if (status !== 'done') return { name: said.begin, title }
  const [first, ...others] = facts?.parts ?? []
  const isOne = first !== undefined && others.length === 0
  const isSet = kind === 'purchase' && (items?.length ?? 1 + others.length) > 1
  if (isSet) return { name: flows.sweep.done, title }
  if (kind === 'cancellation' && isOne && first.name) return { name: said.done, title: first.name }
  // The record has the item's name alone.
  if (kind !== 'sweep' && isOne && first.name === title && first.quantity > 1n)
    return { name: said.done, title: `${first.quantity} × ${title}` }
  if (kind !== 'sweep') return { name: said.done, title }
  if (!first)
    return title === cart.upTo(1)
      ? { name: flows.purchase.done, title }
      : { name: said.done, title: cart.boughtSome }
  return others.length > 0
    ? { name: flows.sweep.done, title: cart.items(others.length + 1) }
    : { name: flows.purchase.done, title: first.name || `#${first.tokenId}` }
}

const cancellations = {
  listing: 'cancellation',
  auction: 'auctionCancellation',
  offer: 'offerCancellation',
  bid: 'bidCancellation',
  swap: 'swapCancellation',
} as const

/** Records of earlier versions do not tell what was cancelled, but the market does if it was one order. */
function cancellationOf({ cancels }: Pick<FlowRecord.FlowRecord, 'cancels'>, facts: FlowFacts | undefined) {
  if (cancels) return cancellations[cancels]
  const [first, ...others] = facts?.parts ?? []
  if (!first?.side || others.some(({ orderHash }) => orderHash !== first.orderHash))
    return 'orderCancellation'
  if (first.side === 'swap') return cancellations.swap
  if (first.side === 'ask') return cancellations[first.inAuction ? 'auction' : 'listing']
  return cancellations[first.inAuction ? 'bid' : 'offer']
}

export declare namespace flowHeadline {
  type Options = {
    /** What the market knows of the trade. */
    facts: FlowFacts | undefined
    words: Pick<TradeWords, 'cart' | 'flows'>
  }
}
