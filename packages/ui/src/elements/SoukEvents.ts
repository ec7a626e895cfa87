import type { TradeDone } from '../dialogs/TradeDone.js'

/** What the event of a trade tells: the kind of trade, its transaction if it needed one, and the market. */
export type TradeDetail = TradeDone & { market: string }

/** Why an element shows a text instead: an attribute, or a market that does not answer. */
export type ErrorDetail = { reason: 'attribute' | 'market'; message: string }

/** The events of the elements. They bubble. */
export type SoukEvents = {
  'souk-bought': CustomEvent<TradeDetail>
  'souk-listed': CustomEvent<TradeDetail>
  'souk-offered': CustomEvent<TradeDetail>
  'souk-sold': CustomEvent<TradeDetail>
  'souk-cancelled': CustomEvent<TradeDetail>
  /** A trade of another kind, such as wrapped ether. */
  'souk-traded': CustomEvent<TradeDetail>
  'souk-error': CustomEvent<ErrorDetail>
}

const named: { [kind in TradeDone['kind']]?: keyof SoukEvents } = {
  purchase: 'souk-bought',
  sweep: 'souk-bought',
  listing: 'souk-listed',
  listings: 'souk-listed',
  bundle: 'souk-listed',
  offer: 'souk-offered',
  offers: 'souk-offered',
  bid: 'souk-offered',
  collectionOffer: 'souk-offered',
  sale: 'souk-sold',
  cancellation: 'souk-cancelled',
}

/** Tells the page about a trade, at the element in which it began. */
export function tellTrade(at: EventTarget, detail: TradeDetail): void {
  at.dispatchEvent(new CustomEvent(named[detail.kind] ?? 'souk-traded', { bubbles: true, detail }))
}

/** Tells the page that an element shows a text instead. */
export function tellError(at: EventTarget, detail: ErrorDetail): void {
  at.dispatchEvent(new CustomEvent('souk-error', { bubbles: true, detail }))
}
