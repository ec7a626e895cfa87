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

/** The options that every action has in common. */
export type ActionOptions = RunOptions & {
  /** A viem client with an account, or what signs and sends itself. */
  wallet: Wallet | AnyClient
  /** @default the client's active chain */
  chainId?: number | undefined
  /** Told after each event, before the flow goes on; what it throws is logged. Keep the state to go on elsewhere. */
  onProgress?: ((state: Execution.Execution, event: Execution.Event) => void | Promise<void>) | undefined
  /** Only reads what the server says: nothing is checked, and the wallet is not asked. @default false */
  precheck?: boolean | undefined
}

/** What a trade may cost or bring, by currency; the zero address is the native one. */
export type ExpectedPrices = Readonly<Record<Address, ExpectedPrice>>

/** A price: `raw` in the currency's smallest unit, or `amount` in whole units. */
export type ExpectedPrice = { raw?: bigint | undefined; amount?: string | number | undefined }

/** The request of an action to the server, once the account is known. */
export type Asked = {
  kind: Execution.Kind
  path: string
  toBody: (account: Address, chain: ExecuteChain) => unknown
  expectedPrice?: ExpectedPrices | undefined
}

/** Executes an action. @throws {StoppedError} when the flow ends in a state other than done. */
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

/** Goes with a flow to its end, and tells the caller. @throws {StoppedError} when it ends otherwise than done. */
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

/** Makes a wallet of what the caller has. */
export function toWallet(wallet: Wallet | AnyClient): Wallet {
  return 'signStep' in wallet ? wallet : fromViem(wallet)
}

/** Tells the caller; a fault of theirs does not stop what is in progress. */
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

/** @throws {StoppedError} for a flow that is not done. */
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

/** Small numbers are printed with an exponent otherwise, which is no amount. */
function toText(amount: string | number): string {
  if (typeof amount === 'string') return amount
  return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 })
}

/** What is kept is what is sent. */
function toPlain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body))
}

/** Thrown by actions when a flow ends otherwise than done; `execution` is the state that it ended in. */
export class StoppedError extends BaseError<{ execution: Execution.Ended; reason: Execution.Reason }> {
  override readonly name = 'Execution.StoppedError'
  readonly status: Execution.FailureStatus
  constructor(execution: Extract<Execution.Ended, { reason: unknown }>) {
    const { reason, status } = execution
    super(reason.message, { facts: { execution, reason }, retry: reason.retry })
    this.status = status
  }
}
