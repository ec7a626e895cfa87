import { AbortedError, loadCode } from '@souk/base'
import { type Order, overridesOf, type TransactionOverrides } from '@souk/seaport'
import type { Target } from '../checks/errors.js'
import { groundOf } from '../checks/Ground.js'
import { chainOf, type ExecuteClient } from '../client/ExecuteClient.js'
import { ClosedError, DeadlineError } from '../client/FlowError.js'
import * as Execution from '../state/Execution.js'
import type { Wallet } from '../wallets/Wallet.js'
import { beginQuote } from './beginQuote.js'
import type { Flow } from './Flow.js'
import { refreshLiquidity } from './refreshLiquidity.js'
import { toEnding } from './toEnding.js'
import { wishOf } from './wishOf.js'

/**
 * Executes a flow step by step, and yields each event before it continues.
 *
 * Always yields an event with a final state, within `deadlineMs`. It throws only for invalid options. Save
 * `Execution.reduce(state, event)` after each event to resume elsewhere with `from`: requests that the wallet already
 * answered are not repeated. If an answer is unknown and the chain does not show it, the flow ends as `unknown` with a
 * question until `retry` is `ask-again`.
 *
 * Asks the wallet: for the server's steps, after the checks.
 *
 * @param options.state - A new flow of `Execution.start`, or a saved one.
 * @param options.retry - What to do about a wallet request whose outcome is unknown.
 * @param options.known - Tokens, prices and accounts that the app knows. The guard uses them.
 * @param options.override - Names of the guard's findings that the user accepts. They are still reported.
 * @param options.isTrustedTarget - Vouches for a contract that is not configured. @default trusts none
 * @param options.areItemsParallel - Runs all items of a step in parallel instead of one after another. @default false
 * @param options.waitsForIndexer - Waits until the server has indexed a trade that is on chain. @default true
 * @param options.gas - The gas limit of the transactions of the last step, because those before are approvals. Like the
 * fees, it replaces the value of the server. @default the value of the server or the wallet
 * @param options.nonce - The nonce of the first transaction; the next ones count on. A resumed flow never uses a nonce
 * for a second transaction, and repeats a transaction of unknown outcome with its own nonce.
 * @default the account's next one
 * @param options.walletTimeoutMs - The timeout of each wallet request. @default 600,000
 * @param options.deadlineMs - The deadline of the whole flow. @default 1,800,000
 * @throws {ClosedError} if the flow has ended and cannot be resumed.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * let state = Execution.start({ kind: 'buy', chainId: 1, account, request: { path: '/execute/buy/v7', body } })
 * for await (const event of runSteps(client, { state, wallet })) state = Execution.reduce(state, event)
 */
export function runSteps(
  client: ExecuteClient,
  options: runSteps.Options,
): AsyncGenerator<Execution.Event, void> {
  const { state } = options
  const isClosed = !Execution.canResume(state)
  if (isClosed) throw new ClosedError({ status: state.status })
  const chain = chainOf(client, state.chainId)
  const ground = groundOf(state, chain, wishOf(state))
  return run({ client, chain, ground, ...withDefaults(options) }, options)
}

export declare namespace runSteps {
  type Options = RunOptions & {
    state: Execution.Execution
    wallet: Wallet
    retry?: 'ask-again' | undefined
  }
}

/** The options for running a flow. */
export type RunOptions = TransactionOverrides & {
  known?: Order.Context | undefined
  override?: readonly Order.FindingName[] | undefined
  isTrustedTarget?: ((target: Target) => boolean | Promise<boolean>) | undefined
  areItemsParallel?: boolean | undefined
  waitsForIndexer?: boolean | undefined
  walletTimeoutMs?: number | undefined
  deadlineMs?: number | undefined
  /** Stops the flow. Its state then shows which requests were started. */
  signal?: AbortSignal | undefined
}

type Parts = Omit<Flow, 'signal'>

function withDefaults(options: runSteps.Options): Omit<Parts, 'client' | 'chain' | 'ground'> {
  const { state, wallet, known, override, isTrustedTarget } = options
  return {
    ...{ state, wallet, known, override, isTrustedTarget },
    overrides: overridesOf(options),
    steps: [],
    begun: undefined,
    quote: undefined,
    isParallel: options.areItemsParallel ?? false,
    waitsForIndexer: options.waitsForIndexer ?? true,
    walletTimeoutMs: options.walletTimeoutMs ?? 600_000,
    vouched: [],
    isStopping: false,
  }
}

async function* run(parts: Parts, options: runSteps.Options): AsyncGenerator<Execution.Event, void> {
  const { signal: outer, retry, deadlineMs = 1_800_000 } = options
  const controller = new AbortController()
  const flow: Flow = { ...parts, signal: controller.signal }
  const stop = () => controller.abort(outer?.reason)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop, { once: true })
  const time = limit(flow, deadlineMs, controller)
  try {
    const isFresh = flow.state.status === 'quoting' && flow.state.steps.length === 0
    if (isFresh) flow.begun = beginQuote(flow)
    // The code that runs flows is loaded with the first flow, while the server prepares its steps.
    const { work } = await loadCode(() => import('./work.js'))
    for await (const event of work(flow, { retry })) yield tell(flow, event)
  } catch (thrown) {
    const error = time.isOver()
      ? new DeadlineError({ deadlineMs })
      : outer?.aborted
        ? new AbortedError({ reason: outer.reason })
        : thrown
    refreshLiquidity(flow.client, { chain: flow.chain, error, wanted: flow.state })
    yield tell(flow, toEnding(flow, error))
  } finally {
    outer?.removeEventListener('abort', stop)
    controller.abort()
  }
}

/** Updates the state, so that it always includes the last event that was yielded. */
function tell(flow: Flow, event: Execution.Event): Execution.Event {
  flow.state = Execution.reduce(flow.state, event)
  return event
}

function limit({ client, signal }: Flow, deadlineMs: number, controller: AbortController) {
  let isOver = false
  client.clock.delay(deadlineMs, { signal }).then(
    () => {
      isOver = true
      controller.abort()
    },
    // The flow ended before.
    () => undefined,
  )
  return { isOver: () => isOver }
}
