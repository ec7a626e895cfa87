import { type Address, type Hash, type Hex, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { seaportEventsAbi } from '../abi/seaportEvents.js'
import { ItemType, seaportAddress } from './constants.js'
import type { Item } from './Fulfillment.js'

/** What a transaction did to one order. */
export type Fulfilled = {
  orderHash: Hex
  offerer: Address
  /** Who received what the order gave; the zero address for a match, where each item has its own receiver. */
  recipient: Address
  /** What the offerer gave. */
  given: readonly Item[]
  /** What was paid for it, and to whom. */
  paid: readonly (Item & { recipient: Address })[]
}

/** The result of a fill of several orders. */
export type Outcome = {
  transactionHash: Hash
  filled: readonly Fulfilled[]
  /** Orders that were sent along and not filled: others were faster. */
  skipped: readonly Hex[]
  /** Native currency that was sent and came back. */
  refunded: bigint
}

/** The part of a transaction's receipt that tells the outcome. */
export type Receipt = { transactionHash: Hash; logs: readonly Log[] }

/**
 * Reads what the exchange did to orders out of a transaction's receipt.
 *
 * @param options.address - The exchange. @default Seaport 1.5
 *
 * @example
 * Outcome.fulfilled(receipt) // → [{ orderHash, given, paid, … }]
 */
export function fulfilled(
  receipt: Pick<Receipt, 'logs'>,
  options: { address?: Address | undefined } = {},
): readonly Fulfilled[] {
  const exchange = options.address ?? seaportAddress
  const logs = receipt.logs.filter((log) => isAddressEqual(log.address, exchange))
  return parseEventLogs({ abi: seaportEventsAbi, eventName: 'OrderFulfilled', logs: [...logs] }).map(
    ({ args }) => ({
      orderHash: args.orderHash,
      offerer: args.offerer,
      recipient: args.recipient,
      given: args.offer.map(toItem),
      paid: args.consideration.map((item) => ({ ...toItem(item), recipient: item.recipient })),
    }),
  )
}

/**
 * Tells the result of a fill: which orders were filled with what, which were not, and what came back.
 *
 * @param options.orderHashes - The orders that were sent along.
 * @param options.value - Native currency that was sent along.
 * @param options.address - The exchange. @default Seaport 1.5
 *
 * @example
 * const { filled, skipped, refunded } = Outcome.fromReceipt(receipt, { orderHashes, value })
 */
export function fromReceipt(
  receipt: Receipt,
  options: { orderHashes: readonly Hex[]; value: bigint; address?: Address | undefined },
): Outcome {
  const wanted = new Set(options.orderHashes.map((hash) => hash.toLowerCase()))
  const filled = fulfilled(receipt, options).filter(({ orderHash }) => wanted.has(orderHash))
  const done = new Set<string>(filled.map(({ orderHash }) => orderHash))
  const spent = filled
    .flatMap(({ paid }) => paid)
    .reduce((sum, item) => sum + (item.itemType === ItemType.NATIVE ? item.amount : 0n), 0n)
  return {
    transactionHash: receipt.transactionHash,
    filled,
    skipped: options.orderHashes.filter((hash) => !done.has(hash.toLowerCase())),
    refunded: options.value > spent ? options.value - spent : 0n,
  }
}

type EventItem = { itemType: number; token: Address; identifier: bigint; amount: bigint }

function toItem({ itemType, token, identifier, amount }: EventItem): Item {
  return { itemType: itemType as ItemType, token, identifier, amount }
}
