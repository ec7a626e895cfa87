import type { RefreshWire } from '@souk/execute/wire'
import type { Market } from '../Market.js'
import { requestRefresh } from '../metadata/requestRefresh.js'
import { rejudge } from '../orders/rejudge.js'

type Request = ReturnType<typeof RefreshWire.decodeRequest>

/** Orders of one token that are looked at. */
const mostOrders = 100

/**
 * Looks again, on chain, at the open orders of tokens; unless only these are wanted, their metadata is read again too, in
 * its own time.
 *
 * @throws {NodeError} when the chain cannot be asked.
 */
export async function refresh(
  market: Market,
  request: Request,
): Promise<readonly RefreshWire.RefreshResult[]> {
  const results: RefreshWire.RefreshResult[] = []
  for (const token of request.tokens) {
    const contract = token.contract.toLowerCase()
    const isTraded = market.rules.collections.has(contract)
    if (isTraded) {
      await rejudge(market, await findOpen(market, { contract, identifier: token.tokenId }))
      if (!request.liquidityOnly) await requestRefresh(market.db, { contract, identifier: token.tokenId })
    }
    const result = isTraded ? 'Success' : 'This market does not trade that collection.'
    results.push({ token, result, isError: !isTraded })
  }
  return results
}

async function findOpen(
  { db }: Market,
  { contract, identifier }: { contract: string; identifier: bigint },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_hash')
    .where('contract', '=', contract)
    .where('identifier', '=', String(identifier))
    .where('status', 'in', ['active', 'inactive'])
    .orderBy('sequence', 'desc')
    .limit(mostOrders)
    .execute()
  return rows.map((row) => row.order_hash)
}
