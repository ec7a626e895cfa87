import { AbortedError, type AnyClient, TransactionWatch } from '@souk/base'
import type { Hex } from 'viem'
import {
  CancelledError,
  CrossChainError,
  DroppedError,
  FailedError,
  ReplacedError,
  RevertedError,
  UncheckedError,
  UnconfirmedError,
} from '../client/FlowError.js'
import { within } from '../client/within.js'
import type { Event, ItemPlace, Moved } from '../state/ExecutionState.js'
import { transfersIn } from '../state/transfersIn.js'
import { askStatus, askSynced } from './askServer.js'
import { attemptsOf, type Flow, itemAt, readerFor } from './Flow.js'

/** A transaction to wait for, and the client that reads its chain. */
type Waiting = TransactionWatch.TransactionWatch & {
  place: ItemPlace
  chainId: number
  stepId: string
  reader: AnyClient | undefined
  isSeen: boolean | undefined
  attempts: number
}

/**
 * Waits until a transaction is on chain.
 *
 * Asks the chain first. Asks the server only while the chain does not answer or does not know the hash, which need not
 * be the hash of a transaction then. The server's answer is ignored for a transaction that the chain knows.
 */
export async function* confirm(flow: Flow, place: ItemPlace): AsyncGenerator<Event, void> {
  const item = itemAt(flow, place)
  const hash = item?.txHashes?.at(-1)
  if (!item || !hash) return
  const { chainId = flow.chain.id } = item
  const stepId = flow.state.steps[place.step]?.id ?? ''
  const reader = await readerFor(flow, chainId)
  const waiting: Waiting = {
    ...TransactionWatch.create(hash),
    place,
    chainId,
    stepId,
    reader,
    isSeen: undefined,
    attempts: 0,
  }
  const { clock } = flow.client
  for (; waiting.attempts < attemptsOf(flow); waiting.attempts++) {
    if (waiting.attempts > 0) await clock.delay(flow.chain.checkPollingInterval, { signal: flow.signal })
    const event = await lookOnce(flow, waiting)
    if (event) yield event
    if (event?.type === 'mined') return
  }
  const { attempts, isSeen } = waiting
  const endpoint = item.check?.endpoint ?? '/transactions/synced/v2'
  throw new UnconfirmedError({ hash: waiting.hash, chainId, attempts, isSeen, endpoint })
}

async function lookOnce(flow: Flow, waiting: Waiting): Promise<Event | undefined> {
  const sight = await sightOf(flow, waiting)
  if (flow.signal.aborted) throw new AbortedError({ reason: flow.signal.reason })
  switch (sight.type) {
    case 'mined':
      return mined(flow, waiting, sight)
    case 'sped-up':
      return follow(waiting, sight.hash)
    case 'cancelled':
      throw new CancelledError({ hash: waiting.hash, replacement: sight.hash })
    case 'replaced':
      throw new ReplacedError({ hash: waiting.hash, replacement: sight.hash })
    case 'dropped':
      throw new DroppedError({ hash: waiting.hash, nonce: sight.nonce })
    case 'pending':
      waiting.isSeen = true
      return undefined
    case 'unseen':
    case 'silent':
      if (sight.type === 'unseen') waiting.isSeen ??= false
      return waiting.isSeen ? undefined : askAround(flow, waiting)
    default:
      return sight satisfies never
  }
}

/** The timeout of one look at the chain. A slower node counts as silent. */
const lookTimeoutMs = 15_000

async function sightOf(flow: Flow, waiting: Waiting): Promise<TransactionWatch.Sight> {
  const { reader } = waiting
  if (!reader) return { type: 'silent' }
  const { clock } = flow.client
  const limits = { timeoutMs: lookTimeoutMs, clock, signal: flow.signal }
  const look = await within(() => TransactionWatch.look(reader, waiting), limits)
  return look.isLate ? { type: 'silent' } : look.value
}

function mined(
  flow: Flow,
  { place, chainId }: Waiting,
  { receipt }: TransactionWatch.Sight & { type: 'mined' },
): Event {
  const { transactionHash: hash, status, logs } = receipt
  if (status === 'reverted') throw new RevertedError({ hash, chainId })
  return { type: 'mined', ...place, transfers: transfersIn(logs, flow.state) }
}

/** Resets the count, so that a replacement has as much time as the original. */
function follow(waiting: Waiting, hash: Hex): Event {
  Object.assign(waiting, { ...TransactionWatch.create(hash), sent: undefined, attempts: 0 })
  return { type: 'replaced', ...waiting.place, hash }
}

async function askAround(flow: Flow, waiting: Waiting): Promise<Event | undefined> {
  const { place, hash, stepId, reader } = waiting
  const check = itemAt(flow, place)?.check
  const status = check && (await askStatus(flow, check, hash))
  if (status?.status === 'failure') throw new FailedError({ stepId, details: status.details })
  const [named] = status?.txHashes ?? []
  if (status?.status === 'success' && named && reader && named !== hash) return follow(waiting, named)
  const isDone =
    status?.status === 'success' || (await askSynced(flow, { hashes: [hash], withTransfers: false }))
  return isDone ? { type: 'mined', ...place, transfers: [], ...hashesOf(status?.txHashes) } : undefined
}

function hashesOf(txHashes: readonly Hex[] | undefined) {
  return txHashes?.length ? { txHashes } : undefined
}

/**
 * Waits until the endpoint of a step reports success. Used for work that others do after a signature, or after a
 * payment on another chain.
 */
export async function* awaitCheck(flow: Flow, place: ItemPlace): AsyncGenerator<Event, void> {
  const item = itemAt(flow, place)
  if (!item?.check) return
  const stepId = flow.state.steps[place.step]?.id ?? ''
  const isCrossChain = item.chainId !== undefined && item.chainId !== flow.chain.id
  const hash = item.txHashes?.at(-1)
  let attempts = 0
  while (attempts < attemptsOf(flow)) {
    const status = await askStatus(flow, item.check, hash)
    if (status?.status === 'success') {
      if (status.txHashes?.length) {
        const transfers: readonly Moved[] = item.transfers ?? []
        yield { type: 'mined', ...place, transfers, txHashes: status.txHashes }
      }
      return
    }
    if (status?.status === 'failure') {
      const facts = { stepId, details: status.details }
      throw isCrossChain ? new CrossChainError(facts) : new FailedError(facts)
    }
    // A solver that reports `pending` is not late. The deadline of the flow limits it.
    if (!isCrossChain || status?.status !== 'pending') attempts++
    await flow.client.clock.delay(flow.chain.checkPollingInterval, { signal: flow.signal })
  }
  throw new UncheckedError({ stepId, endpoint: item.check.endpoint, attempts })
}
