import { type Address, type Hash, type Hex, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { seaportEventsAbi } from '../abi/seaportEvents.js'
import { ItemType, seaportAddress } from './constants.js'
import type { Item } from './Fulfillment.js'

/** The fill of one order in a transaction. */
export type Fulfilled = {
  orderHash: Hex
  offerer: Address
  /** The account that received the offer. The zero address for a match, where each item has its own recipient. */
  recipient: Address
  /** The items that the offerer gave. */
  given: readonly Item[]
  /** The items that were paid, with their recipients. */
  paid: readonly (Item & { recipient: Address })[]
}

/** The result of filling several orders. */
export type Outcome = {
  transactionHash: Hash
  filled: readonly Fulfilled[]
  /** Hashes of orders in the transaction that were not filled, because others filled them first. */
  skipped: readonly Hex[]
  /** Refunded native currency, in wei. */
  refunded: bigint
}

/** The part of a transaction receipt that contains the outcome. */
export type Receipt = { transactionHash: Hash; logs: readonly Log[] }

/**
 * Reads the fills of orders from a transaction receipt.
 *
 * @param options.address - The address of the exchange. @default Seaport 1.5
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
 * Reads the result of a fill from a receipt: the filled orders, the skipped orders and the refund.
 *
 * @param options.orderHashes - The hashes of the orders in the transaction.
 * @param options.value - The native currency that the transaction sent, in wei.
 * @param options.address - The address of the exchange. @default Seaport 1.5
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
