import type { AnyClient } from '@souk/base'
import type { Order } from '@souk/seaport'
import type { Target } from '../checks/errors.js'
import type { Ground } from '../checks/Ground.js'
import type { ExecuteChain, ExecuteClient } from '../client/ExecuteClient.js'
import { within } from '../client/within.js'
import type { Quote } from '../domain/Quote.js'
import type { AlignedStep } from '../state/alignSteps.js'
import type { Execution, ItemPlace, ItemState, Origin } from '../state/ExecutionState.js'
import type { Wallet } from '../wallets/Wallet.js'

/** A server at work on its answer, and what else was found out meanwhile. */
export type Begun = { asked: Promise<unknown>; found: { origin: Origin | undefined } }

/** All that the parts of a run share; it belongs to the one run. */
export type Flow = {
  client: ExecuteClient
  chain: ExecuteChain
  wallet: Wallet
  ground: Ground
  /** Always what the events so far come to. */
  state: Execution
  /** What the server last said, beside the state's steps. */
  steps: readonly AlignedStep[]
  /** The server was asked for the steps already. */
  begun: Begun | undefined
  quote: Quote | undefined
  gas: bigint | undefined
  isParallel: boolean
  waitsForIndexer: boolean
  walletTimeoutMs: number
  known: Order.Context | undefined
  override: readonly Order.FindingName[] | undefined
  isTrustedTarget: ((target: Target) => boolean | Promise<boolean>) | undefined
  /** Targets that were vouched for, so that nobody is asked twice. */
  vouched: Target[]
  /** Fires when the caller stops it, or its time is over. */
  signal: AbortSignal
  /** Something failed: what the wallet was not asked for yet is left. */
  isStopping: boolean
}

/** Where an item stands now. */
export function itemAt({ state }: Pick<Flow, 'state'>, { step, item }: ItemPlace): ItemState | undefined {
  return state.steps[step]?.items[item]
}

/** How often to ask whether something has come about. */
export function attemptsOf({ client, chain }: Pick<Flow, 'client' | 'chain'>): number {
  return client.maxPollingAttempts ?? Math.ceil(150_000 / chain.checkPollingInterval)
}

/** What a chain can be looked at through: a client of its own, or a wallet that is there. */
export async function readerFor(flow: Flow, chainId: number): Promise<AnyClient | undefined> {
  const { client, wallet } = flow
  const own = client.chains.find(({ id }) => id === chainId)?.client
  if (own || !wallet.client || !wallet.getChainId) return own
  return (await walletChainOf(flow)) === chainId ? wallet.client : undefined
}

/** How long a wallet may take for what it need not ask the person for. */
const quickTimeoutMs = 15_000

/** The chain that the wallet is on; `undefined` where it does not say. */
export async function walletChainOf(flow: Flow): Promise<number | undefined> {
  const { client, wallet, signal } = flow
  const ask = async () => wallet.getChainId?.()
  const limits = { timeoutMs: quickTimeoutMs, clock: client.clock, signal }
  const answer = await within(() => ask().catch(() => undefined), limits)
  return answer.isLate ? undefined : answer.value
}
