import { failureOf, rpcErrorOf } from '@souk/base'
import { conduitControllerAddress, seaportAddress } from '@souk/seaport'
import { type Hex, RpcRequestError } from 'viem'
import * as Lane from './Lane.js'

/**
 * Tokens and zones that burned too much gas of a shared call, or returned too much data, and are now called
 * separately.
 *
 * They have their own lane and connections, and a budget of gas and time. A contract that exceeds its budget is not
 * called for a while. It then has no answer, as if it reverted, and orders that depend on it cannot be filled.
 */
export type Contracts = Lane.Lane & {
  /** The end of each contract's pause in milliseconds, by address in lower case. */
  closed: Map<string, number>
  /** The time that each contract took beyond the node's usual time, in milliseconds. Fast answers reduce it. */
  spent: Map<string, number>
  /** The node's usual time for other calls. A slower answer raises it at once; faster ones lower it gradually. */
  usualMs: number
  nowMs: () => number
  /** Whether the time of an answer says anything about the contract. It does not where calls wait for the node's rate. */
  isTimed: () => boolean
}

/** A JSON-RPC call to a single contract. */
export type Call = { to: string; data?: Hex | undefined; gas?: Hex | undefined }

/** The gas of a question. An order that needs more could hardly be filled. */
const mostGas = '0x4c4b40'
/** How long a contract beyond its budget is not called. */
const closedMs = 60_000
/** The time that a contract may take beyond the node's own. */
const mostSpentMs = 250
/** The most time that one question counts, so that a single pause of the node does not exhaust a contract's budget. */
const mostPerQuestionMs = 100
/** The least time that a question may take. Nearby nodes answer other calls faster than a clock can measure. */
const leastAllowedMs = 10
/** The weight of a faster answer in {@link Contracts.usualMs}. */
const quickerShare = 0.1
const mostRemembered = 10_000

/** Metadata may need any amount of gas, and no order depends on it: tokenURI, uri, name, symbol, contractURI. */
const texts: ReadonlySet<string> = new Set(
  ['c87b56dd', '0e89341c', '06fdde03', '95d89b41', 'e8a3d485'].map((selector) => `0x${selector}`),
)

/** Contracts that all orders share: the exchange, the controller of its conduits, and Multicall3. */
const shared: ReadonlySet<string> = new Set(
  [seaportAddress, conduitControllerAddress, '0xca11bde05977b3631167028862be2a173976ca11'].map((address) =>
    address.toLowerCase(),
  ),
)

/**
 * Creates the state.
 *
 * @param options.nowMs - @default the clock of this process
 * @param options.isTimed - @default always
 */
export function create(options: { nowMs?: () => number; isTimed?: () => boolean } = {}): Contracts {
  const { nowMs = () => performance.now(), isTimed = () => true } = options
  return { ...Lane.create(), closed: new Map(), spent: new Map(), usualMs: 0, nowMs, isTimed }
}

/** Tells whether a contract has exceeded its budget, so that it is not called. */
export function isClosed({ closed, nowMs }: Contracts, address: string): boolean {
  const until = closed.get(address.toLowerCase())
  return until !== undefined && until > nowMs()
}

/**
 * Measures the node's time for calls that are not to a single contract, so that a distant or busy node does not count
 * against contracts.
 */
export function measure(contracts: Contracts, answer: Promise<unknown>): void {
  const beganMs = contracts.nowMs()
  const note = () => {
    const ms = contracts.nowMs() - beganMs
    const { usualMs } = contracts
    contracts.usualMs = ms > usualMs ? ms : usualMs + (ms - usualMs) * quickerShare
  }
  // A failed call says nothing about the usual time.
  answer.then(note, () => {})
}

/** Tells whether a call asks a single contract of a stranger. */
export function isAlone(params: unknown): params is readonly [Call, ...unknown[]] {
  if (!Array.isArray(params) || params[2] !== undefined) return false
  const [call] = params
  return typeof call?.to === 'string' && call.from === undefined && !shared.has(call.to.toLowerCase())
}

/**
 * Calls a single contract in its turn.
 *
 * @param send - Sends the call to the node.
 * @throws The node's error. A contract beyond its budget reverts.
 */
export function ask(
  contracts: Contracts,
  call: Call,
  send: (call: Call) => Promise<unknown>,
): Promise<unknown> {
  const address = call.to.toLowerCase()
  if (texts.has((call.data ?? '').slice(0, 10)))
    return Lane.ask(contracts, `${address}:text`, () => send(call))
  if (isClosed(contracts, address)) return Promise.reject(reverted())
  return Lane.ask(contracts, address, async () => {
    // Earlier questions in the lane may have used up the budget.
    if (isClosed(contracts, address)) throw reverted()
    const beganMs = contracts.nowMs()
    const spend = () => count(contracts, address, contracts.nowMs() - beganMs)
    try {
      const answer = await send({ ...call, gas: call.gas ?? mostGas })
      spend()
      return answer
    } catch (error) {
      if (failureOf(error) === 'unreachable') throw error
      spend()
      if (isOverBudget(error)) close(contracts, address)
      throw reverted()
    }
  })
}

/** Nodes report running out of gas in different ways, or refuse the call. */
function isOverBudget(error: unknown): boolean {
  return failureOf(error) === 'refused' || /gas|oog/i.test(rpcErrorOf(error)?.message.slice(0, 1_000) ?? '')
}

/** Adds the time that a question took beyond twice the node's usual time, or subtracts what it was faster. */
function count(contracts: Contracts, address: string, tookMs: number): void {
  const { spent, usualMs } = contracts
  if (!contracts.isTimed()) return
  const beyondMs = Math.min(tookMs - Math.max(leastAllowedMs, 2 * usualMs), mostPerQuestionMs)
  const ms = Math.max(0, (spent.get(address) ?? 0) + beyondMs)
  if (spent.size >= mostRemembered) spent.clear()
  if (ms === 0) spent.delete(address)
  else spent.set(address, ms)
  if (ms > mostSpentMs) close(contracts, address)
}

function close({ closed, spent, nowMs }: Contracts, address: string): void {
  if (closed.size >= mostRemembered) closed.clear()
  closed.set(address, nowMs() + closedMs)
  spent.delete(address)
}

function reverted(): RpcRequestError {
  const error = { code: 3, message: 'execution reverted: the contract is out of its budget' }
  return new RpcRequestError({ body: {}, error, url: '' })
}
