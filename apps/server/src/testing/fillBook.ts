import type { OrderSide } from '@souk/market'
import { Order } from '@souk/seaport'
import { sql } from 'kysely'
import { type Hex, pad, toHex } from 'viem'
import type { Market } from '../market/Market.js'
import { readTerms } from '../orders/readTerms.js'
import * as Terms from '../orders/Terms.js'

/**
 * Inserts very many orders of one maker that differ only in salt, price and token, without posting them: signing and
 * checking each would take minutes. They are active, and their hashes are numbers.
 *
 * @param options.like - The order they resemble.
 * @param options.identifiers - Their tokens, in turn. Orders of several items all trade the same.
 * @returns Their hashes.
 *
 * @example
 * await fillBook(market, { side: 'ask', like: listing({ … }), identifiers: [1n, 2n], orders: 1_000 })
 */
export async function fillBook(market: Market, options: fillBook.Options): Promise<readonly Hex[]> {
  const { side, like, identifiers = [], orders, from = 1 } = options
  const terms = readTerms(like, side)
  if (!Terms.isTerms(terms)) throw new TypeError(terms.message)
  const one: Partial<Terms.SingleTerms> = Terms.isMulti(terms) ? {} : terms
  const { currency = '', startPrice = 0n } = Terms.priceOf(terms) ?? {}
  const { parameters } = Order.serialize({ parameters: like, signature: '0x' })
  for (let start = from; start < from + orders; start += rowsPerStatement)
    await sql`
      insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
        unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
      select '0x' || lpad(to_hex(i), 64, '0'), ${terms.side}, ${terms.maker.toLowerCase()}, ${one.contract?.toLowerCase() ?? ''},
        (${identifiers.map(String)}::numeric[])[1 + i % ${sql.lit(identifiers.length || 1)}], ${one.standard ?? 'erc721'},
        ${currency.toLowerCase()}, p, 0, div(p, ${String(terms.total)}::numeric), ${String(terms.total)}::numeric,
        ${String(terms.total)}::numeric, ${String(like.startTime)}::bigint, ${String(like.endTime)}::bigint,
        ${terms.kind}, ${JSON.stringify(parameters)}::jsonb || jsonb_build_object('salt', i::text),
        '0x' || repeat('ab', 65), 'active', now()
      from generate_series(${sql.lit(start)}, ${sql.lit(Math.min(start + rowsPerStatement, from + orders) - 1)}) i,
        lateral (select ${String(startPrice)}::numeric + i as p) prices`.execute(market.db)
  return Array.from({ length: orders }, (_, index) => pad(toHex(from + index)))
}

export declare namespace fillBook {
  type Options = {
    side: OrderSide
    like: Order.Components
    /** Of orders on one token each. */
    identifiers?: readonly bigint[]
    orders: number
    /** The number of the first order. @default 1 */
    from?: number
  }
}

const rowsPerStatement = 5_000
