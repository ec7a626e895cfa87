import { AbortedError, delay } from '@souk/base'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { type Node, NodeError } from '../chain/node.js'
import * as Read from '../chain/Read.js'
import { lockState } from '../db/lockState.js'
import { appendEvents } from '../events/feed.js'
import type { Market } from '../Market.js'
import { FetchError, fetchLimited } from '../web/fetchLimited.js'
import { fromJson, type Metadata } from './Metadata.js'
import { type Rests, rankTokens } from './rankTokens.js'
import * as Uri from './Uri.js'

/** Tokens taken up at once; also how many addresses are asked at once. */
const batchSize = 8
const idleMs = 300
const mostAttempts = 6
const limits = { timeoutMs: 10_000, maxSizeBytes: 1024 * 1024 }

/**
 * Reads metadata of tokens and collections that want it, until the signal fires. Failures are tried again, later each time.
 * When nothing is left to read, collections are put in order by rarity.
 */
export async function readMetadata(market: Market, options: { signal: AbortSignal }): Promise<void> {
  const { signal } = options
  const rests: Rests = new Map()
  while (!signal.aborted) {
    let found = 0
    try {
      found = (await readCollections(market, signal)) + (await readTokens(market, signal))
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

type Outcome = { metadata: Metadata; url: string | undefined } | { failure: string }

async function readTokens(market: Market, signal: AbortSignal): Promise<number> {
  const tokens = await market.db
    .selectFrom('tokens as t')
    .innerJoin('collections as c', 'c.contract', 't.contract')
    .select(['t.contract', 't.identifier', 't.metadata_attempts', 'c.standard'])
    .where('t.metadata_state', '=', 'pending')
    .where('t.metadata_next_at', '<=', String(Date.now()))
    .orderBy('t.metadata_next_at')
    .limit(batchSize)
    .execute()
  // One question a call: metadata on chain can be as large as a node lets one call be.
  const reads = tokens.map((token) =>
    Read.tokenUri(token.contract as Address, token.standard, BigInt(token.identifier)),
  )
  const uris = await Read.all(market.node, reads, { chunk: 2 })
  const outcomes = await Promise.all(
    tokens.map((token, index) => resolve(uris[index], BigInt(token.identifier), market, signal)),
  )
  if (tokens.length === 0 || signal.aborted) return 0
  await market.db.transaction().execute(async (tx) => {
    // First, as every transaction does that comes to it: two that take rows and lock in other orders would wait for each other.
    await lockState(tx)
    for (const [index, token] of tokens.entries()) await writeToken(tx, token, outcomes[index] as Outcome)
    await appendEvents(
      tx,
      tokens.map(({ contract, identifier }) => ({
        type: 'metadata',
        contract,
        identifier: BigInt(identifier),
      })),
    )
  })
  market.feed.wake()
  return tokens.length
}

async function resolve(
  text: string | undefined,
  identifier: bigint | undefined,
  market: Market,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!text) return { failure: 'the contract names no metadata' }
  const uri = Uri.parse(text, identifier)
  const { ipfsGateway, allowPrivateHosts } = market.config
  try {
    if (uri.type === 'unsupported') return { failure: 'the address is of no supported kind' }
    if (uri.type === 'data')
      // Only how it begins: it tells that the metadata is on the chain itself, and the rest has just been read.
      return {
        metadata: fromJson(JSON.parse(uri.text), { ipfsGateway }),
        url: text.slice(0, 100).split(',')[0],
      }
    const url = uri.type === 'ipfs' ? `${ipfsGateway}${uri.path}` : uri.url
    const body = await fetchLimited(url, { ...limits, allowPrivateHosts, signal })
    return { metadata: fromJson(JSON.parse(body), { ipfsGateway }), url: text.slice(0, 2000) }
  } catch (error) {
    if (error instanceof SyntaxError) return { failure: 'the metadata is not JSON' }
    if (error instanceof FetchError) return { failure: error.facts.reason }
    throw error
  }
}

type TokenRow = { contract: string; identifier: string; metadata_attempts: number }
type Tx = Parameters<typeof appendEvents>[0]

async function writeToken(tx: Tx, token: TokenRow, outcome: Outcome): Promise<void> {
  const update = tx
    .updateTable('tokens')
    .where('contract', '=', token.contract)
    .where('identifier', '=', token.identifier)
  if ('failure' in outcome) {
    await update
      .set({ ...toRetry(token.metadata_attempts), metadata_error: outcome.failure.slice(0, 300) })
      .execute()
    return
  }
  const { metadata, url } = outcome
  await update
    .set({
      name: metadata.name,
      description: metadata.description,
      image_url: metadata.imageUrl ?? null,
      animation_url: metadata.animationUrl ?? null,
      metadata_url: url ?? null,
      traits: JSON.stringify(metadata.traits),
      metadata_state: 'read',
      metadata_error: null,
    })
    .execute()
  await tx
    .deleteFrom('token_traits')
    .where('contract', '=', token.contract)
    .where('identifier', '=', token.identifier)
    .execute()
  const types = metadata.traits.map((trait) => trait.type)
  const values = metadata.traits.map((trait) => String(trait.value))
  await sql`
    insert into token_traits (contract, identifier, type, value)
    select ${token.contract}, ${token.identifier}::numeric, k.type, k.value
    from unnest(${types}::text[], ${values}::text[]) as k (type, value) on conflict do nothing`.execute(tx)
}

/**
 * After the last attempt the token stays without; its refresh endpoint begins anew. Attempts are counted in the database
 * and not by `retry` of @souk/base, so that the waiting outlives the process and holds up no other token.
 */
function toRetry(attempts: number) {
  const next = attempts + 1
  const waitMs = 2_000 * 4 ** attempts
  return {
    metadata_attempts: next,
    metadata_state: next >= mostAttempts ? 'failed' : 'pending',
    metadata_next_at: Date.now() + waitMs,
  } as const
}

async function readCollections(market: Market, signal: AbortSignal): Promise<number> {
  const rows = await market.db
    .selectFrom('collections')
    .select(['contract', 'metadata_attempts'])
    .where('metadata_state', '=', 'pending')
    .where('metadata_next_at', '<=', String(Date.now()))
    .limit(batchSize)
    .execute()
  const uris = await readContractUris(market.node, rows)
  const outcomes = await Promise.all(uris.map((uri) => resolveCollection(uri, market, signal)))
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index] as CollectionOutcome
    await market.db
      .updateTable('collections')
      .set(
        'failure' in outcome
          ? toRetry(row.metadata_attempts)
          : { ...outcome.columns, metadata_state: 'read' },
      )
      .where('contract', '=', row.contract)
      .execute()
  }
  return rows.length
}

async function readContractUris(node: Node, rows: readonly { contract: string }[]) {
  return Read.all(
    node,
    rows.map((row) => Read.text(row.contract as Address, 'contractURI')),
    { chunk: 1 },
  )
}

type CollectionOutcome =
  | { failure: string }
  | { columns: { name?: string; description: string; image_url: string | null; banner_url: string | null } }

/** A contract need not have a page of its own; then its name is all there is. */
async function resolveCollection(
  text: string | undefined,
  market: Market,
  signal: AbortSignal,
): Promise<CollectionOutcome> {
  if (!text) return { columns: { description: '', image_url: null, banner_url: null } }
  const outcome = await resolve(text, undefined, market, signal)
  if ('failure' in outcome) return outcome
  const { metadata } = outcome
  return {
    columns: {
      ...(metadata.name ? { name: metadata.name } : undefined),
      description: metadata.description,
      image_url: metadata.imageUrl ?? null,
      banner_url: metadata.bannerUrl ?? null,
    },
  }
}
