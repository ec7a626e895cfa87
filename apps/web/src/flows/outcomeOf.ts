import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** How far the clocks of the browser and of the chain may differ, in milliseconds. */
const leewayMs = 120_000

/**
 * Finds the transaction of a purchase or a sale whose answer the wallet gave after the page was left.
 *
 * @param sales - The latest sales of the account.
 *
 * @example
 * outcomeOf(record, sales) // → '0x…'
 */
export function outcomeOf(record: FlowRecord.FlowRecord, sales: readonly Activity[]): Hash | undefined {
  const { account, kind, startedAt, title } = record
  const side = sides[kind]
  if (!side) return undefined
  return sales.find(
    (sale) =>
      isSameAddress(sale[side], account) &&
      sale.at.getTime() >= startedAt - leewayMs &&
      // A sweep is titled by the number of its items.
      (kind === 'sweep' || title === (sale.name || `#${sale.identifier}`)),
  )?.transactionHash
}

const sides: Partial<Record<FlowRecord.FlowKind, 'from' | 'to'>> = {
  purchase: 'to',
  sweep: 'to',
  sale: 'from',
}
