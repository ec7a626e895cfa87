import { BaseError } from '@souk/base'
import { call } from '../client/call.js'
import { EmptyItemError, NotPostedError, PostUnknownError } from '../client/FlowError.js'
import type { Event, ItemPlace } from '../state/ExecutionState.js'
import { isOwn } from '../state/transfersIn.js'
import * as PostWire from '../wire/post.js'
import { askSynced } from './askServer.js'
import { askWallet, type Request } from './askWallet.js'
import { awaitCheck, confirm } from './confirm.js'
import { attemptsOf, type Flow, itemAt } from './Flow.js'
import { report } from './report.js'

/** Executes one item of a step and reports its outcome to the server. */
export async function* runItem(flow: Flow, request: Request): AsyncGenerator<Event, void> {
  yield* reported(flow, request.place, carryOut(flow, request))
}

/** Completes an item that the wallet acted on before the flow was resumed. */
export async function* settleItem(flow: Flow, place: ItemPlace): AsyncGenerator<Event, void> {
  yield* reported(flow, place, settle(flow, place))
}

async function* reported(
  flow: Flow,
  place: ItemPlace,
  run: AsyncGenerator<Event, void>,
): AsyncGenerator<Event, void> {
  try {
    yield* run
    if (itemAt(flow, place)?.txHashes) report(flow, place)
  } catch (error) {
    if (!flow.signal.aborted) report(flow, place, error)
    throw error
  }
}

async function* carryOut(flow: Flow, request: Request): AsyncGenerator<Event, void> {
  const { place, step, item } = request
  const { data } = item
  if (!data || flow.isStopping) return
  const isPostOnly = !('to' in data) && !data.sign
  if (isPostOnly && !data.post) throw new EmptyItemError({ stepId: step.id })
  if (isPostOnly) yield* post(flow, request)
  else yield* askWallet(flow, request)
  yield* settle(flow, place)
}

async function* settle(flow: Flow, place: ItemPlace): AsyncGenerator<Event, void> {
  const status = () => itemAt(flow, place)?.status
  if (status() === 'sent') yield* confirm(flow, place)
  if (status() === 'signed') yield* post(flow, { place })
  if (status() === 'posted' || isElsewhere(flow, place)) yield* awaitCheck(flow, place)
  if (status() === 'mined' || status() === 'posted') yield* awaitIndexer(flow, place)
  if (status() === 'mined' || status() === 'posted' || status() === 'signed')
    yield { type: 'completed', ...place }
}

/** Returns whether the item was paid on another chain, where mining is only the first part. */
function isElsewhere(flow: Flow, place: ItemPlace): boolean {
  const { chainId } = itemAt(flow, place) ?? {}
  return chainId !== undefined && chainId !== flow.chain.id
}

/** How often a signed item is posted to a server that is busy or unavailable. */
const postAttempts = 3

async function* post(
  flow: Flow,
  { place, item }: Pick<Request, 'place'> & Partial<Request>,
): AsyncGenerator<Event, void> {
  const stepId = flow.state.steps[place.step]?.id ?? ''
  const { post: kept, signature } = itemAt(flow, place) ?? {}
  const data = item?.data
  const own = data && !('to' in data) ? data.post : undefined
  const target = kept ?? own
  if (!target) return
  const { endpoint, body } = target
  const query = signature === undefined ? undefined : { signature }
  try {
    const options = {
      chain: flow.chain,
      body: body ?? {},
      query,
      attempts: postAttempts,
      signal: flow.signal,
    }
    const orders = PostWire.decodeResults(await call(flow.client, endpoint, options))
    assertTaken(orders, stepId)
    yield { type: 'posted', ...place, orders }
  } catch (cause) {
    const isOpen = cause instanceof BaseError && cause.retry === 'later' && !flow.signal.aborted
    throw isOpen ? new PostUnknownError({ stepId, endpoint }, { cause }) : cause
  }
}

/** Rejected orders have no id, but a reason. */
function assertTaken(orders: readonly PostWire.PostResult[], stepId: string): void {
  const refused = orders.filter(({ orderId, message = 'success' }) => !orderId && message !== 'success')
  if (refused.length === 0 || refused.length < orders.length) return
  throw new NotPostedError({ stepId, reasons: refused.map(({ message = '' }) => message) })
}

/** Steps after which the flow waits for the server's indexer, so that the displayed data is up to date. */
const indexedSteps: readonly string[] = ['sale', 'order-signature', 'mint']

/** Waits until the server has indexed a trade. The flow completes in any case, because the trade is on chain. */
async function* awaitIndexer(flow: Flow, place: ItemPlace): AsyncGenerator<Event, void> {
  const { kind, account, steps } = flow.state
  const { txHashes: hashes = [], transfers: known = [] } = itemAt(flow, place) ?? {}
  const isTrade = kind === 'buy' || kind === 'sell' || kind === 'mint'
  const isWaited = flow.waitsForIndexer && isTrade && indexedSteps.includes(steps[place.step]?.id ?? '')
  const last = hashes.at(-1)
  if (!isWaited || !last) return
  for (let attempts = 0; attempts < attemptsOf(flow); attempts++) {
    if (attempts > 0) await flow.client.clock.delay(flow.chain.checkPollingInterval, { signal: flow.signal })
    const synced = await askSynced(flow, { hashes: [last], withTransfers: true })
    if (!synced) continue
    const told = synced.flatMap(({ hash, transfers = [] }) =>
      transfers
        .filter((transfer) => isOwn(transfer, { kind, account }))
        .map(({ token, from, to, amount }) => {
          return {
            contract: token.contract,
            tokenId: String(token.tokenId),
            from,
            to,
            amount: String(amount),
            txHash: hash,
          }
        }),
    )
    // Transfers in the receipt come from the chain, so they take precedence.
    yield { type: 'indexed', ...place, transfers: known.length > 0 ? known : told }
    return
  }
}
