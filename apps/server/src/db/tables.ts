import type { Order } from '@souk/seaport'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

/** The database, and the same within a transaction. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** bigint and numeric columns: `pg` reads them as decimal strings, both databases alike. */
type Numeric = ColumnType<string, string | number | bigint, string | number | bigint>
type NullableNumeric = ColumnType<
  string | null,
  string | number | bigint | null,
  string | number | bigint | null
>
type Json<type> = ColumnType<type, string, string>

export type Tables = {
  blocks: { number: Numeric; hash: string; parent_hash: string; timestamp: Numeric }
  touches: { block_number: Numeric; touch: string }
  collections: CollectionsTable
  tokens: TokensTable
  token_traits: { contract: string; type: string; value: string; identifier: Numeric }
  balances: { contract: string; identifier: Numeric; owner: string; quantity: Numeric }
  orders: OrdersTable
  sales: SalesTable
  events: EventsTable
  api_keys: ApiKeysTable
}

export type ApiKeysTable = {
  id: string
  name: string
  /** SHA-256 of the secret, in hex. */
  hash: string
  scope: 'client' | 'admin'
  factor: number
  created_at: ColumnType<Date, Date, never>
  revoked_at: ColumnType<Date | null, Date | null, Date>
}

type MetadataColumns = {
  metadata_state: Generated<'pending' | 'read' | 'failed'>
  metadata_attempts: Generated<number>
  /** Milliseconds since 1970. */
  metadata_next_at: ColumnType<string, number | undefined, number>
}

export type CollectionsTable = MetadataColumns & {
  contract: string
  slug: string
  position: number
  standard: 'erc721' | 'erc1155'
  name: string
  description: Generated<string>
  image_url: string | null
  banner_url: string | null
  owner: string | null
  royalty_recipient: string | null
  royalty_bps: Generated<number>
  total_supply: ColumnType<string, never, string | bigint>
  tokens: ColumnType<string, never, string>
  owners: ColumnType<string, never, string>
  listed: ColumnType<string, never, string>
  floor_price: ColumnType<string | null, never, string | null>
  floor_currency: ColumnType<string | null, never, string | null>
  volume: ColumnType<string, never, string>
  sales: ColumnType<string, never, string>
}

export type StoredTrait = { type: string; value: string | number; displayType?: string }

export type TokensTable = MetadataColumns & {
  contract: string
  identifier: Numeric
  name: Generated<string>
  description: Generated<string>
  image_url: string | null
  animation_url: string | null
  metadata_url: string | null
  traits: ColumnType<StoredTrait[], string | undefined, string>
  metadata_error: string | null
  listing_hash: string | null
  listing_rank: number | null
  listing_unit_price: NullableNumeric
}

export type OrdersTable = {
  order_hash: string
  sequence: ColumnType<string, never, never>
  side: 'ask' | 'bid'
  maker: string
  taker: string | null
  contract: string
  /** Null for an offer on any token of the collection. */
  identifier: NullableNumeric
  standard: 'erc721' | 'erc1155'
  currency: string
  /** For the whole order at its start. */
  price: Numeric
  /** Currencies of equal worth (native and wrapped) share rank 0 and compare; others follow by rank. */
  price_rank: number
  unit_price: Numeric
  total: Numeric
  remaining: Numeric
  start_time: Numeric
  /** Clamped to what a bigint holds; the parameters have it exactly. */
  end_time: Numeric
  kind: 'basic' | 'dutch' | 'english' | 'criteria'
  parameters: Json<Order.Serialized['parameters']>
  signature: string
  status: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'
  reason: string | null
  created_at: ColumnType<Date, Date, Date>
}

export type SalesTable = {
  transaction_hash: string
  log_index: number
  block_number: Numeric
  order_hash: string
  side: 'ask' | 'bid'
  contract: string
  identifier: Numeric
  quantity: Numeric
  price: Numeric
  currency: string
  seller: string
  buyer: string
  at: ColumnType<Date, Date, Date>
}

export type EventsTable = {
  sequence: ColumnType<string, never, never>
  type: string
  collection: string | null
  contract: string | null
  identifier: NullableNumeric
  order_hash: string | null
  accounts: Json<string[]>
  at: ColumnType<Date, Date, Date>
  block_number: NullableNumeric
}
