import type { Activity, MarketEvent } from '@souk/market'

/** Activity of this tab's own trades that the market has not told of yet, newest first. */
export type OwnActivity = { rows: readonly Activity[] }

/**
 * Forgets own activity whose token or order the market's events are about. Of a cancellation, the market can know before it
 * writes its activity down, so that one waits for an answer that has it.
 */
export function forgetTold(own: OwnActivity, events: readonly MarketEvent[]): void {
  const isAbout = ({ contract, tokenId, orderHash }: Activity, event: MarketEvent) =>
    (orderHash !== undefined && event.orderHash?.toLowerCase() === orderHash) ||
    (event.tokenId === tokenId && event.contract?.toLowerCase() === contract.toLowerCase())
  const isTold = (row: Activity) =>
    events.some((event) => event.type === 'reorg' || (row.type !== 'cancel' && isAbout(row, event)))
  own.rows = own.rows.filter((row) => !isTold(row))
}
