import { type AnyClient, BaseError } from '@souk/base'
import type { Address } from 'viem'
import { call } from '../client/call.js'
import { chainOf, type ExecuteChain, type ExecuteClient } from '../client/ExecuteClient.js'
import { log } from '../client/log.js'
import type { Quote } from '../domain/Quote.js'
import * as Execution from '../state/Execution.js'
import { fromViem } from '../wallets/fromViem.js'
import type { Wallet } from '../wallets/Wallet.js'
import * as QuoteWire from '../wire/quote.js'
import { addressOf } from './addressOf.js'
import { hold, newName } from './hold.js'
import { refreshLiquidity } from './refreshLiquidity.js'
import { type RunOptions, runSteps } from './runSteps.js'

/** The options that all actions have in common. */
export type ActionOptions = RunOptions & {
  /** A viem client with an account, or an object that signs and sends. */
  wallet: Wallet | AnyClient
  /** @default the client's active chain */
  chainId?: number | undefined
  /**
   * Called after each event, before the flow continues. Errors that it throws are logged. Save the state here to resume
   * elsewhere.
   */
  onProgress?: ((state: Execution.Execution, event: Execution.Event) => void | Promise<void>) | undefined
  /** Returns the server's quote only: runs no checks and does not ask the wallet. @default false */
  precheck?: boolean | undefined
}

/** The expected cost or proceeds of a trade, by currency. The zero address is the native currency. */
export type ExpectedPrices = Readonly<Record<Address, ExpectedPrice>>

/** A price: `raw` in the currency's smallest unit, or `amount` in whole units. */
export type ExpectedPrice = { raw?: bigint | undefined; amount?: string | number | undefined }

/** The request of an action to the server, created once the account is known. */
export type Asked = {
  kind: Execution.Kind
  path: string
  toBody: (account: Address, chain: ExecuteChain) => unknown
  expectedPrice?: ExpectedPrices | undefined
}

/**
 * Executes an action.
 *
 * @throws {StoppedError} if the flow ends in any state other than done.
 */
export async function execute(
  client: ExecuteClient,
  asked: Asked,
  options: ActionOptions,
): Promise<Execution.Execution | Quote> {
  const { precheck = false, onProgress, ...runOptions } = options
  const chain = chainOf(client, options.chainId)
  const wallet = toWallet(options.wallet)
  const account = await addressOf(wallet, { client, signal: options.signal })
  const request = { path: asked.path, body: toPlain(asked.toBody(account, chain)) }
  const wanted = { kind: asked.kind, request }
  if (precheck) return readQuote(client, { chain, wanted, signal: options.signal })
  const expected = asked.expectedPrice && toExpected(asked.expectedPrice)
  const id = newName()
  const state = Execution.start({ ...wanted, id, chainId: chain.id, account, expected })
  return hold(client, id, () => follow(client, { ...runOptions, onProgress, state, wallet }))
}

/**
 * Runs a flow to its end and reports its progress.
 *
 * @throws {StoppedError} if the flow ends in any state other than done.
 */
export async function follow(client: ExecuteClient, options: follow.Options): Promise<Execution.Execution> {
  const { onProgress, ...rest } = options
  let { state } = options
  for await (const event of runSteps(client, rest)) {
    state = Execution.reduce(state, event)
    await tell(client, onProgress, { state, event })
  }
  return finish(state)
}

export declare namespace follow {
  type Options = runSteps.Options & Pick<ActionOptions, 'onProgress'>
}

/** Converts what the caller passed into a wallet. */
export function toWallet(wallet: Wallet | AnyClient): Wallet {
  return 'signStep' in wallet ? wallet : fromViem(wallet)
}

/** Calls the caller's `onProgress`. Its errors do not stop the flow. */
async function tell(
  client: ExecuteClient,
  onProgress: ActionOptions['onProgress'],
  { state, event }: { state: Execution.Execution; event: Execution.Event },
): Promise<void> {
  try {
    await onProgress?.(state, event)
  } catch (error) {
    log(client, 'error', 'onProgress failed', error)
  }
}

/**
 * Returns a finished flow.
 *
 * @throws {StoppedError} if the flow is not done.
 */
function finish(state: Execution.Execution): Execution.Execution {
  if (state.status === 'done' || !('reason' in state)) return state
  throw new StoppedError(state)
}

type Reading = {
  chain: ExecuteChain
  wanted: Pick<Execution.Common, 'kind' | 'request'>
  signal: AbortSignal | undefined
}

async function readQuote(client: ExecuteClient, { chain, wanted, signal }: Reading): Promise<Quote> {
  const { path, body } = wanted.request
  try {
    return QuoteWire.decode(await call(client, path, { chain, body, attempts: 3, signal }))
  } catch (error) {
    refreshLiquidity(client, { chain, error, wanted })
    throw error
  }
}

function toExpected(prices: ExpectedPrices): readonly Execution.Expectation[] {
  return Object.entries(prices).map(([currency, { raw, amount }]) => ({
    currency: currency as Address,
    ...(raw === undefined ? undefined : { raw: String(raw) }),
    ...(amount === undefined ? undefined : { amount: toText(amount) }),
  }))
}

/** Avoids the exponents that JavaScript prints for small numbers, because they are not valid amounts. */
function toText(amount: string | number): string {
  if (typeof amount === 'string') return amount
  return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 })
}

/** Converts the body to plain JSON, so that the saved request equals the one that is sent. */
function toPlain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body))
}

/** Thrown by actions when a flow ends in any state other than done. `execution` is its final state. */
export class StoppedError extends BaseError<{ execution: Execution.Ended; reason: Execution.Reason }> {
  override readonly name = 'Execution.StoppedError'
  readonly status: Execution.FailureStatus
  constructor(execution: Extract<Execution.Ended, { reason: unknown }>) {
    const { reason, status } = execution
    super(reason.message, { facts: { execution, reason }, retry: reason.retry })
    this.status = status
  }
}
