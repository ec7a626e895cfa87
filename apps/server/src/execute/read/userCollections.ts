import type { CollectionWire } from '@souk/execute/wire'
import { sql } from 'kysely'
import { bookTime, type Market } from '../../market/Market.js'
import { type CollectionQuery, readCollections } from './collections.js'

/** A collection, and how much of it an account has. */
export type UserCollection = { collection: CollectionWire.CollectionRead; ownership: Ownership }

type Ownership = {
  /** Units of all tokens of the account. */
  tokenCount: bigint
  /** Tokens that the account has listed. */
  onSaleCount: bigint
}

/** Reads a page of the collections that an account has tokens of. */
export async function readUserCollections(
  market: Market,
  query: CollectionQuery & { holder: string },
): Promise<readonly UserCollection[]> {
  const { collections } = await readCollections(market, query)
  const holdings = await readHoldings(market, { ...query, contracts: collections.map(({ id }) => id) })
  return collections.flatMap((collection) => {
    const ownership = holdings.get(collection.id)
    return ownership ? [{ collection, ownership }] : []
  })
}

async function readHoldings(
  market: Market,
  { holder, contracts }: { holder: string; contracts: readonly string[] },
): Promise<ReadonlyMap<string, Ownership>> {
  const time = String(bookTime(market))
  const { rows } = await sql<{ contract: string; quantity: string; listed: string }>`
    select h.contract, h.quantity, (
      select count(distinct o.identifier) from shown_orders o
      where o.maker = h.owner and o.contract = h.contract and o.side = 'ask' and o.status = 'active'
        and o.end_time > ${time}::bigint) as listed
    from holders h where h.owner = ${holder} and h.contract = any(${[...contracts]}::text[])`.execute(
    market.db,
  )
  return new Map(
    rows.map(({ contract, quantity, listed }) => [
      contract,
      { tokenCount: BigInt(quantity), onSaleCount: BigInt(listed) },
    ]),
  )
}
