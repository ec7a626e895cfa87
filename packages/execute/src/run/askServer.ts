import type { Hex } from 'viem'
import { call } from '../client/call.js'
import { log } from '../client/log.js'
import type { Endpoint } from '../state/ExecutionState.js'
import * as StatusWire from '../wire/status.js'
import * as SyncedWire from '../wire/synced.js'
import type { Flow } from './Flow.js'

/** The timeout of a single status request. The next attempt follows. */
const questionTimeoutMs = 15_000

/** Asks the endpoint of a step for its status. Returns `undefined` if it does not answer. */
export async function askStatus(
  flow: Flow,
  check: Endpoint,
  hash?: Hex,
): Promise<StatusWire.Status | undefined> {
  const { client, chain, signal } = flow
  try {
    const body = withId(check.body, hash)
    const timeoutMs = questionTimeoutMs
    return StatusWire.decode(await call(client, check.endpoint, { chain, body, timeoutMs, signal }))
  } catch (error) {
    if (signal.aborted) throw error
    log(client, 'info', 'No status', check.endpoint, error)
    return undefined
  }
}

/** Adds the hash of the transaction as the id, unless the server provided another one. */
function withId(body: unknown, hash: Hex | undefined): unknown {
  if (hash === undefined) return body ?? {}
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { id: hash, ...body }
    : { id: hash }
}

/** Asks whether the server has indexed transactions. Returns `undefined` if it does not answer. */
export async function askSynced(
  flow: Flow,
  options: { hashes: readonly Hex[]; withTransfers: boolean },
): Promise<readonly SyncedWire.SyncedTransaction[] | undefined> {
  const { client, chain, signal } = flow
  const { hashes, withTransfers } = options
  const query = { txHash: hashes, ...(withTransfers ? { includeTransfers: 'true' } : undefined) }
  try {
    const timeoutMs = questionTimeoutMs
    const answer = SyncedWire.decode(
      await call(client, '/transactions/synced/v2', { chain, query, timeoutMs, signal }),
    )
    const isSynced = (hash: Hex) =>
      answer.some((one) => one.synced && one.hash.toLowerCase() === hash.toLowerCase())
    return hashes.every(isSynced) ? answer : undefined
  } catch (error) {
    if (signal.aborted) throw error
    log(client, 'info', 'Could not read whether the transactions are indexed', hashes, error)
    return undefined
  }
}
