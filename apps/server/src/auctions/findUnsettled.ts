import { sql } from 'kysely'
import { getAddress, zeroAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type Market, now } from '../market/Market.js'
import type { Unsettled } from '../market/Vitals.js'
import * as AuctionEnd from './AuctionEnd.js'

/** Finds the auctions for which this market cannot sign the winning bid, by their settler, the first to end first. */
export async function findUnsettled(
  market: Pick<Market, 'db' | 'config' | 'progress'>,
): Promise<Unsettled[]> {
  const { db, config } = market
  const own = config.settlerKey ? privateKeyToAddress(config.settlerKey) : zeroAddress
  const time = String(now(market))
  const { rows } = await sql<{ settler: string; count: string; first: string }>`
    select a.settler, count(*) as count, min(a.auction_end) as first
    from (
      select lower(substr(o.parameters ->> 'zoneHash', 3, 40)) as settler, ${AuctionEnd.column} as auction_end
      from orders o
      where o.kind = 'english' and o.status in ('active', 'inactive') and o.end_time > ${time}::bigint
    ) a
    where a.settler not in (${zeroAddress.slice(2)}, ${own.slice(2).toLowerCase()})
    group by a.settler order by first`.execute(db)
  return rows.map(({ settler, count, first }) => ({
    settler: getAddress(`0x${settler}`),
    count: Number(count),
    firstEnd: AuctionEnd.toSeconds(first),
  }))
}

/**
 * Says in one sentence which keys a market lacks to settle its auctions, and what to do.
 *
 * @returns `undefined` if it lacks none.
 */
export function toText(unsettled: readonly Unsettled[]): string | undefined {
  if (unsettled.length === 0) return undefined
  const each = unsettled.map(
    ({ settler, count, firstEnd }) =>
      `${count === 1 ? '1 auction needs' : `${count} auctions need`} the settler ${settler} (the first ends ${toTime(firstEnd)})`,
  )
  return `${each.join(', ')}, whose key this market does not have, so only the sellers can settle them: start again with that key in SOUK_SETTLER_KEY.`
}

function toTime(seconds: bigint): string {
  // A seller can choose an end that no date can show.
  return seconds > 8_640_000_000_000n
    ? 'never'
    : new Date(Number(seconds) * 1_000).toISOString().replace('.000Z', 'Z')
}
