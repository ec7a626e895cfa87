import { BaseError, failureOf, findCause, rpcErrorOf, UnreachableError } from '@souk/base'
import { jsonRpcBatchTransport } from '@souk/networks'
import {
  BlockNotFoundError,
  createPublicClient,
  type EIP1193RequestFn,
  type Hex,
  type HttpTransport,
  http,
  type PublicClient,
  TimeoutError,
} from 'viem'
import * as Contracts from './Contracts.js'

/** A connection to a node. */
export type Node = PublicClient<HttpTransport> & {
  /** Contracts that are asked alone; others are asked in shared calls. */
  contracts?: Contracts.Contracts
}

const timeoutMs = 20_000

/**
 * Makes a connection to a node. Calls made in the same moment travel as one request; those that ask a stranger's contract
 * alone travel on connections of their own, see {@link Contracts.Contracts}.
 */
export function createNode(rpcUrl: string): Node {
  const contracts = Contracts.create()
  const batched = jsonRpcBatchTransport(rpcUrl, { retryCount: 1, timeoutMs, timeWindow: 0 })
  const single = http(rpcUrl, { retryCount: 0, timeout: timeoutMs })
  const transport: HttpTransport = (config) => {
    const [usual, own] = [batched(config), single(config)]
    const request = ((args: { method: string; params?: unknown }, options?: object) => {
      const { method, params } = args
      if (method !== 'eth_call' || !Contracts.isAlone(params)) {
        const answer = usual.request(args as never, options)
        Contracts.measure(contracts, answer)
        return answer
      }
      const [call, ...rest] = params
      return Contracts.ask(contracts, call, (asked) =>
        own.request({ method, params: [asked, ...rest] } as never, options),
      )
    }) as EIP1193RequestFn
    return { ...usual, request }
  }
  return Object.assign(createPublicClient({ transport, cacheTime: 0 }), { contracts })
}

/** Makes a connection on which each call is a request of its own, for those that may take the node long. */
export function createSlowNode(rpcUrl: string): Node {
  return createPublicClient({ transport: http(rpcUrl, { retryCount: 0, timeout: 20_000 }), cacheTime: 0 })
}

/** A block as far as following the chain needs it. */
export type BlockRef = { number: bigint; hash: Hex; parentHash: Hex; timestamp: bigint }

/** A block as the node shows it, with the filter of its logs. */
export type Header = BlockRef & { logsBloom?: Hex | null | undefined }

/**
 * Reads a block's header.
 *
 * @param number - @default the newest
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it has no block of that number (any more).
 */
export async function getBlockRef(node: Node, number?: bigint): Promise<Header> {
  const block = await fromNode('eth_getBlockByNumber', () => findBlock(node, number))
  if (!block && number === undefined)
    throw new NodeError({ method: 'eth_getBlockByNumber', reason: 'it has no newest block' })
  if (!block) throw new MovedError({ number: number ?? 0n })
  return {
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    timestamp: block.timestamp,
    logsBloom: block.logsBloom,
  }
}

/** Reads how much gas a block of the chain may burn. @throws {NodeError} when the node does not answer. */
export async function readBlockGas(node: Node): Promise<bigint> {
  const { gasLimit } = await fromNode('eth_getBlockByNumber', () => node.getBlock({ blockTag: 'latest' }))
  return gasLimit
}

async function findBlock(node: Node, number: bigint | undefined) {
  try {
    return await node.getBlock(number === undefined ? { blockTag: 'latest' } : { blockNumber: number })
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  }
}

/** Names the failures of the node, and hides its address, which may hold a key. */
export async function fromNode<result>(method: string, ask: () => Promise<result>): Promise<result> {
  try {
    return await ask()
  } catch (cause) {
    throw new NodeError({ method, reason: toReason(cause), isTooMuch: isTooMuch(cause) })
  }
}

/**
 * Whether the node would have answered less: it refuses, or is too slow. Some have the code of their rate limit for too
 * large a result.
 */
function isTooMuch(cause: unknown): boolean {
  if (findCause(cause, TimeoutError) || failureOf(cause) === 'refused') return true
  return tooMuchTexts.test(rpcErrorOf(cause)?.message ?? '')
}

const tooMuchTexts =
  /more than|too (many|large|big|wide)|block range|range (is|limit)|limited to|size exceeded|response size|results/i

function toReason(cause: unknown): string {
  if (cause instanceof UnreachableError) return toReason(cause.cause)
  if (cause instanceof Error && 'shortMessage' in cause) return String(cause.shortMessage)
  return cause instanceof Error ? cause.message.split('\n', 1).join('') : 'no answer'
}

/** Thrown when the chain's node does not answer, or refuses. */
export class NodeError extends BaseError<NodeError.Facts> {
  override readonly name = 'Chain.NodeError'
  constructor(facts: NodeError.Facts) {
    super(`The chain's node did not answer ${facts.method}: ${facts.reason}`, { facts, retry: 'later' })
  }
}

export declare namespace NodeError {
  type Facts = {
    method: string
    reason: string
    /** It may answer when it is asked for less at once. */
    isTooMuch?: boolean
  }
}

/** Thrown when the chain changed branch while it was being read. Nothing was written; the next try sees the new one. */
export class MovedError extends BaseError<{ number: bigint }> {
  override readonly name = 'Chain.MovedError'
  constructor(facts: { number: bigint }) {
    super(`Block ${facts.number} changed during the read.`, { facts, retry: 'later' })
  }
}

/** Thrown when what the node says of a block does not fit together, so that none of it can be relied on. */
export class ContradictionError extends BaseError<{ number: bigint; contradiction: string }> {
  override readonly name = 'Chain.ContradictionError'
  constructor(facts: { number: bigint; contradiction: string }) {
    super(`The chain's node contradicts itself about block ${facts.number}: ${facts.contradiction}`, {
      facts,
      retry: 'later',
    })
  }
}
