import { failureOf, rpcErrorOf } from '@souk/base'
import { conduitControllerAddress, seaportAddress } from '@souk/seaport'
import { type Hex, RpcRequestError } from 'viem'
import * as Lane from './Lane.js'

/**
 * Tokens and zones that burned so much of the gas of a shared call, or had so much to say, that they are asked alone.
 *
 * They have a lane and connections of their own, and a budget of gas and of time. Whoever runs out of either is not asked
 * at all for a while: it has no answer, as if it refused, and what stands on it cannot be filled.
 */
export type Contracts = Lane.Lane & {
  /** Until when contracts are not asked, in milliseconds, by address in lower case. */
  closed: Map<string, number>
  /** What contracts took beyond what the node takes for anything, in milliseconds; quick answers pay it back. */
  spent: Map<string, number>
  /** What the node took for everything else: at once as long as its slowest answer, and from then on ever less. */
  usualMs: number
  nowMs: () => number
}

/** A call that asks one contract alone, as JSON-RPC has it. */
export type Call = { to: string; data?: Hex | undefined; gas?: Hex | undefined }

/** Gas of a question. What needs more than that could hardly be filled. */
const mostGas = '0x4c4b40'
/** A contract is not asked for so long once it is out of its budget. */
const closedMs = 60_000
/** Time that a contract may take beyond the node's own. */
const mostSpentMs = 250
/** One question counts no more, so that no single pause of the node closes a contract. */
const mostPerQuestionMs = 100
/** What a question may take at least: nodes nearby answer others within less than a clock can tell. */
const leastAllowedMs = 10
/** How much a quicker answer of the node counts for {@link Contracts.usualMs}. */
const quickerShare = 0.1
const mostRemembered = 10_000

/** Pictures and words may need any gas, and nobody's order stands on them: tokenURI, uri, name, symbol, contractURI. */
const texts: ReadonlySet<string> = new Set(
  ['c87b56dd', '0e89341c', '06fdde03', '95d89b41', 'e8a3d485'].map((selector) => `0x${selector}`),
)

/** They answer for everybody: the exchange, the controller of its conduits, and Multicall3. */
const shared: ReadonlySet<string> = new Set(
  [seaportAddress, conduitControllerAddress, '0xca11bde05977b3631167028862be2a173976ca11'].map((address) =>
    address.toLowerCase(),
  ),
)

/** Makes the state. @param options.nowMs - @default the clock of this process */
export function create(options: { nowMs?: () => number } = {}): Contracts {
  const { nowMs = () => performance.now() } = options
  return { ...Lane.create(), closed: new Map(), spent: new Map(), usualMs: 0, nowMs }
}

/** Tells whether a contract is out of its budget, so that it is not asked. */
export function isClosed({ closed, nowMs }: Contracts, address: string): boolean {
  const until = closed.get(address.toLowerCase())
  return until !== undefined && until > nowMs()
}

/** Notes how long the node takes for what asks no contract alone: a far or busy node is no contract's fault. */
export function measure(contracts: Contracts, answer: Promise<unknown>): void {
  const beganMs = contracts.nowMs()
  const note = () => {
    const ms = contracts.nowMs() - beganMs
    const { usualMs } = contracts
    contracts.usualMs = ms > usualMs ? ms : usualMs + (ms - usualMs) * quickerShare
  }
  // An outage says nothing of how long answers take.
  answer.then(note, () => {})
}

/** Tells whether a call asks a stranger's contract alone. */
export function isAlone(params: unknown): params is readonly [Call, ...unknown[]] {
  if (!Array.isArray(params) || params[2] !== undefined) return false
  const [call] = params
  return typeof call?.to === 'string' && call.from === undefined && !shared.has(call.to.toLowerCase())
}

/**
 * Asks a contract alone, when its turn has come.
 *
 * @param send - Sends the call to the node.
 * @throws What the node says; a contract that is out of its budget reverts.
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
    // Those before it in line may have used up the budget.
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

/** What ran out of gas says so in one way or another, or is refused by the node. */
function isOverBudget(error: unknown): boolean {
  return failureOf(error) === 'refused' || /gas|oog/i.test(rpcErrorOf(error)?.message.slice(0, 1_000) ?? '')
}

/** Adds what a question took beyond twice the node's usual time, or takes off what it was quicker. */
function count(contracts: Contracts, address: string, tookMs: number): void {
  const { spent, usualMs } = contracts
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
