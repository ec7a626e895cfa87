import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import type { Stale } from './Step.js'

/**
 * Notes the tokens whose holders were read at blocks that the chain has dropped. Until they are read again, their
 * collections say that they are being read.
 */
export async function noteStale(tx: Tx, { from, of }: Stale): Promise<void> {
  const first = sql`${String(from)}::bigint`
  await sql`
    update collections c set
      reread_touch = case when c.reread_block <= ${first} then c.reread_touch else '' end,
      reread_block = least(c.reread_block, ${first}),
      reread_to = greatest(c.reread_to, k.last)
    from unnest(${of.map(({ contract }) => contract)}::text[], ${of.map(({ to }) => String(to))}::bigint[])
      as k (contract, last)
    where c.contract = k.contract`.execute(tx)
}
