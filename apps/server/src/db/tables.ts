import type { OfferTrait } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'

/** The database, outside or inside a transaction. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** bigint and numeric columns. Both databases return them as decimal strings. */
type Numeric = ColumnType<string, string | number | bigint, string | number | bigint>
type NullableNumeric = ColumnType<
  string | null,
  string | number | bigint | null,
  string | number | bigint | null
>
/** A column that only the database writes. */
type Kept<type> = ColumnType<type, never, never>
type Json<type> = ColumnType<type, string, string>

export type Tables = {
  activity: ActivityTable
  blocks: { number: Numeric; hash: string; parent_hash: string; timestamp: Numeric }
  touches: { block_number: Numeric; touch: string }
  collections: CollectionsTable
  currencies: { address: string; price_rank: number }
  tokens: TokensTable
  token_traits: { contract: string; type: string; value: string; identifier: Numeric }
  balances: { contract: string; identifier: Numeric; owner: string; quantity: Numeric }
  /** Kept by the database: how many tokens of a contract an account has, and how many units of them. */
  holders: { contract: string; owner: string; tokens: Kept<string>; quantity: Kept<string> }
  /** Kept by the database: each change of a collection's floor; no price when nothing was left for sale. */
  floors: { contract: string; at: Kept<Date>; price: Kept<string | null>; currency: Kept<string | null> }
  orders: OrdersTable
  order_items: OrderItemsTable
  /** The fillable orders: active and not suspended. Read-only; read it together with the revived orders. */
  open_orders: OrdersTable
  /** Orders that were judged to wait for their maker and can be filled again. Read-only. */
  revived_orders: OrdersTable
  /** All orders as the API shows them: suspended ones inactive, revived ones active. Read-only. */
  shown_orders: OrdersTable & { is_open: boolean }
  touch_queue: TouchQueueTable
  suspensions: SuspensionsTable
  revivals: RevivalsTable
  criteria: CriteriaTable
  criteria_tokens: { contract: string; identifier: Numeric; root: Numeric }
  progress: ProgressTable
  /** What the latest transactions say about their writes; see `Changes`. */
  changes: { slot: number; xid: Numeric; subjects: number[] }
  /** The recheck list: orders that have to be judged again. */
  recheck: { sequence: ColumnType<string, never, never>; order_hash: string }
  /** Kept by the database: sales by hour and rank of currency. */
  sale_hours: {
    contract: string
    hour: Kept<Date>
    price_rank: number
    volume: Kept<string>
    sales: Kept<string>
    /** The lowest price of one unit. */
    lowest: Kept<string>
  }
  sales: SalesTable
  /** Kept by the database: how many tokens have a trait. */
  trait_counts: { contract: string; type: string; value: string; tokens: Kept<string> }
  events: EventsTable
  api_keys: ApiKeysTable
  /** What was learnt about the nodes that this market has asked, by host. */
  node_limits: { host: string; log_blocks: Numeric; is_exchange_busy: boolean; learnt_at: Date }
  /** Collections that visitors asked for, until the operator accepts them. */
  collection_requests: CollectionRequestsTable
}

type CollectionRequestsTable = {
  contract: string
  standard: 'erc721' | 'erc1155'
  name: string
  reason: string
  /** A hash of the caller's name. */
  asked_by: string
  asked_at: Kept<Date>
  declined_at: ColumnType<Date | null, undefined, Date | null>
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
  symbol: Generated<string>
  description: Generated<string>
  image_url: string | null
  banner_url: string | null
  external_url: string | null
  owner: string | null
  royalty_recipient: string | null
  royalty_bps: Generated<number>
  /** Set for collections added at run time, null for configured ones. */
  added_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Where reading its past continues; null once it is read. */
  backfill_next: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>
  /** Where reading its past began. */
  backfill_first: ColumnType<string | null, undefined, string | bigint | null>
  /** Where and when reading without a pause began, and when it last went on: its speed. */
  backfill_timed_from: ColumnType<string | null, undefined, string | bigint | null>
  backfill_timed_at: ColumnType<Date | null, undefined, Date | null>
  backfill_at: ColumnType<Date | null, undefined, Date | null>
  /** Behind which of its touches, and up to which block, holders have to be read again; null once they are read. */
  reread_block: ColumnType<string | null, undefined, string | null>
  reread_touch: ColumnType<string | null, undefined, string | null>
  reread_to: ColumnType<string | null, undefined, string | null>
  /** Set while an operator has stopped reading its past. */
  stopped_at: ColumnType<Date | null, undefined, Date | null>
  /** Set while lists, searches and the front page leave it out. */
  hidden_at: ColumnType<Date | null, undefined, Date | null>
  /** Whether an operator named it, so that its metadata does not. */
  is_named: Generated<boolean>
  total_supply: Kept<string>
  tokens: Kept<string>
  owners: Kept<string>
  listed: Kept<string>
  floor_price: Kept<string | null>
  floor_currency: Kept<string | null>
  volume: Kept<string>
  sales: Kept<string>
  /** The best offer on any token. */
  offer_hash: Kept<string | null>
  offer_price: Kept<string | null>
  offer_currency: Kept<string | null>
  /** Counts changes of its tokens' traits. */
  traits_version: Kept<string>
  /** The version at which its tokens were last ranked by rarity. */
  ranked_version: ColumnType<string, never, string>
}

export type StoredTrait = { type: string; value: string | number; displayType?: string }

type TokensTable = MetadataColumns & {
  contract: string
  identifier: Numeric
  name: Generated<string>
  description: Generated<string>
  image_url: string | null
  animation_url: string | null
  external_url: string | null
  /** Six hex digits. */
  background_color: string | null
  metadata_url: string | null
  traits: ColumnType<StoredTrait[], string | undefined, string>
  metadata_error: string | null
  /** The rank among the collection's tokens by rarity, from 1; see nfts/Rarity.ts. */
  rarity_rank: number | null
  /** The cheapest listing that anyone can buy now. Kept by the database, like the best offer on this token only. */
  listing_hash: Kept<string | null>
  listing_rank: Kept<number | null>
  listing_unit_price: Kept<string | null>
  listing_sequence: Kept<string | null>
  offer_hash: Kept<string | null>
  offer_rank: Kept<number | null>
  offer_unit_price: Kept<string | null>
}

/** An order as it is read from the database. */
export type OrderRow = Selectable<OrdersTable>

/** Bundles and swaps trade several items, which are in `order_items`. The figures of single tokens do not contain them. */
export type BookSide = 'ask' | 'bid' | 'bundle_ask' | 'bundle_bid' | 'swap'

/** An item of a bundle or a swap. Kept by the database. */
type OrderItemsTable = {
  order_hash: Kept<string>
  side: Kept<'offer' | 'consideration'>
  /** Its index on its side, from 0. */
  position: Kept<number>
  maker: Kept<string>
  /** The contract of an NFT or a currency. */
  token: Kept<string>
  item_type: Kept<number>
  /** Null for a currency, and for any of several tokens. */
  identifier: Kept<string | null>
  criteria: Kept<string | null>
  /** Whether the order may be filled, now or later. */
  is_open: Kept<boolean>
}

export type OrdersTable = {
  order_hash: string
  sequence: ColumnType<string, never, never>
  side: BookSide
  maker: string
  taker: string | null
  /** Empty for an order of several items. */
  contract: string
  /** Null for an offer on one of several tokens. */
  identifier: NullableNumeric
  /** For such an offer: the root of its token set, or 0 for any token of the collection. */
  criteria: NullableNumeric
  standard: 'erc721' | 'erc1155'
  /** Empty for a swap, which has no price. */
  currency: string
  /** The price of the whole order at its start. */
  price: Numeric
  /** Currencies of equal worth (native and wrapped) share rank 0 and can be compared; others follow by rank. */
  price_rank: number
  unit_price: Numeric
  total: Numeric
  /** Units that can be filled, or could once the reason is gone. */
  remaining: Numeric
  /** Units that the chain has not filled. Null for orders that an earlier version stored and that have not changed since. */
  unfilled: NullableNumeric
  start_time: Numeric
  /** Clamped to what a bigint holds; the parameters have the exact value. */
  end_time: Numeric
  kind: 'basic' | 'dutch' | 'english' | 'criteria'
  parameters: Json<Order.Serialized['parameters']>
  signature: string
  /**
   * `key`: the maker's own key. `account`: the maker's contract confirms the signature. `chain`: the exchange has
   * validated the order.
   */
  signed_by: Generated<'key' | 'account' | 'chain'>
  status: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'
  reason: string | null
  created_at: ColumnType<Date, Date, Date>
  /** When the order last became fillable again. Its maker may have forgotten its price. */
  revived_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Who posted it: a network address or an API key, for shares of the book. Null where unknown. */
  origin: ColumnType<string | null, string | null | undefined, string | null>
}

/** Touches whose orders are judged in pages; see `queueTouches`. */
type TouchQueueTable = {
  touch: string
  /** Orders up to this number have been judged. */
  after_sequence: Numeric
  /** The highest order number when the touch was queued. */
  last_sequence: Numeric
  /** The number of pages judged. */
  pages: Generated<number>
}

/** Orders of a queued touch that have lost what they depend on. A null column matches any value; see `Suspension`. */
type SuspensionsTable = {
  touch: string
  after_sequence: Numeric
  last_sequence: Numeric
  reason: 'counter' | 'balance' | 'approval'
  maker: string | null
  other_than: string | null
  side: 'ask' | 'bid' | null
  contract: string | null
  currency: string | null
  identifier: NullableNumeric
  counter: NullableNumeric
  keys: string[] | null
  other_keys: string[] | null
  covered: NullableNumeric
}

/** Orders of a queued touch that can be filled again; see `Revival`. */
type RevivalsTable = {
  touch: string
  after_sequence: Numeric
  last_sequence: Numeric
  side: 'ask' | 'bid'
  maker: string
  contract: string | null
  currency: string | null
  identifier: NullableNumeric
  key: string
  counter: Numeric
  covered: NullableNumeric
  time: Numeric
  at: ColumnType<Date, never, never>
}

/** Token sets of offers. */
export type CriteriaTable = {
  contract: string
  root: Numeric
  kind: 'trait' | 'list'
  /** The traits that chose the tokens. */
  traits: ColumnType<OfferTrait[] | null, string | null, never>
  /** Ranges: `1,3:5`. */
  encoded_token_ids: string
  token_count: number
  /** The server deletes sets without an order after a while. */
  is_used: Generated<boolean>
  created_at: ColumnType<Date, Date, Date>
}

/** How far the chain has been followed, and by which instance. One row. */
export type ProgressTable = {
  /** Rises with each instance that becomes the leader. Writes of an older term are refused. */
  term: ColumnType<string, never, string>
  leader: string | null
  head_number: NullableNumeric
  head_hash: string | null
  head_timestamp: NullableNumeric
  indexed_number: NullableNumeric
  indexed_hash: string | null
  indexed_timestamp: NullableNumeric
  /** The leader has reached the head since it began. */
  caught_up: boolean
  /** Some leader has reached the head. */
  synced: boolean
  reorgs: Numeric
  error: string | null
  beat_at: ColumnType<Date, never, Date>
}

/** Something that happened to a token or a collection. Stored for good, read newest first. */
export type ActivityTable = {
  sequence: ColumnType<string, never, never>
  type: 'listing' | 'offer' | 'sale' | 'transfer' | 'cancel'
  contract: string
  identifier: NullableNumeric
  quantity: Numeric
  from_account: string | null
  to_account: string | null
  price: NullableNumeric
  currency: string | null
  order_hash: string | null
  transaction_hash: string | null
  /** Of a sale: the tag of the domain it came from. */
  tag: string | null
  log_index: number | null
  /** The index among several transfers of one log. */
  item: Generated<number>
  block_number: NullableNumeric
  at: ColumnType<Date, Date, Date>
}

type SalesTable = {
  transaction_hash: string
  log_index: number
  block_number: Numeric
  order_hash: string
  side: 'ask' | 'bid'
  contract: string
  identifier: Numeric
  quantity: Numeric
  price: Numeric
  /** The rank of the currency; see orders. */
  price_rank: number
  currency: string
  seller: string
  buyer: string
  at: ColumnType<Date, Date, Date>
  /** Null for sales that were written down before it was kept. */
  transaction_index: number | null
  block_hash: string | null
}

type EventsTable = {
  sequence: ColumnType<string, never, never>
  type: string
  collection: string | null
  contract: string | null
  identifier: NullableNumeric
  order_hash: string | null
  accounts: Json<string[]>
  at: ColumnType<Date, Date, Date>
  block_number: NullableNumeric
  /** Why an order cannot be filled, for events that say so. */
  reason: string | null
  /** In the words of the wire. Null for events without facts, and for those that were stored before facts were kept. */
  facts: ColumnType<object | null, string | null | undefined, never>
}
