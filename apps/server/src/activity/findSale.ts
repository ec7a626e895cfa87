import type { MarketEvent } from '@souk/market'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../db/tables.js'

/** Finds the sale that an event reports: the newest one of its token by its order. */
export async function findSale(db: Db, event: MarketEvent): Promise<Selectable<Tables['sales']> | undefined> {
  return db
    .selectFrom('sales')
    .selectAll()
    .where('order_hash', '=', event.orderHash ?? '')
    .where('contract', '=', event.contract?.toLowerCase() ?? '')
    .where('identifier', '=', String(event.tokenId ?? 0))
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .executeTakeFirst()
}
