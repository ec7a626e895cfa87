import type { Activity } from '@souk/market'
import { type Address, getAddress, type Hex } from 'viem'
import type { Market } from '../Market.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import type { ActivityRow } from './listActivity.js'

/** Makes what is shown of rows; the names of their collections are read once. */
export async function toActivities(
  market: Pick<Market, 'db' | 'config'>,
  rows: readonly ActivityRow[],
): Promise<Activity[]> {
  const contracts = [...new Set(rows.map((row) => row.contract))]
  if (contracts.length === 0) return []
  const named = await market.db
    .selectFrom('collections')
    .select(['contract', 'slug'])
    .where('contract', 'in', contracts)
    .execute()
  const slugs = new Map(named.map(({ contract, slug }) => [contract, slug]))
  return rows.map((row) => toActivity(row, { market, slug: slugs.get(row.contract) ?? row.contract }))
}

function toActivity(row: ActivityRow, of: { market: Pick<Market, 'config'>; slug: string }): Activity {
  const { from_account: from, to_account: to, price, currency } = row
  return {
    type: row.type,
    at: row.at,
    collection: of.slug,
    contract: getAddress(row.contract as Address),
    ...(row.identifier === null ? undefined : { identifier: BigInt(row.identifier) }),
    quantity: BigInt(row.quantity),
    ...(from ? { from: getAddress(from as Address) } : undefined),
    ...(to ? { to: getAddress(to as Address) } : undefined),
    ...(price === null || currency === null
      ? undefined
      : { price: BigInt(price), currency: findCurrency(of.market, currency) }),
    ...(row.order_hash ? { orderHash: row.order_hash as Hex } : undefined),
    ...(row.transaction_hash ? { transactionHash: row.transaction_hash as Hex } : undefined),
  }
}
