import { AbortedError, loadCode } from '@souk/base'
import type { Order } from '@souk/seaport'
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
 * It ends within `deadlineMs`, always with an event that makes the state final, and throws only for options that make
 * no sense. Whoever keeps `Execution.reduce(state, event)` after each event can go on elsewhere with `from`: what the
 * wallet was asked for is not asked for again. Where its answer is not known and the chain does not show it, the flow
 * is `unknown` with a question, until `retry` says `ask-again`.
 *
 * Asks the wallet: for what the server's steps say, after the checks.
 *
 * @param options.state - A flow that begins, of `Execution.start`, or one that was kept.
 * @param options.retry - What to do about something that the wallet was asked for without a known answer.
 * @param options.known - What the application knows of tokens, prices and accounts; the guard goes by it.
 * @param options.override - Findings of the guard that the person accepts, by name. They are told all the same.
 * @param options.isTrustedTarget - Vouches for a contract that the configuration does not name. @default nobody does
 * @param options.areItemsParallel - Does all items of a step side by side, instead of one after another. @default false
 * @param options.waitsForIndexer - Waits for the server to take a trade in, after the chain has it. @default true
 * @param options.gas - Limit of each transaction. @default what the server or the wallet says
 * @param options.walletTimeoutMs - How long the wallet may take for each answer. @default 600 000
 * @param options.deadlineMs - For the whole flow. @default 1 800 000
 * @throws {ClosedError} for a flow that has ended for good. @throws {ChainMissingError} for a chain without configuration.
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

/** How a flow is carried out. */
export type RunOptions = {
  known?: Order.Context | undefined
  override?: readonly Order.FindingName[] | undefined
  isTrustedTarget?: ((target: Target) => boolean | Promise<boolean>) | undefined
  areItemsParallel?: boolean | undefined
  waitsForIndexer?: boolean | undefined
  gas?: bigint | undefined
  walletTimeoutMs?: number | undefined
  deadlineMs?: number | undefined
  /** Stops it; the state says then what was begun. */
  signal?: AbortSignal | undefined
}

type Parts = Omit<Flow, 'signal'>

function withDefaults(options: runSteps.Options): Omit<Parts, 'client' | 'chain' | 'ground'> {
  const { state, wallet, known, override, isTrustedTarget, gas } = options
  return {
    ...{ state, wallet, known, override, isTrustedTarget, gas },
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
    // What carries flows out is loaded when there is one, while the server works on its steps.
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

/** The state is always that of the last event told. */
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
