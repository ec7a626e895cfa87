import { crc32 } from 'node:zlib'
import type { Order } from '@souk/seaport'
import type { OrderRow } from './tables.js'

/**
 * What an answer is about, or what a write changes, as numbers. A cached answer stays valid while nothing that it is
 * about changes. Numbers are short to store; if two things share one, answers are dropped more often than necessary.
 */
export type Subject = number

/** An answer about a collection: its figures, and any of its tokens and orders. */
export function collection(contract: string): readonly Subject[] {
  return [toNumber('collection', contract)]
}

/** An answer about single tokens and the orders for them, including offers on any of several tokens. */
export function tokens(contract: string, identifiers: readonly bigint[]): readonly Subject[] {
  return [several(contract), ...identifiers.map((identifier) => single(contract, String(identifier)))]
}

/** An answer about the orders of accounts, and what they listed, offered, sold and bought. */
export function accounts(addresses: readonly string[]): readonly Subject[] {
  return addresses.map((address) => toNumber('account', address))
}

/** An answer about single orders. */
export function orders(hashes: readonly string[]): readonly Subject[] {
  return hashes.map((hash) => toNumber('order', hash))
}

/** What an order changes when it is new or its state is another one. Nothing else may show it, or figures to which it belongs. */
export function ofOrder(
  row: Pick<OrderRow, 'order_hash' | 'maker' | 'taker'>,
  { offer, consideration }: Pick<Order.Serialized['parameters'], 'offer' | 'consideration'>,
): readonly Subject[] {
  const { order_hash: hash, maker, taker } = row
  return [
    ...orders([hash]),
    ...accounts(taker ? [maker, taker] : [maker]),
    ...[...offer, ...consideration].flatMap(ofItem),
  ]
}

type Item = Order.Serialized['parameters']['offer'][number]

/** An item of a currency changes the lists that ask for its contract, too. */
function ofItem({ itemType, token, identifierOrCriteria }: Item): readonly Subject[] {
  return ofNft({ contract: token, identifier: itemType >= 4 ? null : identifierOrCriteria })
}

/** What a change of a token changes besides accounts: of its holder, or of what is known of it. */
export function ofNft({ contract, identifier }: Nft): readonly Subject[] {
  const token = identifier === null ? several(contract) : single(contract, String(identifier))
  return [...collection(contract), token]
}

/** Without an identifier, any of several tokens. */
type Nft = { contract: string; identifier: bigint | string | null }

function single(contract: string, identifier: string): Subject {
  return toNumber('token', `${contract}:${identifier}`)
}

function several(contract: string): Subject {
  return toNumber('tokens', contract)
}

/** A number that fits into an integer of the database. */
function toNumber(kind: string, name: string): Subject {
  return crc32(`${kind} ${name.toLowerCase()}`) | 0
}
