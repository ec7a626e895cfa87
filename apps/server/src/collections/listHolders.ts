import type { Holder, HolderGroup } from '@souk/market'
import { sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import type { Db } from '../db/tables.js'

/** The position of the previous page's last holder. */
export type HolderCursor = { quantity: string; owner: string }

/** Reads a page of the holders of a contract's tokens, largest first. */
export async function listHolders(
  db: Db,
  options: { contract: string; limit: number; cursor?: HolderCursor | undefined },
): Promise<{ holders: Holder[]; next: HolderCursor | undefined }> {
  const { contract, limit, cursor } = options
  let select = db.selectFrom('holders').selectAll().where('contract', '=', contract)
  if (cursor)
    select = select.where(
      sql<boolean>`(quantity < ${cursor.quantity}::numeric or (quantity = ${cursor.quantity}::numeric and owner > ${cursor.owner}))`,
    )
  const rows = await select
    .orderBy('quantity', 'desc')
    .orderBy('owner')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    holders: shown.map((row) => ({
      address: getAddress(row.owner as Address),
      tokens: Number(row.tokens),
      quantity: BigInt(row.quantity),
    })),
    next: rows.length > limit && last ? { quantity: last.quantity, owner: last.owner } : undefined,
  }
}

/** The smallest holding of each group. */
const groups = [1, 2, 4, 11, 26, 101] as const

/** Counts holders by the size of their holding. Reads every holder of the contract, once per first page. */
export async function readDistribution(db: Db, contract: string): Promise<HolderGroup[]> {
  const { rows } = await sql<{ place: number; holders: string; quantity: string }>`
    select width_bucket(quantity, ${sql.raw(`array[${groups.join(', ')}]::numeric[]`)}) as place, count(*) as holders,
      sum(quantity) as quantity
    from holders where contract = ${contract} group by 1`.execute(db)
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return groups.map((from, index) => {
    const row = found.get(index + 1)
    const next = groups[index + 1]
    return {
      from,
      ...(next === undefined ? undefined : { to: next - 1 }),
      holders: Number(row?.holders ?? 0),
      quantity: BigInt(row?.quantity ?? 0),
    }
  })
}
