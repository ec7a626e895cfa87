import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** How far the clocks of the browser and of the chain may differ, in milliseconds. */
const leewayMs = 120_000

/**
 * Finds the transaction of a purchase, a sale or a swap whose answer the wallet gave after the page was left.
 *
 * @param options.sales - The latest sales of the account.
 * @param options.told - The transactions of its other trades. One transaction ends one trade.
 *
 * @example
 * outcomeOf(record, { sales, told: new Set() }) // → '0x…'
 */
export function outcomeOf(record: Filling, { sales, told }: outcomeOf.Options): Hash | undefined {
  const { account, orderHashes = [], startedAt } = record
  return sales.find(
    (sale) =>
      !(sale.transactionHash && told.has(sale.transactionHash)) &&
      orderHashes.some((hash) => hash === sale.orderHash) &&
      [sale.from, sale.to].some((party) => isSameAddress(party, account)) &&
      // Earlier, the account can have filled another part of the same order.
      sale.at.getTime() >= startedAt - leewayMs,
  )?.transactionHash
}

export declare namespace outcomeOf {
  type Options = { sales: readonly Activity[]; told: ReadonlySet<Hash> }
}

type Filling = Pick<FlowRecord.FlowRecord, 'account' | 'orderHashes' | 'startedAt'>
