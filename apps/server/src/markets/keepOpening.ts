import { BaseError, findCause } from '@souk/base'
import { isUnavailable } from '../db/isUnavailable.js'
import { pause } from '../db/session.js'
import type { Shared } from '../http/endpoint/Surface.js'
import type { ServerOptions } from '../market/config.js'
import type { Logger } from '../market/log.js'
import { MovedError, NodeError } from '../node/node.js'
import { openSite } from '../server/createServer.js'
import type { Slot } from './Slot.js'

const firstPauseMs = 500
const longestPauseMs = 10_000
/** A node that does not tell its chain within this time is asked again later. */
const patienceMs = 5_000

/** A chain that is being opened. */
export type Opening = {
  /** Resolves once it is open. Rejects once with an error that waiting does not mend. */
  opened: Promise<void>
  /** Resolves once nothing opens it any more. */
  ended: Promise<void>
}

/** Opens the market of a slot, and tries again for as long as it fails, until the signal fires. */
export function keepOpening(slot: Slot, market: ServerOptions, options: keepOpening.Options): Opening {
  let ended: Promise<void> = Promise.resolve()
  const opened = new Promise<void>((resolve, reject) => {
    ended = run(slot, { ...options, market, onOpen: resolve, onError: reject })
  })
  return { opened, ended }
}

export declare namespace keepOpening {
  type Options = { signal: AbortSignal; shared: Shared; log: Logger }
}

type Run = keepOpening.Options & {
  market: ServerOptions
  onOpen: () => void
  onError: (error: unknown) => void
}

async function run(slot: Slot, options: Run): Promise<void> {
  const { signal, log, onOpen, onError } = options
  const { chain } = slot.plan.info
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await open(slot, options)
      log.info({ chain }, 'the chain is open')
      return onOpen()
    } catch (error) {
      if (signal.aborted) return
      note(slot, error, log)
      if (!mayPass(error)) onError(error)
    }
    await pause(Math.min(firstPauseMs * 2 ** failures, longestPauseMs), signal)
  }
}

async function open(slot: Slot, { signal, shared, log, market }: Run): Promise<void> {
  const { chain } = slot.plan.info
  const { rpcUrl, onProgress } = market
  await askNode(rpcUrl, signal)
  const opened = await openSite(
    {
      ...market,
      logger: log,
      ...(onProgress && { onProgress: (text) => onProgress(`${chain}: ${text}`) }),
    },
    shared,
  )
  // The process closes meanwhile.
  if (signal.aborted) return opened.stop()
  Object.assign(slot, { open: opened, site: opened.site, error: undefined })
  slot.hasOrder = async (hash) => {
    const row = await opened.market.visitors
      .selectFrom('orders')
      .select('order_hash')
      .where('order_hash', '=', hash)
      .executeTakeFirst()
    return row !== undefined
  }
}

/** Logs a reason once, and not with each attempt. */
function note(slot: Slot, error: unknown, log: Logger): void {
  const known =
    error instanceof Error ? error : new TypeError('The chain could not be opened.', { cause: error })
  if (known.message !== slot.error?.message)
    log.error({ err: error, chain: slot.plan.info.chain }, 'the chain could not be opened; trying again')
  slot.error = known
}

/** Tells whether an error may go away by itself: the node or the database does not answer. */
function mayPass(error: unknown): boolean {
  const isNodes = findCause(error, NodeError) ?? findCause(error, MovedError)
  return isNodes !== undefined || isUnavailable(error instanceof BaseError ? (error.cause ?? error) : error)
}

/**
 * Asks a node for anything, before the market asks it for more. The market waits longer for its answers, and cannot be
 * told to stop waiting.
 *
 * @throws {NodeError} when it does not answer in time.
 */
async function askNode(rpcUrl: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    await response.arrayBuffer()
  } catch {
    // The cause may contain the address, which may contain a key.
    throw new NodeError({ method: 'eth_chainId', reason: 'it cannot be reached.' })
  }
}
