import type { Hex } from 'viem'
import { call } from '../client/call.js'
import { log } from '../client/log.js'
import type { Endpoint } from '../state/ExecutionState.js'
import * as StatusWire from '../wire/status.js'
import * as SyncedWire from '../wire/synced.js'
import type { Flow } from './Flow.js'

/** How long a single question may hang; what it does not answer is asked again. */
const questionTimeoutMs = 15_000

/** Asks a step's own endpoint for its result; nothing when it does not answer. */
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

/** What is asked about is the transaction, where the server names nothing else. */
function withId(body: unknown, hash: Hex | undefined): unknown {
  if (hash === undefined) return body ?? {}
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { id: hash, ...body }
    : { id: hash }
}

/** Asks whether the server has taken transactions in; nothing when it does not answer. */
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
    log(client, 'info', 'Not known whether it is taken in', hashes, error)
    return undefined
  }
}
