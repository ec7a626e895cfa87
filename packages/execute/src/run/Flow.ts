import type { AnyClient } from '@souk/base'
import type { Order, TransactionOverrides } from '@souk/seaport'
import type { Target } from '../checks/errors.js'
import type { Ground } from '../checks/Ground.js'
import type { ExecuteChain, ExecuteClient } from '../client/ExecuteClient.js'
import { within } from '../client/within.js'
import type { Quote } from '../domain/Quote.js'
import type { AlignedStep } from '../state/alignSteps.js'
import type { Execution, ItemPlace, ItemState, Origin } from '../state/ExecutionState.js'
import type { Wallet } from '../wallets/Wallet.js'

/** A pending request for the steps, and facts that were read in the meantime. */
export type Begun = { asked: Promise<unknown>; found: { origin: Origin | undefined } }

/** The state that all parts of a run share. It belongs to that run only. */
export type Flow = {
  client: ExecuteClient
  chain: ExecuteChain
  wallet: Wallet
  ground: Ground
  /** The result of reducing all events so far. */
  state: Execution
  /** The server's latest steps, matched with those of the state. */
  steps: readonly AlignedStep[]
  /** The request for the steps, if it has already been sent. */
  begun: Begun | undefined
  quote: Quote | undefined
  overrides: TransactionOverrides
  isParallel: boolean
  waitsForIndexer: boolean
  walletTimeoutMs: number
  known: Order.Context | undefined
  override: readonly Order.FindingName[] | undefined
  isTrustedTarget: ((target: Target) => boolean | Promise<boolean>) | undefined
  /** Targets that the caller vouched for, so that it is not asked twice. */
  vouched: Target[]
  /** Fires when the caller stops the flow or its deadline passes. */
  signal: AbortSignal
  /** Whether something failed. If so, the wallet receives no further requests. */
  isStopping: boolean
}

/** Returns the current state of an item. */
export function itemAt({ state }: Pick<Flow, 'state'>, { step, item }: ItemPlace): ItemState | undefined {
  return state.steps[step]?.items[item]
}

/** Returns how often to ask for a status. */
export function attemptsOf({ client, chain }: Pick<Flow, 'client' | 'chain'>): number {
  return client.maxPollingAttempts ?? Math.ceil(150_000 / chain.checkPollingInterval)
}

/** Returns a client that can read a chain: the configured one, or that of the wallet. */
export async function readerFor(flow: Flow, chainId: number): Promise<AnyClient | undefined> {
  const { client, wallet } = flow
  const own = client.chains.find(({ id }) => id === chainId)?.client
  if (own || !wallet.client || !wallet.getChainId) return own
  return (await walletChainOf(flow)) === chainId ? wallet.client : undefined
}

/** The timeout for wallet requests that need no confirmation by the user. */
const quickTimeoutMs = 15_000

/** Returns the chain that the wallet is on, or `undefined` if the wallet does not report it. */
export async function walletChainOf(flow: Flow): Promise<number | undefined> {
  const { client, wallet, signal } = flow
  const ask = async () => wallet.getChainId?.()
  const limits = { timeoutMs: quickTimeoutMs, clock: client.clock, signal }
  const answer = await within(() => ask().catch(() => undefined), limits)
  return answer.isLate ? undefined : answer.value
}
