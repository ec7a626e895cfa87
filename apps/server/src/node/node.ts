import {
  BadResponseError,
  BaseError,
  delay,
  failureOf,
  findCause,
  TimeoutError as NoAnswerError,
  rpcErrorOf,
  UnreachableError,
} from '@souk/base'
import {
  BlockNotFoundError,
  createPublicClient,
  type EIP1193RequestFn,
  type Hex,
  type HttpTransport,
  type PublicClient,
  TimeoutError,
} from 'viem'
import * as Contracts from './Contracts.js'
import * as Lacks from './Lacks.js'
import * as Link from './Link.js'
import * as LogRange from './LogRange.js'
import * as Pace from './Pace.js'
import * as Refusal from './Refusal.js'

/** A connection to a node. */
export type Node = PublicClient<HttpTransport> & {
  /** Contracts that are called separately; others share calls. */
  contracts?: Contracts.Contracts
  /** What all connections to the node share. */
  link?: Link.Link
  /** How many blocks of history to request at once. */
  range?: LogRange.LogRange
}

const timeoutMs = 20_000

/**
 * Creates a connection to a node. Calls of the same moment share one request. Calls to a single contract of a
 * stranger use their own connections; see {@link Contracts.Contracts}.
 */
export function createNode(rpcUrl: string): Node {
  const link = Link.create(rpcUrl)
  const contracts = Contracts.create({ isTimed: () => !Pace.isLimited(link.pace) })
  const batched = Link.transport(link, { retryCount: 1, timeoutMs, timeWindow: 0 })
  const single = Link.transport(link, { retryCount: 0, timeoutMs, batchSize: 1 })
  const transport: HttpTransport = (config) => {
    const [usual, own] = [batched(config), single(config)]
    const request = (async (args: { method: string; params?: unknown }, options?: object) => {
      Pace.assertOpen(link.pace)
      const { method, params } = args
      if (method !== 'eth_call' || !Contracts.isAlone(params)) {
        const answer = askKnown(link, args, () => askPatiently(() => usual.request(args as never, options)))
        Contracts.measure(contracts, answer)
        return answer
      }
      const [call, ...rest] = params
      const ask = () =>
        Contracts.ask(contracts, call, (asked) =>
          own.request({ method, params: [asked, ...rest] } as never, options),
        )
      return askPatiently(ask)
    }) as EIP1193RequestFn
    return { ...usual, request }
  }
  const client = createPublicClient({ transport, cacheTime: 0 })
  return Object.assign(client, { contracts, link, range: LogRange.create() })
}

/** Does not send what the node has refused before. */
async function askKnown(
  { pace, lacks }: Link.Link,
  { method, params }: { method: string; params?: unknown },
  send: () => Promise<unknown>,
): Promise<unknown> {
  const form = Lacks.formOf(method, params)
  if (form) Lacks.assertAnswered(lacks, form)
  try {
    const answer = await send()
    Pace.succeed(pace)
    return answer
  } catch (error) {
    if (form) Lacks.note(lacks, form, error)
    throw error
  }
}

/** A step along the chain needs many answers. One that is refused would waste all others. */
const mostRepeats = { rate: 6, late: 3 }
const lateMs = 20

/**
 * Repeats a call that the node itself cannot answer for now. For its rate: each time, the call waits for its turn at the slower
 * pace. For any other reason: of several nodes behind an address, one may not know a block yet that another has shown.
 */
async function askPatiently<answer>(send: () => Promise<answer>): Promise<answer> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await send()
    } catch (error) {
      const isRate = Refusal.of(error)?.type === 'rate'
      if (repeats === mostRepeats[isRate ? 'rate' : 'late'] || !(isRate || isLate(error))) throw error
      if (!isRate) await delay(lateMs * 2 ** repeats)
    }
  }
}

/** Tells whether the node has answered that it cannot answer now, other than for its budget or its old blocks. */
function isLate(error: unknown): boolean {
  return failureOf(error) === 'unreachable' && (rpcErrorOf(error)?.code ?? -1) !== -1 && !Refusal.of(error)
}

/** Creates a connection that sends each call as its own request, for calls that may take the node long. */
export function createSlowNode(link: Link.Link): Node {
  const transport = Link.transport(link, { retryCount: 0, timeoutMs, batchSize: 1 })
  return createPublicClient({ transport, cacheTime: 0 })
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
  const block =
    (await fromNode('eth_getBlockByNumber', () => findBlock(node, number))) ??
    // Of several nodes behind an address, one may lag. Another one answers the second question.
    (await fromNode('eth_getBlockByNumber', () => findBlock(node, number)))
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
    const refusal = Refusal.of(cause)
    const retryAfterMs =
      findCause(cause, Pace.PausedError)?.facts.retryAfterMs ??
      (refusal && 'retryAfterMs' in refusal ? refusal.retryAfterMs : undefined)
    throw new NodeError({
      method,
      reason: toReason(cause),
      isTooMuch: isTooMuch(cause, refusal),
      ...(refusal && { refusal }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  }
}

/**
 * Tells whether a smaller request might succeed: the node refuses the size, or is too slow. Some nodes use their rate
 * limit's code for a result that is too large.
 */
function isTooMuch(cause: unknown, refusal: Refusal.Refusal | undefined): boolean {
  if (refusal) return refusal.type === 'blocks' || refusal.type === 'logs'
  if (findCause(cause, TimeoutError) || findCause(cause, NoAnswerError)) return true
  return failureOf(cause) === 'refused'
}

function toReason(cause: unknown): string {
  const paused = findCause(cause, Pace.PausedError)
  if (paused) return paused.message
  const said = findCause(cause, BadResponseError) && Refusal.textOf(cause)
  if (said) return said.slice(0, mostShown)
  if (cause instanceof UnreachableError) return toReason(cause.cause)
  if (cause instanceof Error && 'shortMessage' in cause) return String(cause.shortMessage)
  return cause instanceof Error ? cause.message.split('\n', 1).join('') : 'no answer'
}

const mostShown = 200

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
    /** The limit that the node names. */
    refusal?: Refusal.Refusal
    /** How long the node asks to wait. */
    retryAfterMs?: number
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
