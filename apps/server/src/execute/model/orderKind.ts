import { refuse } from './Refusal.js'

/** The exchange of this market's orders, as this API names it. */
export const orderKind = 'seaport-v1.5'

/** This server's own book, as this API names it. */
const ownOrderbook = 'reservoir'

/** @throws {RefusedError} for an order of another exchange. */
export function assertKind(kind: string | undefined, about: { index?: number } = {}): void {
  if (kind !== undefined && kind !== orderKind && kind !== 'seaport')
    refuse('order_kind_unsupported', `This market has only orders of kind ${orderKind}, not ${kind}.`, about)
}

/** @throws {RefusedError} for an order that is meant for another order book. */
export function assertOrderbook(orderbook: string | undefined, about: { index?: number } = {}): void {
  if (orderbook !== undefined && orderbook !== ownOrderbook)
    refuse(
      'orderbook_unsupported',
      `This market publishes orders only in its own book, not in ${orderbook}.`,
      about,
    )
}
