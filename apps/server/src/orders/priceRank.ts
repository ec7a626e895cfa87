import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Db, Tx } from '../db/tables.js'
import type { Config } from '../market/config.js'

/** A currency that this market does not know cannot be compared with any other. */
const unknownRank = 32_000

/**
 * Returns the rank of a currency. Only prices of the same rank can be compared; 0 is the native currency and its
 * wrapped form.
 */
export function priceRank(currency: string, config: Pick<Config, 'currencies' | 'nativeLike'>): number {
  const key = currency.toLowerCase()
  if (config.nativeLike.has(key)) return 0
  const index = config.currencies.findIndex((known) => known.address.toLowerCase() === key)
  return index < 0 ? unknownRank : 1 + index
}

/** Orders and sales store ranks. If the market's currencies have changed since the last start, this updates them. */
export async function syncPriceRanks(
  db: Db,
  config: Pick<Config, 'currencies' | 'nativeLike'>,
): Promise<void> {
  const addresses = new Set([
    ...config.nativeLike,
    ...config.currencies.map((currency) => currency.address.toLowerCase()),
  ])
  const wanted = [...addresses].map((address) => ({ address, price_rank: priceRank(address, config) }))
  await changeState(db, async (tx) => {
    const known = await tx.selectFrom('currencies').selectAll().execute()
    const ranks = new Map(known.map((row) => [row.address, row.price_rank]))
    if (known.length === wanted.length && wanted.every((row) => ranks.get(row.address) === row.price_rank))
      return { result: undefined, changed: [] }
    await tx.deleteFrom('currencies').execute()
    await tx.insertInto('currencies').values(wanted).execute()
    await storeRanks(tx)
    return { result: undefined, changed: 'anything' }
  })
}

async function storeRanks(tx: Tx): Promise<void> {
  for (const table of ['orders', 'sales'])
    await sql`
      update ${sql.table(table)} as t set price_rank = k.price_rank
      from (
        select s.currency, coalesce(c.price_rank, ${sql.lit(unknownRank)}) as price_rank
        from (select distinct currency from ${sql.table(table)}) s left join currencies c on c.address = s.currency
      ) k where t.currency = k.currency and t.price_rank <> k.price_rank`.execute(tx)
  await sql`delete from sale_hours`.execute(tx)
  await sql`
    insert into sale_hours (contract, hour, price_rank, volume, sales, lowest)
    select contract, date_trunc('hour', at, 'UTC'), price_rank, sum(price), count(*),
      min(div(price, greatest(quantity, 1)))
    from sales group by 1, 2, 3`.execute(tx)
  await sql`
    update collections c set volume = coalesce(
      (select sum(h.volume) from sale_hours h where h.contract = c.contract and h.price_rank = 0), 0)`.execute(
    tx,
  )
}
