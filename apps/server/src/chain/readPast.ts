import { setImmediate } from 'node:timers/promises'
import type { Address, Log } from 'viem'
import type { Market } from '../market/Market.js'
import * as ChainEvent from '../node/ChainEvent.js'
import type * as LogRange from '../node/LogRange.js'
import type { BlockRef } from '../node/node.js'
import { assertHistory } from './assertHistory.js'
import { readPastLogs } from './readPastLogs.js'
import { readTimes, type Times } from './times.js'

/** A range of the past of a contract that was read and is not written yet. */
export type Past = {
  contract: string
  standard: 'erc721' | 'erc1155'
  /** The first block of which something is not written. */
  from: bigint
  /** The last block of the range. */
  to: bigint
  /** The newest block when the range was read. If the chain drops it, the range may be another one. */
  at: BlockRef
  events: readonly ChainEvent.ChainEvent[]
  times: Times
}

/**
 * Reads a range of the past of a contract, as large as the node and the number of logs allow. Nothing is asked of the node
 * where `from` is later than `at`.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changed; try again.
 */
export async function readPast(
  { node, config, watched }: Pick<Market, 'node' | 'config' | 'watched'>,
  options: Pick<Past, 'contract' | 'standard' | 'from' | 'at'> & { range: LogRange.LogRange },
): Promise<Past> {
  const { contract, standard, from, at, range } = options
  const whole = { contract, standard, from, at }
  if (from > at.number) return { ...whole, to: at.number, events: [], times: new Map() }
  const { exchange } = watched
  const { logs, address, asked, to } = await readPastLogs(node, {
    exchange,
    contract: contract as Address,
    from,
    to: at.number,
    range,
  })
  if (!config.trustsLogs) await assertHistory(node, { address, from, to, logs: asked, range })
  const events = await decode(logs, {
    exchange,
    collections: new Map([[contract, standard]]),
    currencies: new Set(),
  })
  const own = events.filter((event) => isOf(event, contract))
  return { ...whole, to, events: own, times: await readTimes(node, { logs, events: own, blocks: [] }) }
}

/** The number of logs to decode before anything else has its turn. */
const decodedAtOnce = 200

async function decode(
  logs: readonly Log[],
  watched: ChainEvent.Watched,
): Promise<readonly ChainEvent.ChainEvent[]> {
  const parts: ChainEvent.ChainEvent[][] = []
  for (let start = 0; start < logs.length; start += decodedAtOnce) {
    parts.push(ChainEvent.fromLogs(logs.slice(start, start + decodedAtOnce), watched))
    await setImmediate()
  }
  return parts.flat()
}

function isOf(event: ChainEvent.ChainEvent, contract: string): boolean {
  // A match does not name its contracts. Its orders do.
  if (event.type === 'matched') return true
  if (event.type === 'fulfilled')
    return [...event.offer, ...event.consideration].some((item) => item.token.toLowerCase() === contract)
  return 'contract' in event && event.contract.toLowerCase() === contract
}
