import type { MarketEvent } from '@souk/market'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../db/tables.js'

/** Finds the transfer that an event reports: the newest one of its token between its accounts. */
export async function findTransfer(
  db: Db,
  event: MarketEvent,
): Promise<Selectable<Tables['activity']> | undefined> {
  const accounts = new Set(event.accounts.map((account) => account.toLowerCase()))
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('contract', '=', event.contract?.toLowerCase() ?? '')
    .where('identifier', '=', String(event.tokenId ?? 0))
    .where('type', '=', 'transfer')
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('item', 'desc')
    .limit(mostTransfers)
    .execute()
  return rows.find(({ from_account: from, to_account: to }) =>
    [from, to].every((account) => account === null || accounts.has(account)),
  )
}

/** A token rarely moves more often before its events are told. */
const mostTransfers = 20
