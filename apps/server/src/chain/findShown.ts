import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import type * as Touch from '../node/Touch.js'
import type { Places } from '../orders/refreshBest.js'

/**
 * The number of an account's tokens to look at when it is queued. The places of its other tokens follow when their
 * orders are judged.
 */
const mostTokens = 1_000

/** Finds the places where an order that touches concern may be shown as the best one. */
export async function findShown(tx: Tx, touches: readonly Touch.Touch[]): Promise<Places> {
  const named = touches.flatMap((touch) =>
    touch.type === 'token' || touch.type === 'units'
      ? [{ contract: touch.contract, identifier: String(touch.identifier) }]
      : [],
  )
  const accounts = touches.flatMap((touch) =>
    touch.type === 'counter' || touch.type === 'operator' || touch.type === 'money' ? [touch.account] : [],
  )
  const contracts = touches.flatMap((touch) => (touch.type === 'operator' ? [touch.contract] : []))
  const isEvery = touches.some(({ type }) => type === 'counter')
  // A listing can only be filled while its maker has the token.
  const held = await tx
    .selectFrom('balances')
    .select(['contract', 'identifier'])
    .where(
      sql<boolean>`owner = any(${accounts}::text[]) and (${isEvery} or contract = any(${contracts}::text[]))`,
    )
    .orderBy('contract')
    .orderBy('identifier')
    .limit(mostTokens)
    .execute()
  const offered = await tx
    .selectFrom('collections as c')
    .innerJoin('orders as o', 'o.order_hash', 'c.offer_hash')
    .select('c.contract')
    .where(sql<boolean>`o.maker = any(${accounts}::text[])`)
    .execute()
  const tokens = [...named, ...held]
  return { tokens, collections: [...new Set([...tokens, ...offered].map(({ contract }) => contract))] }
}
