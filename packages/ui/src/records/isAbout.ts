import type { FlowRecord } from '@souk/react'
import type { Address, Hex } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** What a trade can be about. Without anything, every trade is. */
export type TradeSubject = {
  item?: { contract: Address; tokenId: bigint }
  /** The order that it fills. */
  orderHash?: Hex
  /** @default all kinds */
  kinds?: readonly FlowRecord.FlowKind[]
}

/**
 * Tells whether a trade of this browser is about a subject.
 *
 * @example
 * isAbout(record, { item, kinds: ['purchase', 'bid'] }) // → true
 */
export function isAbout(
  record: Pick<FlowRecord.FlowRecord, 'kind' | 'items' | 'orderHashes'>,
  { item, orderHash, kinds }: TradeSubject,
): boolean {
  if (kinds && !kinds.includes(record.kind)) return false
  if (orderHash && !record.orderHashes?.includes(orderHash)) return false
  const isIt = ({ contract, tokenId }: FlowRecord.Item) =>
    tokenId === item?.tokenId && isSameAddress(contract, item.contract)
  return !item || (record.items?.some(isIt) ?? false)
}
