import { isAddressEqual } from 'viem'
import { checkPrice } from '../checks/checkPrice.js'
import { checkValue } from '../checks/checkValue.js'
import { DataError, NoStepsError } from '../client/FlowError.js'
import { within } from '../client/within.js'
import { alignSteps } from '../state/alignSteps.js'
import * as Execution from '../state/Execution.js'
import type { Event } from '../state/ExecutionState.js'
import { findSent } from '../state/findSent.js'
import { AccountError, UnansweredError } from '../wallets/Wallet.js'
import * as QuoteWire from '../wire/quote.js'
import { addressOf } from './addressOf.js'
import type { Request } from './askWallet.js'
import { beginQuote } from './beginQuote.js'
import { attemptsOf, type Flow, readerFor } from './Flow.js'
import { runItem, settleItem } from './runItem.js'
import { together } from './together.js'
import { toFound, vouch } from './vouch.js'

/**
 * Runs a flow from its current state to its end.
 *
 * @throws the error that prevents it.
 */
export async function* work(
  flow: Flow,
  options: { retry: 'ask-again' | undefined },
): AsyncGenerator<Event, void> {
  const { retry } = options
  const isBegun = flow.state.steps.length > 0 || flow.state.status !== 'quoting'
  if (isBegun) yield { type: 'resumed' }
  await assertAccount(flow)
  yield* settleBegun(flow, { waits: retry === undefined })
  // Requests that the chain shows as done are not repeated, even if the user asks for it.
  if (retry && Execution.isUnanswered(flow.state)) yield { type: 'resumed', retry }
  const isDone = flow.state.steps.length > 0 && Execution.nextStep(flow.state) === undefined
  if (!isDone) {
    yield* quote(flow)
    assertAnswered(flow)
    yield* runAll(flow)
  }
  yield { type: 'done' }
}

async function assertAccount({ client, wallet, state, signal }: Flow): Promise<void> {
  const address = await addressOf(wallet, { client, signal })
  if (!isAddressEqual(address, state.account))
    throw new AccountError({ account: state.account, wallet: address })
}

/** The timeout of the search for a transaction. */
const searchTimeoutMs = 30_000

/** Completes items that were started before, using only the state, because the server may have forgotten them. */
async function* settleBegun(flow: Flow, options: { waits: boolean }): AsyncGenerator<Event, void> {
  for (const [step, { items }] of flow.state.steps.entries())
    for (const item of items.keys()) {
      const place = { step, item }
      yield* findAsked(flow, place, options)
      yield* settleItem(flow, place)
    }
}

/**
 * Searches the chain for a transaction that the wallet was asked for, as long as the account has pending transactions.
 */
async function* findAsked(
  flow: Flow,
  place: Execution.ItemPlace,
  { waits }: { waits: boolean },
): AsyncGenerator<Event, void> {
  const { steps, origin } = flow.state
  const { status, key, chainId } = steps[place.step]?.items[place.item] ?? {}
  if (status !== 'asked' || !key || !origin || chainId !== flow.chain.id) return
  for (let attempts = 0; attempts < attemptsOf(flow); attempts++) {
    if (attempts > 0) await flow.client.clock.delay(flow.chain.checkPollingInterval, { signal: flow.signal })
    const found = await lookFor(flow, { key, origin, chainId })
    if (found?.hash) yield { type: 'sent', ...place, hash: found.hash }
    if (!found?.isPending || found.hash || !waits) return
  }
}

async function lookFor(
  flow: Flow,
  wanted: Omit<findSent.Options, 'account'>,
): Promise<findSent.Result | undefined> {
  const search = async () => {
    const reader = await readerFor(flow, wanted.chainId)
    return reader && findSent(reader, { account: flow.state.account, ...wanted })
  }
  const limits = { timeoutMs: searchTimeoutMs, clock: flow.client.clock, signal: flow.signal }
  // If the node does not answer, the user has to decide.
  const found = await within(() => search().catch(() => undefined), limits)
  return found.isLate ? undefined : found.value
}

async function* quote(flow: Flow): AsyncGenerator<Event, void> {
  const { chain, ground } = flow
  yield { type: 'quoting' }
  const { asked, found } = flow.begun ?? beginQuote(flow)
  flow.begun = undefined
  const quote = QuoteWire.decode(await asked)
  flow.quote = quote
  flow.steps = alignSteps(flow.state, quote.steps)
  yield { type: 'quoted', quote }
  if (flow.state.steps.length === 0)
    throw new NoStepsError({ reasons: quote.errors.map(({ message }) => message) })
  const error = checkPrice(flow.state, chain) ?? checkValue(ground, { quote, totals: flow.state.totals })
  if (error) throw error
  // All items that are known are checked before the wallet receives the first request.
  for (const index of flow.steps.keys())
    for (const { place, step, item } of readyItems(flow, index)) {
      if (!item.data) continue
      const findings = await vouch(flow, step.id, item.data)
      if (findings.length > 0) yield { type: 'found', ...place, findings: findings.map(toFound) }
    }
  if (found.origin) yield { type: 'located', origin: found.origin }
}

/** Throws if a wallet request has no known outcome, because only the user may decide to repeat it. */
function assertAnswered({ state }: Flow): void {
  const open = state.steps.find((step) => step.items.some((item) => item.status === 'asked'))
  if (open) throw new UnansweredError({ stepId: open.id, reason: 'it was asked in an earlier run' })
}

/** How often, and at which interval, the client repeats a request for items that are not ready. */
const dataAttempts = 15
const dataIntervalMs = 5_000

async function* runAll(flow: Flow): AsyncGenerator<Event, void> {
  let attempts = 0
  for (;;) {
    const index = Execution.nextStep(flow.state)
    if (index === undefined) return
    const ready = readyItems(flow, index)
    if (ready.length > 0) {
      yield* runItems(flow, ready)
      attempts = 0
      continue
    }
    if (attempts >= dataAttempts) throw new DataError({ stepId: flow.state.steps[index]?.id ?? '', attempts })
    attempts++
    const item = flow.state.steps[index]?.items.findIndex(({ status }) => status === 'incomplete') ?? 0
    yield { type: 'preparing', step: index, item, attempt: attempts }
    await flow.client.clock.delay(dataIntervalMs, { signal: flow.signal })
    yield* quote(flow)
  }
}

function readyItems(flow: Flow, index: number): readonly Request[] {
  const { step, items } = flow.steps[index] ?? {}
  if (!step || !items) return []
  return items.flatMap((item, at) => {
    const isOpen = flow.state.steps[index]?.items[at]?.status === 'incomplete'
    return item?.data && isOpen ? [{ place: { step: index, item: at }, step, item }] : []
  })
}

async function* runItems(flow: Flow, ready: readonly Request[]): AsyncGenerator<Event, void> {
  const runs = ready.map((request) => runItem(flow, request))
  const onError = () => {
    flow.isStopping = true
  }
  if (flow.isParallel) yield* together(runs, { onError })
  else for (const run of runs) yield* run
}
