import { type AnyOrder, type CollectionOffer, TokenIds } from '@souk/market'
import { type Market, preparePostOrders, type Trade } from '@souk/market/flows'
import { RevertedError, waitForTransaction } from '@souk/seaport'
import type { FlowRecord, Posting } from './FlowRecord.js'

/** The remaining stages of a saved flow. */
export type Resumed = {
  plan: { steps: readonly Trade.Step[] }
  /** The orders that are now on the market. */
  outcome: readonly (AnyOrder | CollectionOffer)[]
}

/** How long a transaction is followed, in milliseconds. */
const timeoutMs = 180_000

/**
 * Prepares the part of a flow that needs no wallet: following sent transactions, and posting signed orders.
 *
 * @param record - A saved flow.
 */
export function resumeRecord(
  market: Market.Market,
  record: FlowRecord,
): Trade.Prepared<Resumed['plan'], Resumed['outcome']> {
  const pending = record.sent.filter(({ isConfirmed }) => !isConfirmed)
  const { orders } = record
  const steps: readonly Trade.Step[] = [
    ...pending.map(() => ({ kind: 'transaction' }) as const),
    ...(orders.length > 0 ? [{ kind: 'post' } as const] : []),
  ]
  const of = steps.length
  return {
    plan: { steps },
    run: async function* ({ signal } = {}) {
      for (const [step, { hash }] of pending.entries()) {
        yield { type: 'sent', step, of, hash }
        const receipt = await waitForTransaction(market.client, { hash, timeoutMs, signal })
        if (receipt.status === 'reverted') throw new RevertedError(undefined, undefined, { hash })
        yield { type: 'confirmed', step, of, receipt }
      }
      if (orders.length === 0) return []
      return yield* preparePostOrders(market, { ...toPosting(record.posting), orders }).run({ signal })
    },
  }
}

function toPosting({ side, collectionOffer }: Posting = { side: 'ask' }) {
  if (!collectionOffer) return { side }
  const { tokenIds, ...rest } = collectionOffer
  return {
    side,
    collectionOffer: { ...rest, ...(tokenIds ? { tokenIds: TokenIds.parse(tokenIds) } : undefined) },
  }
}
