import { AbortedError, delay } from '@souk/base'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { changeState } from '../db/changeState.js'
import { isUnavailable } from '../db/isUnavailable.js'
import { aborted } from '../db/session.js'
import { appendEvents } from '../events/feed.js'
import { giveWay } from '../market/giveWay.js'
import type { Market } from '../market/Market.js'
import { NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'
import { dueTokens } from './dueTokens.js'
import { type Rests, rankTokens } from './rankTokens.js'
import { readTexts } from './readTexts.js'
import { resolve } from './resolve.js'
import * as Turns from './Turns.js'
import { toRetry } from './toRetry.js'
import { writeTokens } from './writeTokens.js'

/** The number of tokens to read at once, and so of addresses to fetch at once. */
const batchSize = 8
const idleMs = 300
/** Answers that take longer do not hold up others. */
const patienceMs = 1_000

/**
 * Reads due metadata of tokens and collections until the signal fires. Retries failures, later each time. When
 * nothing is left to read, it ranks collections by rarity.
 */
export async function readMetadata(market: Market, options: { signal: AbortSignal }): Promise<void> {
  const { signal } = options
  await Promise.race([market.config.metadataAfter, aborted(signal)])
  const rests: Rests = new Map()
  const turn = Turns.create()
  while (!signal.aborted) {
    let found = 0
    try {
      found = (await readCollections(market, signal)) + (await readTokens(market, turn, signal))
      if (found === 0) await rankTokens(market, { rests, signal })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof NodeError)) market.log.error({ err: error }, 'metadata could not be read')
    }
    if (found > 0) continue
    try {
      await delay(idleMs, { signal })
    } catch (error) {
      if (!(error instanceof AbortedError)) throw error
    }
  }
}

/**
 * Reads the tokens that have their turn. Those whose server takes long are written by a later call, and the tokens of their
 * contract wait; other contracts go on.
 */
async function readTokens(market: Market, turn: Turns.Turns, signal: AbortSignal): Promise<number> {
  const nowMs = Date.now()
  const without = Turns.absent(turn, nowMs)
  const tokens = await dueTokens(market.db, { after: turn.last, without, limit: batchSize, nowMs })
  turn.last =
    tokens
      .map(({ contract }) => contract)
      .toSorted()
      .at(-1) ?? ''
  const reads = tokens.map((token) =>
    Read.tokenUri(token.contract as Address, token.standard, BigInt(token.identifier)),
  )
  const uris = await readTexts(market.node, reads, { chunk: 2 })
  const begun = tokens.map((token, index) => {
    const identifier = BigInt(token.identifier)
    return Turns.begin(turn, token, resolve(uris[index], { identifier, market, signal }))
  })
  await waitFor(begun)
  const read = Turns.takeDone(turn, Date.now())
  if (read.length === 0 || signal.aborted) return tokens.length
  await writeAll(market, read)
  market.feed.wake()
  return read.length
}

/** Waits for reads, but not for slow ones. An abort ends all of them. */
async function waitFor(begun: readonly Promise<void>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([Promise.all(begun), slow])
  clearTimeout(timer)
}

type Attempt = Turns.Attempt

/**
 * Writes all in one transaction. If that fails, it writes them one by one, and treats what cannot be stored like what
 * cannot be read.
 */
async function writeAll(market: Market, read: readonly Attempt[]): Promise<void> {
  await giveWay(market)
  try {
    await write(market.db, read)
  } catch (error) {
    if (isUnavailable(error)) throw error
    const [first] = read
    if (first === undefined || read.length > 1) {
      for (const each of read) await writeAll(market, [each])
      return
    }
    const { token } = first
    const { contract, identifier } = token
    market.log.warn({ err: error, contract, identifier }, 'metadata could not be stored')
    await write(market.db, [{ token, outcome: { failure: 'the metadata could not be stored' } }])
  }
}

async function write(db: Market['db'], read: readonly Attempt[]): Promise<void> {
  // As every transaction that writes tokens. Two that take rows and the lock in different orders would deadlock.
  await changeState(db, async (tx) => {
    await writeTokens(tx, read)
    await appendEvents(
      tx,
      read.map(({ token: { contract, identifier } }) => ({
        type: 'metadata',
        contract,
        identifier: BigInt(identifier),
      })),
    )
    // Names of tokens are in answers about accounts, too.
    return { result: undefined, changed: 'anything' }
  })
}

async function readCollections(market: Market, signal: AbortSignal): Promise<number> {
  const rows = await market.db
    .selectFrom('collections')
    .select(['contract', 'metadata_attempts'])
    .where('metadata_state', '=', 'pending')
    .where('metadata_next_at', '<=', String(Date.now()))
    .limit(batchSize)
    .execute()
  const reads = rows.map((row) => Read.text(row.contract as Address, 'contractURI'))
  const uris = await readTexts(market.node, reads, { chunk: 1 })
  const outcomes = await Promise.all(uris.map((uri) => resolveCollection(uri, market, signal)))
  for (const [index, row] of rows.entries()) await writeCollection(market, row, outcomes[index])
  return rows.length
}

type CollectionRow = { contract: string; metadata_attempts: number }

/** Treats what cannot be stored like what cannot be read. */
async function writeCollection(
  { db, log }: Market,
  row: CollectionRow,
  outcome: CollectionOutcome | undefined,
): Promise<void> {
  const { contract } = row
  const update = db.updateTable('collections').where('contract', '=', contract)
  const later = () => update.set(toRetry(row.metadata_attempts)).execute()
  if (outcome === undefined || 'failure' in outcome) {
    await later()
    return
  }
  try {
    const { name, ...columns } = outcome.columns
    // A name that an operator gave stays.
    const named = name && { name: sql<string>`case when is_named then name else ${name} end` }
    await update.set({ ...columns, ...named, metadata_state: 'read' }).execute()
  } catch (error) {
    if (isUnavailable(error)) throw error
    log.warn({ err: error, contract }, 'metadata could not be stored')
    await later()
  }
}

type CollectionOutcome =
  | { failure: string }
  | {
      columns: {
        name?: string
        description: string
        image_url: string | null
        banner_url: string | null
        external_url: string | null
      }
    }

/** A contract may have no metadata; then only its name is known. */
async function resolveCollection(
  text: string | undefined,
  market: Market,
  signal: AbortSignal,
): Promise<CollectionOutcome> {
  if (!text) return { columns: { description: '', image_url: null, banner_url: null, external_url: null } }
  const outcome = await resolve(text, { market, signal })
  if ('failure' in outcome) return outcome
  const { metadata } = outcome
  return {
    columns: {
      ...(metadata.name ? { name: metadata.name } : undefined),
      description: metadata.description,
      image_url: metadata.imageUrl ?? null,
      banner_url: metadata.bannerUrl ?? null,
      external_url: metadata.externalUrl ?? null,
    },
  }
}
