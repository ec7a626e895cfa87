import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** How far the clocks of the browser and of the chain may differ, in milliseconds. */
const leewayMs = 120_000

/** The latest activities of an account that can end a trade. */
export const outcomeRead = { types: ['sale', 'transfer'], limit: 50 } as const

/**
 * Finds the transaction of a purchase, a sale, a swap or a transfer whose answer the wallet gave after the page was left or
 * the visitor stopped waiting.
 *
 * @param options.activities - The latest activities of the account.
 * @param options.told - The transactions of its other trades. One transaction ends one trade.
 *
 * @example
 * outcomeOf(record, { activities, told: new Set() }) // → '0x…'
 */
export function outcomeOf(record: Asking, { activities, told }: outcomeOf.Options): Hash | undefined {
  const isIt = record.sends ? isSending : isFilling
  return activities.find(
    (activity) =>
      !(activity.transactionHash && told.has(activity.transactionHash)) &&
      isIt(activity, record) &&
      // Earlier, the account can have filled another part of the same order, or sent the same item.
      activity.at.getTime() >= record.startedAt - leewayMs,
  )?.transactionHash
}

export declare namespace outcomeOf {
  type Options = { activities: readonly Activity[]; told: ReadonlySet<Hash> }
}

type Asking = Pick<FlowRecord.FlowRecord, 'account' | 'orderHashes' | 'sends' | 'step' | 'startedAt'>

function isFilling({ type, orderHash, from, to }: Activity, { account, orderHashes = [] }: Asking): boolean {
  return (
    type === 'sale' &&
    orderHashes.some((hash) => hash === orderHash) &&
    [from, to].some((party) => isSameAddress(party, account))
  )
}

/** Whether it is the transfer that the wallet was asked for. The steps of a transfer are its transactions. */
function isSending(
  { type, contract, tokenId, from, to }: Activity,
  { account, sends, step }: Asking,
): boolean {
  const asked = sends?.[step]
  return (
    type === 'transfer' &&
    asked !== undefined &&
    tokenId === asked.tokenId &&
    isSameAddress(contract, asked.contract) &&
    isSameAddress(from, account) &&
    isSameAddress(to, asked.to)
  )
}
