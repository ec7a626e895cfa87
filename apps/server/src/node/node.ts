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
  /** Contracts that are called separately; others share calls. */
  contracts?: Contracts.Contracts
}

const timeoutMs = 20_000

/**
 * Creates a connection to a node. Calls of the same moment share one request. Calls to a single contract of a
 * stranger use their own connections; see {@link Contracts.Contracts}.
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

/** Creates a connection that sends each call as its own request, for calls that may take the node long. */
export function createSlowNode(rpcUrl: string): Node {
  return createPublicClient({ transport: http(rpcUrl, { retryCount: 0, timeout: 20_000 }), cacheTime: 0 })
}

/** The fields of a block that the follower needs. */
export type BlockRef = { number: bigint; hash: Hex; parentHash: Hex; timestamp: bigint }

/** A block as the node returns it, with the Bloom filter of its logs. */
export type Header = BlockRef & { logsBloom?: Hex | null | undefined }

/**
 * Reads a block's header.
 *
 * @param number - @default the newest
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it has no block of that number (any
 * more).
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

/** Reads the gas limit of the chain's blocks. @throws {NodeError} when the node does not answer. */
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

/** Translates failures of the node into errors, and hides its URL, which may contain an API key. */
export async function fromNode<result>(method: string, ask: () => Promise<result>): Promise<result> {
  try {
    return await ask()
  } catch (cause) {
    throw new NodeError({ method, reason: toReason(cause), isTooMuch: isTooMuch(cause) })
  }
}

/**
 * Tells whether a smaller request might succeed: the node refuses the size, or is too slow. Some nodes use their rate
 * limit's code for a result that is too large.
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
    /** A smaller request may succeed. */
    isTooMuch?: boolean
  }
}

/** Thrown when the chain changed branch during a read. Nothing was written; the next attempt sees the new branch. */
export class MovedError extends BaseError<{ number: bigint }> {
  override readonly name = 'Chain.MovedError'
  constructor(facts: { number: bigint }) {
    super(`Block ${facts.number} changed during the read.`, { facts, retry: 'later' })
  }
}

/** Thrown when the node's answers about a block contradict each other, so that none of them can be trusted. */
export class ContradictionError extends BaseError<{ number: bigint; contradiction: string }> {
  override readonly name = 'Chain.ContradictionError'
  constructor(facts: { number: bigint; contradiction: string }) {
    super(`The chain's node contradicts itself about block ${facts.number}: ${facts.contradiction}`, {
      facts,
      retry: 'later',
    })
  }
}
