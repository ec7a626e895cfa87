import { sql } from 'kysely'
import { bookTime, type Market } from '../market/Market.js'
import * as NftCursor from './NftCursor.js'
import { auctions } from './source.js'

/**
 * Finds the position of a token among those of its contract, whether or not the filters still match it; `undefined`
 * for an unknown token.
 */
export async function placeOf(
  market: Pick<Market, 'db' | 'progress'>,
  token: { contract: string; identifier: bigint },
): Promise<NftCursor.NftCursor | undefined> {
  const row = await market.db
    .selectFrom('tokens')
    .select([
      'contract',
      'identifier',
      'listing_rank',
      'listing_unit_price',
      'listing_sequence',
      'rarity_rank',
    ])
    .select((eb) =>
      sql<string | null>`(select a.auction_end from ${auctions(token.contract, bookTime(market))} a
      where a.identifier = ${eb.ref('tokens.identifier')})`.as('auction_end'),
    )
    .where('contract', '=', token.contract)
    .where('identifier', '=', String(token.identifier))
    .executeTakeFirst()
  return row && NftCursor.from(row)
}
