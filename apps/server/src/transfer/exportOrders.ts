import { isCriteria, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Db, OrderRow } from '../db/tables.js'
import * as Journal from '../journal/journal.js'
import { findSets, toTokenSet } from '../orders/criteria.js'
import { postedSideOf } from '../orders/Terms.js'

const pageSize = 500

/**
 * Writes the signed orders of a market as lines of JSON, oldest first, in the journal's format. Leaves out orders
 * that have ended (filled, cancelled, expired), which serve no purpose.
 *
 * @param options.all - Includes ended orders. @default false
 */
export async function* exportOrders(db: Db, options: { all?: boolean } = {}): AsyncGenerator<string> {
  for (let after = '0'; ; ) {
    let select = db
      .selectFrom('orders')
      .selectAll()
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(pageSize)
    if (!options.all) select = select.where('status', 'in', ['active', 'inactive'])
    const rows = await select.execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.sequence
    for (const entry of await toEntries(db, rows)) yield `${Journal.encode([entry])}\n`
  }
}

async function toEntries(db: Db, rows: readonly OrderRow[]): Promise<readonly Journal.Entry[]> {
  const sets = await findSets(
    db,
    rows.flatMap(({ parameters }) => setOf(parameters) ?? []),
  )
  const tokens = new Map(sets.map((set) => [`${set.contract}:${set.root}`, toTokenSet(set)]))
  return rows.map((row) => ({
    orderHash: row.order_hash as Hex,
    side: postedSideOf(row.side),
    order: Order.parse({ parameters: row.parameters, signature: row.signature }),
    createdAt: row.created_at,
    signedBy: row.signed_by,
    tokens: tokens.get(keyOf(setOf(row.parameters))),
  }))
}

type Set = { contract: Address; criteria: bigint }

/** The set of tokens that an order asks for any of. */
function setOf({ consideration }: OrderRow['parameters']): Set | undefined {
  const item = consideration.find((item) => isCriteria(item) && item.identifierOrCriteria !== '0')
  return item && { contract: item.token, criteria: BigInt(item.identifierOrCriteria) }
}

function keyOf(set: Set | undefined): string {
  return set ? `${set.contract.toLowerCase()}:${set.criteria}` : ''
}
