import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { zeroAddress } from 'viem'
import * as Subject from '../db/Subject.js'
import type { ActivityTable, Tx } from '../db/tables.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import type { Step } from './Step.js'
import type { Sale, Trade } from './sales.js'

/** The columns of a row, and their types. */
const columns = {
  type: 'text',
  contract: 'text',
  identifier: 'numeric',
  quantity: 'numeric',
  from_account: 'text',
  to_account: 'text',
  price: 'numeric',
  currency: 'text',
  order_hash: 'text',
  tag: 'text',
  transaction_hash: 'text',
  log_index: 'integer',
  item: 'integer',
  block_number: 'bigint',
  at: 'timestamptz',
} as const satisfies Partial<Record<keyof ActivityTable, string>>
const list = sql.raw(Object.keys(columns).join(', '))

type NewActivity = Insertable<ActivityTable>
type Transfer = Extract<ChainEvent, { type: 'transfer' }>
type Cancelled = Extract<ChainEvent, { type: 'cancelled' }>

/**
 * Writes down what a step says happened to tokens, each thing once. Listings and offers are written as they come in.
 *
 * @returns What it changes.
 */
export async function writeActivity(
  tx: Tx,
  step: Pick<Step, 'at' | 'events' | 'times' | 'tags'>,
  { sales, trades }: { sales: readonly Sale[]; trades: readonly Trade[] },
): Promise<readonly Subject.Subject[]> {
  const timeOf = (number: bigint) => new Date(Number(step.times.get(number) ?? step.at.timestamp) * 1000)
  const rows = [
    ...fromTransfers(step.events, timeOf),
    ...sales.map((sale) => fromSale(sale, step, timeOf)),
    ...trades.map((trade) => fromTrade(trade, step, timeOf)),
  ].sort(byPlace)
  await insert(tx, rows)
  const cancels = await writeCancels(tx, step, timeOf)
  return [...rows, ...cancels].flatMap(toSubjects)
}

/** A parameter for each column. With one for each value, the embedded database spends most of the time on reading them. */
async function insert(tx: Tx, rows: readonly NewActivity[]): Promise<void> {
  if (rows.length === 0) return
  const values = Object.entries(columns).map(
    ([name, type]) =>
      sql`${rows.map((row) => row[name as keyof typeof columns] ?? null)}::${sql.raw(type)}[]`,
  )
  await sql`
    insert into activity (${list})
    select ${list} from unnest(${sql.join(values)}) with ordinality as k (${list}, place) order by place
    on conflict (transaction_hash, log_index, item) where transaction_hash is not null do nothing`.execute(tx)
}

type Happened = Pick<NewActivity, 'contract' | 'identifier' | 'from_account' | 'to_account' | 'order_hash'>

function toSubjects(row: Happened): readonly Subject.Subject[] {
  const { contract, identifier = null, from_account: from, to_account: to, order_hash: hash } = row
  return [
    ...Subject.ofNft({ contract, identifier: identifier === null ? null : String(identifier) }),
    ...Subject.accounts([from, to].flatMap((account) => account ?? [])),
    ...Subject.orders(hash ? [hash] : []),
  ]
}

function byPlace(a: NewActivity, b: NewActivity): number {
  return (
    Number(BigInt(a.block_number ?? 0) - BigInt(b.block_number ?? 0)) ||
    (a.log_index ?? 0) - (b.log_index ?? 0)
  )
}

function fromTransfers(events: readonly ChainEvent[], timeOf: (number: bigint) => Date): NewActivity[] {
  return events
    .filter((event): event is Transfer => event.type === 'transfer')
    .map((event) => ({
      type: 'transfer',
      contract: event.contract.toLowerCase(),
      identifier: event.identifier,
      quantity: event.quantity,
      from_account: accountOf(event.from),
      to_account: accountOf(event.to),
      price: null,
      currency: null,
      order_hash: null,
      tag: null,
      transaction_hash: event.transactionHash,
      log_index: event.logIndex,
      item: event.item,
      block_number: event.blockNumber,
      at: timeOf(event.blockNumber),
    }))
}

/** Minted tokens have no sender; burned ones have no recipient. */
function accountOf(account: string): string | null {
  return account === zeroAddress ? null : account.toLowerCase()
}

function fromSale(sale: Sale, { tags }: Pick<Step, 'tags'>, timeOf: (number: bigint) => Date): NewActivity {
  return {
    type: 'sale',
    contract: sale.contract,
    identifier: sale.identifier,
    quantity: sale.quantity,
    from_account: sale.seller,
    to_account: sale.buyer,
    price: sale.price,
    currency: sale.currency,
    order_hash: sale.orderHash.toLowerCase(),
    tag: tags.get(sale.transactionHash) ?? null,
    transaction_hash: sale.transactionHash,
    log_index: sale.logIndex,
    item: 0,
    block_number: sale.blockNumber,
    at: timeOf(sale.blockNumber),
  }
}

/** An NFT that was traded together with others has no price of its own. */
function fromTrade(
  trade: Trade,
  { tags }: Pick<Step, 'tags'>,
  timeOf: (number: bigint) => Date,
): NewActivity {
  return {
    type: 'sale',
    contract: trade.contract,
    identifier: trade.identifier,
    quantity: trade.quantity,
    from_account: trade.from,
    to_account: trade.to,
    price: null,
    currency: null,
    order_hash: trade.orderHash.toLowerCase(),
    tag: tags.get(trade.transactionHash) ?? null,
    transaction_hash: trade.transactionHash,
    log_index: trade.logIndex,
    item: trade.item,
    block_number: trade.blockNumber,
    at: timeOf(trade.blockNumber),
  }
}

/** For a cancelled order, the chain tells only the hash. */
async function writeCancels(
  tx: Tx,
  step: Pick<Step, 'events'>,
  timeOf: (number: bigint) => Date,
): Promise<readonly Happened[]> {
  const cancels = step.events.filter((event): event is Cancelled => event.type === 'cancelled')
  if (cancels.length === 0) return []
  const { rows } = await sql<Happened>`
    insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash,
      transaction_hash, log_index, item, block_number, at)
    select 'cancel', coalesce(i.token, o.contract), case when i.token is null then o.identifier else i.identifier end,
      o.total, o.maker, o.taker, case when i.token is null then o.price end, case when i.token is null then o.currency end,
      o.order_hash, k.transaction_hash, k.log_index,
      row_number() over (partition by o.order_hash order by i.side desc, i.position) - 1, k.block_number, k.at
    from unnest(${cancels.map((event) => event.orderHash.toLowerCase())}::text[],
      ${cancels.map((event) => event.transactionHash)}::text[], ${cancels.map((event) => event.logIndex)}::integer[],
      ${cancels.map((event) => String(event.blockNumber))}::bigint[],
      ${cancels.map((event) => timeOf(event.blockNumber))}::timestamptz[])
      as k (order_hash, transaction_hash, log_index, block_number, at)
    join orders o on o.order_hash = k.order_hash
    left join order_items i on i.order_hash = o.order_hash and i.item_type >= 2
      and (i.side = 'offer' or o.taker is null)
    on conflict do nothing
    returning contract, identifier, from_account, to_account, order_hash`.execute(tx)
  return rows
}
