import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** How far the clocks of the browser and of the chain may differ, in milliseconds. */
const leewayMs = 120_000

/**
 * Finds the transaction of a purchase, a sale or a swap whose answer the wallet gave after the page was left.
 *
 * @param sales - The latest sales of the account.
 *
 * @example
 * outcomeOf(record, sales) // → '0x…'
 */
export function outcomeOf(record: Filling, sales: readonly Activity[]): Hash | undefined {
  const { account, orderHashes = [], startedAt } = record
  return sales.find(
    (sale) =>
      orderHashes.some((hash) => hash === sale.orderHash) &&
      [sale.from, sale.to].some((party) => isSameAddress(party, account)) &&
      // Earlier, the account can have filled another part of the same order.
      sale.at.getTime() >= startedAt - leewayMs,
  )?.transactionHash
}

type Filling = Pick<FlowRecord.FlowRecord, 'account' | 'orderHashes' | 'startedAt'>
