import { createHash } from 'node:crypto'
import { BaseError, plainText } from '@souk/base'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { addCollection } from './add.js'
import { inspectCollections } from './inspect.js'

/** Whether a contract is traded, or was asked for. */
export type RequestState = 'none' | 'waiting' | 'declined' | 'traded'

/** A collection that a visitor asked for. */
export type CollectionRequest = {
  contract: string
  standard: 'erc721' | 'erc1155'
  name: string
  reason: string
  askedAt: Date
}

/** Serializes requests, so that their number has a bound. */
const requestLock = 7_230_154
/** A declined contract cannot be asked for again until so many others were declined. */
const mostDeclined = 1_000

/** Finds out whether a contract is traded, or was asked for. @param contract - Lower-case. */
export async function findState(db: Db, contract: string): Promise<RequestState> {
  const traded = db.selectFrom('collections').select('contract').where('contract', '=', contract)
  if (await traded.executeTakeFirst()) return 'traded'
  const row = await db
    .selectFrom('collection_requests')
    .select('declined_at')
    .where('contract', '=', contract)
    .executeTakeFirst()
  if (!row) return 'none'
  return row.declined_at ? 'declined' : 'waiting'
}

/**
 * Asks the operator to trade a collection. Asking for the same one again changes nothing.
 *
 * @returns The state afterwards.
 * @throws {RequestsOffError} when the operator takes no requests.
 * @throws {NotACollectionError} when the address is neither ERC721 nor ERC1155.
 * @throws {RequestWaitingError} when another request of the caller waits.
 * @throws {RequestsFullError} when too many requests wait.
 * @throws {NodeError} when the node does not answer.
 */
export async function requestCollection(
  market: Pick<Market, 'db' | 'node' | 'config' | 'caller'>,
  { address, reason }: { address: Address; reason: string },
): Promise<RequestState> {
  const { db, node, config, caller } = market
  const { mostCollectionRequests: most } = config
  if (most === 0) throw new RequestsOffError()
  const contract = address.toLowerCase()
  const before = await findState(db, contract)
  if (before !== 'none') return before
  const [inspected] = await inspectCollections(node, [address])
  const { standard = 'erc721', name = '' } = inspected ?? {}
  const by = createHash('sha256')
    .update(caller?.name ?? '')
    .digest('hex')
    .slice(0, 32)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(requestLock)})`.execute(tx)
    const state = await findState(tx, contract)
    if (state !== 'none') return state
    const waiting = await selectWaiting(tx).select('asked_by').execute()
    if (waiting.some((row) => row.asked_by === by)) throw new RequestWaitingError()
    if (waiting.length >= most) throw new RequestsFullError({ most })
    await tx
      .insertInto('collection_requests')
      .values({ contract, standard, name, reason: plainText(reason).trim(), asked_by: by })
      .execute()
    return 'waiting'
  })
}

/** Lists the requests that wait for the operator, the oldest first. */
export async function listRequests(db: Db): Promise<CollectionRequest[]> {
  const rows = await selectWaiting(db).selectAll().orderBy('asked_at').execute()
  return rows.map(({ contract, standard, name, reason, asked_at: askedAt }) => ({
    contract,
    standard,
    name,
    reason,
    askedAt,
  }))
}

/** The operator may have added a collection without looking at the requests. */
function selectWaiting(db: Db) {
  return db
    .selectFrom('collection_requests')
    .where('declined_at', 'is', null)
    .where('contract', 'not in', (query) => query.selectFrom('collections').select('contract'))
}

/**
 * Accepts a request, which adds the collection.
 *
 * @returns Whether the request was waiting.
 * @throws As {@link addCollection}.
 */
export async function acceptRequest(
  market: Parameters<typeof addCollection>[0],
  address: Address,
): Promise<boolean> {
  const { db } = market
  const contract = address.toLowerCase()
  if ((await findState(db, contract)) !== 'waiting') return false
  await addCollection(market, { address })
  await db.deleteFrom('collection_requests').where('contract', '=', contract).execute()
  return true
}

/** Declines a request. @returns Whether it was waiting. */
export async function declineRequest(db: Db, address: Address): Promise<boolean> {
  const contract = address.toLowerCase()
  if ((await findState(db, contract)) !== 'waiting') return false
  await db
    .updateTable('collection_requests')
    .set({ declined_at: new Date() })
    .where('contract', '=', contract)
    .execute()
  await sql`
    delete from collection_requests where contract in (
      select contract from collection_requests where declined_at is not null
      order by declined_at desc offset ${sql.lit(mostDeclined)})`.execute(db)
  return true
}

/** Thrown when the operator takes no requests for collections. */
export class RequestsOffError extends BaseError {
  override readonly name = 'Collections.RequestsOffError'
  constructor() {
    super('This market takes no requests for collections.', { facts: {} })
  }
}

/** Thrown when an earlier request of the same caller waits for the operator. */
export class RequestWaitingError extends BaseError {
  override readonly name = 'Collections.RequestWaitingError'
  constructor() {
    super('You have asked for another collection. Ask again after the operator has answered.', { facts: {} })
  }
}

/** Thrown when too many requests wait for the operator. */
export class RequestsFullError extends BaseError<{ most: number }> {
  override readonly name = 'Collections.RequestsFullError'
  constructor(facts: { most: number }) {
    super(`${facts.most} requests wait for the operator already. Ask again later.`, { facts, retry: 'user' })
  }
}
