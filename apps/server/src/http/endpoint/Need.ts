import { type Address, isAddressEqual } from 'viem'
import * as Subject from '../../db/Subject.js'
import type { OrderRow } from '../../db/tables.js'
import type { Market } from '../../market/Market.js'
import * as Slugs from '../../market/Slugs.js'
import { findOrder } from '../../orders/store.js'
import { InputError, NotFoundError } from './errors.js'

/** Find what a path names. Each throws a {@link NotFoundError} when nothing has that name. */

export async function order(market: Market, orderHash: string): Promise<OrderRow> {
  const row = await findOrder(market.db, orderHash)
  if (!row) throw new NotFoundError({ resource: 'order' })
  return row
}

/** The contract of a collection, lower-case. */
export async function contractOf(market: Market, slug: string): Promise<Address> {
  const contract = await Slugs.find(slug, market)
  if (!contract) throw new NotFoundError({ resource: 'collection' })
  return contract
}

/** What an answer about the collection of a path is about. */
export async function subjectsOf(
  market: Market,
  { params }: { params: { slug: string } },
): Promise<readonly Subject.Subject[]> {
  return Subject.collection(await contractOf(market, params.slug))
}

/** A contract that this market trades. */
export function traded(market: Market, contract: Address): Address {
  if (!market.watched.collections.has(contract)) throw new NotFoundError({ resource: 'collection' })
  return contract
}

/** The exchange of this market's orders. */
export function exchange(market: Market, address: Address): Address {
  if (!isAddressEqual(address, market.rules.exchange))
    throw new InputError({ field: 'protocol_address', expected: market.rules.exchange })
  return address
}
