import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type AssetEvent, type AssetTransaction, assetEventTypes, auctionTypes } from '../domain/Asset.js'
import * as AccountWire from './account.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** The schema of the transaction of an event. */
export const transactionSchema = z.map(
  z.object({
    transaction_hash: F.hash,
    transaction_index: F.uint,
    block_number: F.uint,
    block_hash: F.hash,
    from_account: z.nullish(AccountWire.schema),
    to_account: z.nullish(AccountWire.schema),
    timestamp: F.date,
    created_date: F.optionalDate,
    modified_date: F.optionalDate,
  }),
  (raw): AssetTransaction =>
    defined({
      transactionHash: raw.transaction_hash,
      transactionIndex: raw.transaction_index,
      blockNumber: raw.block_number,
      blockHash: raw.block_hash,
      fromAccount: raw.from_account,
      toAccount: raw.to_account,
      timestamp: raw.timestamp,
      createdAt: raw.created_date,
      modifiedAt: raw.modified_date,
    }),
)

/** The schema of an event inside another object. */
export const schema = z.map(
  z.object({
    event_type: z.oneOf(assetEventTypes),
    event_timestamp: F.date,
    auction_type: z.nullish(z.oneOf(auctionTypes)),
    total_price: z.nullish(F.uint),
    transaction: z.nullish(transactionSchema),
    payment_token: z.nullish(CurrencyWire.paymentTokenSchema),
  }),
  (raw): AssetEvent =>
    defined({
      type: raw.event_type,
      at: raw.event_timestamp,
      auctionType: raw.auction_type,
      totalPrice: raw.total_price,
      transaction: raw.transaction,
      currency: raw.payment_token,
    }),
)

/** Reads an asset event. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): AssetEvent {
  return F.decodeBy(schema, value, 'asset event')
}

/** Writes an asset event. */
export function encode(event: AssetEvent) {
  return {
    event_type: event.type,
    event_timestamp: F.writeDate(event.at),
    auction_type: event.auctionType ?? null,
    total_price: event.totalPrice === undefined ? null : String(event.totalPrice),
    transaction: event.transaction ? encodeTransaction(event.transaction) : null,
    payment_token: event.currency ? CurrencyWire.encode(event.currency) : null,
  }
}

/** Reads the transaction of an event. @throws {InvalidFieldError} naming the invalid field. */
export function decodeTransaction(value: unknown): AssetTransaction {
  return F.decodeBy(transactionSchema, value, 'transaction')
}

/** Writes the transaction of an event. */
export function encodeTransaction(transaction: AssetTransaction) {
  const { fromAccount, toAccount, createdAt, modifiedAt } = transaction
  return {
    transaction_hash: transaction.transactionHash,
    transaction_index: String(transaction.transactionIndex),
    block_number: String(transaction.blockNumber),
    block_hash: transaction.blockHash,
    from_account: fromAccount ? AccountWire.encode(fromAccount) : null,
    to_account: toAccount ? AccountWire.encode(toAccount) : null,
    timestamp: F.writeDate(transaction.timestamp),
    created_date: createdAt ? F.writeDate(createdAt) : null,
    modified_date: modifiedAt ? F.writeDate(modifiedAt) : null,
  }
}
