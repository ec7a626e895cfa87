import { defined } from '@souk/base'
import type { ActivityToken } from '@souk/market'
import { sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import { isHidden } from '../db/isHidden.js'
import type { Db } from '../db/tables.js'
import type { ActivityRow } from './listActivity.js'

/** The most tokens of an order that each of its activities lists. */
const mostTokens = 20
/** A picture may be inline, drawn by the contract. */
const longestPicture = 20_000
/** Each activity of an order repeats its pictures. In all of an answer they have this many letters. */
const mostOfPictures = 1_000_000

type TokenRow = {
  key: string
  contract: string
  identifier: string | null
  quantity: string
  from_account: string | null
  to_account: string | null
  slug: string | null
  collection: string | null
  name: string | null
  image_url: string | null
}

/**
 * Reads the tokens of orders of several tokens: those that moved in a sale, since an order may ask for any of many,
 * and otherwise those that the order names. Leaves out tokens that the operator hides, unless an activity is of their contract:
 * then the visitor asked for it.
 *
 * @returns The tokens by {@link tokensKey} of their activity.
 */
export async function readTokens(
  db: Db,
  rows: readonly ActivityRow[],
): Promise<ReadonlyMap<string, readonly ActivityToken[]>> {
  const keyed = [...new Map(rows.map((row) => [tokensKey(row), row]))]
  if (keyed.length === 0) return new Map()
  const rowsOf = (key: string) => rows.filter((row) => tokensKey(row) === key)
  const contractsOf = (key: string) => [...new Set(rowsOf(key).map(({ contract }) => contract))].join()
  const { rows: found } = await sql<TokenRow>`
    with k as (
      select * from unnest(${keyed.map(([key]) => key)}::text[], ${keyed.map(([, row]) => row.order_hash)}::text[],
        ${keyed.map(([, row]) => soldIn(row))}::text[], ${keyed.map(([key]) => rowsOf(key).length)}::integer[],
        ${keyed.map(([key]) => contractsOf(key))}::text[]) k (key, order_hash, transaction_hash, times, contracts)),
    parts as (
      select k.key, k.times, k.contracts, a.contract, a.identifier, a.quantity, a.from_account, a.to_account, a.sequence as place
      from k join activity a on a.transaction_hash = k.transaction_hash and a.order_hash = k.order_hash and a.type = 'sale'
      union all
      select k.key, k.times, k.contracts, i.token, i.identifier, (o.parameters -> i.side -> i.position::integer ->> 'startAmount')::numeric,
        case when i.side = 'offer' then i.maker end, case when i.side = 'consideration' then i.maker end,
        i.position + case when i.side = 'offer' then 0 else 100 end
      from k join orders o on o.order_hash = k.order_hash
      join order_items i on i.order_hash = k.order_hash and i.item_type >= 2 and (i.side = 'offer' or o.taker is null)
      where k.transaction_hash is null),
    listed as (select p.*, row_number() over (partition by p.key order by p.place) as nth from parts p
      where not ${isHidden('p.contract')} or p.contract = any(string_to_array(p.contracts, ',')))
    select l.key, l.contract, l.identifier, l.quantity, l.from_account, l.to_account, c.slug, c.name as collection, t.name,
      case when sum(length(picture) * l.times) over (order by l.nth, l.key) <= ${mostOfPictures} then picture end as image_url
    from listed l
    left join collections c on c.contract = l.contract
    left join tokens t on t.contract = l.contract and t.identifier = l.identifier
    cross join lateral (select case when l.identifier is null then c.image_url else t.image_url end as any_picture) a
    cross join lateral (select case when length(any_picture) <= ${longestPicture} then any_picture end as picture) s
    where l.nth <= ${mostTokens}
    order by l.key, l.nth`.execute(db)
  return grouped(found)
}

/** Activities with the same key have the same tokens. */
export function tokensKey(row: ActivityRow): string {
  return `${row.order_hash}/${soldIn(row)}`
}

function soldIn({ type, transaction_hash: transactionHash }: ActivityRow): string | null {
  return type === 'sale' ? transactionHash : null
}

function grouped(rows: readonly TokenRow[]): ReadonlyMap<string, readonly ActivityToken[]> {
  const tokens = new Map<string, ActivityToken[]>()
  for (const row of rows) tokens.set(row.key, [...(tokens.get(row.key) ?? []), toToken(row)])
  return tokens
}

function toToken(row: TokenRow): ActivityToken {
  return defined({
    collection: row.slug ?? row.contract,
    collectionName: row.collection ?? undefined,
    contract: getAddress(row.contract as Address),
    tokenId: row.identifier === null ? undefined : BigInt(row.identifier),
    name: row.name || undefined,
    imageUrl: row.image_url || undefined,
    quantity: BigInt(row.quantity),
    from: row.from_account ? getAddress(row.from_account as Address) : undefined,
    to: row.to_account ? getAddress(row.to_account as Address) : undefined,
  })
}
