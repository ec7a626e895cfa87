import type { RefreshWire } from '@souk/execute/wire'
import { sql } from 'kysely'
import type { Market } from '../market/Market.js'
import { requestRefresh } from '../metadata/requestRefresh.js'
import { rejudge } from '../orders/rejudge.js'

type Request = ReturnType<typeof RefreshWire.decodeRequest>

/** The number of orders to check together. */
const mostOrders = 200

/**
 * Checks the open orders of tokens on chain again. Also queues a refresh of the tokens' metadata, unless only orders
 * are requested.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function refresh(
  market: Market,
  { tokens, liquidityOnly }: Request,
): Promise<readonly RefreshWire.RefreshResult[]> {
  const isTraded = ({ contract }: (typeof tokens)[number]) =>
    market.rules.collections.has(contract.toLowerCase())
  const traded = tokens
    .filter(isTraded)
    .map(({ contract, tokenId }) => ({ contract: contract.toLowerCase(), identifier: tokenId }))
  await rejudge(market, await findOpen(market, traded))
  if (!liquidityOnly) for (const token of traded) await requestRefresh(market.db, token)
  return tokens.map((token) =>
    isTraded(token)
      ? { token, result: 'Success', isError: false }
      : { token, result: 'This market does not trade that collection.', isError: true },
  )
}

async function findOpen(
  { db }: Market,
  tokens: readonly { contract: string; identifier: bigint }[],
): Promise<readonly string[]> {
  if (tokens.length === 0) return []
  const contracts = tokens.map(({ contract }) => contract)
  const identifiers = tokens.map(({ identifier }) => String(identifier))
  const { rows } = await sql<{ order_hash: string }>`
    select o.order_hash from orders o
    join unnest(${contracts}::text[], ${identifiers}::numeric[]) as k (contract, identifier)
      on o.contract = k.contract and o.identifier = k.identifier
    where o.status in ('active', 'inactive') order by o.sequence desc limit ${mostOrders}`.execute(db)
  return rows.map((row) => row.order_hash)
}
