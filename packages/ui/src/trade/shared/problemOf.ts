import { BaseError, findCause } from '@souk/base'
import type { Trade } from '@souk/market/flows'
import type { Flow, FlowRecord } from '@souk/react'
import { RevertedError } from '@souk/seaport'
import { errorText } from '@souk/words/errors'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { pageLanguage } from '../../i18n/language/locale.js'

type Kind = FlowRecord.FlowKind

/** The keys of its text in the catalogue. */
export type ProblemName = {
  [name in keyof TradeWords['problems']]: TradeWords['problems'][name] extends { title: string; body: string }
    ? name
    : never
}[keyof TradeWords['problems']]

/** A problem's text when a trade stops: what happened, what it means for money and items, and how to continue. */
export type Problem = {
  name: ProblemName
  title: string
  body: string
  /**
   * `look`: the outcome is unknown, so no retry is offered. `resend`: the signed order can be posted again. `reload`:
   * only a reload helps. `others`: this order is gone, others may match.
   */
  next: 'retry' | 'reload' | 'look' | 'resend' | 'switch' | 'connect' | 'others' | 'close'
  /** Whether it was the visitor's own choice and not a failure. */
  isCalm: boolean
}

/** A state in which a trade has stopped. */
export type Stuck = Extract<Flow.State, { status: 'blocked' | 'failed' | 'unknown' | 'stopped' }>

/**
 * Turns a stopped trade into a problem's text.
 *
 * @param kind - The kind of trade: an order that is gone means something else to a buyer than to its maker.
 */
export function problemOf(state: Stuck, kind: Kind, { problems }: TradeWords): Problem {
  const name = nameOf(state, kind)
  const { title, body } = problems[name]
  const said = own[name] && 'error' in state ? errorText(state.error) : ''
  const parts = [said, body, name === 'notPosted' && 'error' in state && reasonOf(state.error, problems)]
  const text = [...parts, fateOf(state, { name, kind, problems })].filter(Boolean).join(' ')
  return { name, title, body: text, next: nextOf(name), isCalm: name === 'declined' || name === 'stopped' }
}

/**
 * Describes a current obstacle before any request was made.
 *
 * @example
 * obstacleOf('sold', 'purchase', words).title // → 'Someone else bought it first'
 */
export function obstacleOf(name: ProblemName, kind: Kind, { problems }: TradeWords): Problem {
  const { title, body } = problems[name]
  // The other trade shows what moved.
  if (name === 'doneHere' || name === 'runningHere')
    return { name, title, body, next: nextOf(name), isCalm: true }
  const fate = kind === 'purchase' || kind === 'sweep' ? problems.fate.money : problems.fate.nothing
  return { name, title, body: `${body} ${fate}`, next: nextOf(name), isCalm: false }
}

/** Problems whose error has the best text. */
const own: Partial<Record<ProblemName, true>> = {
  refused: true,
  notMinted: true,
  other: true,
  badInput: true,
}

function nameOf(state: Stuck, kind: Kind): ProblemName {
  if (state.status === 'stopped') return 'stopped'
  if (state.status === 'unknown') return 'unknown'
  return nameOfError(state.error, kind)
}

/**
 * Describes the problem of a recorded trade, of whose error only name and message were stored, and what happened to
 * money and items.
 *
 * @example
 * recordedProblem(record, words) // → 'You declined. Nothing was sent, nothing has moved.'
 */
export function recordedProblem(record: FlowRecord.FlowRecord, { problems }: TradeWords): string | undefined {
  const { kind, problem, sent, orders, step, steps, waitingFor } = record
  const name = problem && (tooLate(problem.revert, kind) ?? nameOfName(problem.name, kind))
  if (!problem) return undefined
  // A record has no facts. The library's message has them, but only in English.
  if (!name || own[name]) return pageLanguage() === 'en' ? problem.message : errorText(problem)
  const { title, body } = problems[name]
  const done = {
    sent: sent.map(({ isConfirmed }) => (isConfirmed ? { receipt: true } : {})),
    signed: orders,
  }
  const at = { steps: steps.map((kind) => ({ kind })), step, waitingFor }
  const state = { status: 'failed', ...at, done } as const
  return [`${title}.`, body, fateOf(state, { name, kind, problems })].filter(Boolean).join(' ')
}

/**
 * Finds the text of an error by our error names in its chain of causes. The outermost known name decides.
 *
 * @example
 * nameOfError(new ExpiredError(…), 'purchase') // → 'ended'
 */
export function nameOfError(error: BaseError, kind: Kind): ProblemName {
  const late = tooLate(findCause(error, RevertedError)?.facts.errorName, kind)
  if (late) return late
  const names = [...namesOf(error)]
  const known = names.find((name) => Object.hasOwn(byError, name))
  if (known !== undefined) return nameOfName(known, kind) ?? 'other'
  return names.some((name) => offline.includes(name)) ? 'offline' : 'other'
}

/**
 * Returns the problem of a transaction that the exchange reverted because someone else was faster. The exchange does not
 * tell whether a part of the order is left.
 */
function tooLate(revert: string | undefined, kind: Kind): ProblemName | undefined {
  if (revert !== 'OrderPartiallyFilled' && revert !== 'OrderAlreadyFilled') return undefined
  const name = nameOfName('Order.FilledError', kind)
  return name === 'sold' ? 'soldFirst' : name
}

function nameOfName(name: string, kind: Kind): ProblemName | undefined {
  if (offline.includes(name)) return 'offline'
  const found = Object.hasOwn(byError, name) ? byError[name] : undefined
  if (!found) return undefined
  if (typeof found === 'string') return found
  const role = sideOf(kind)
  const usual = usualRoles[role]
  return found[role] ?? (usual && found[usual]) ?? found.buyer
}

type Role = 'seller' | 'settler' | 'maker' | 'bidder' | 'sender' | 'swapMaker' | 'swapTaker'
type ByRole = Partial<Record<Role, ProblemName>> & { buyer: ProblemName }

/** The role whose text is used where a role has no own. */
const usualRoles: Partial<Record<keyof ByRole, Role>> = {
  settler: 'seller',
  bidder: 'maker',
  sender: 'maker',
  swapMaker: 'maker',
  swapTaker: 'seller',
}

/** A seller accepts an offer; a maker signs an order of their own. */
function sideOf(kind: Kind): keyof ByRole {
  if (kind === 'transfer') return 'sender'
  if (kind === 'settlement') return 'settler'
  if (kind === 'sale') return 'seller'
  if (kind === 'purchase' || kind === 'sweep') return 'buyer'
  if (kind === 'swap') return 'swapMaker'
  if (kind === 'swapAcceptance') return 'swapTaker'
  return bidders.includes(kind) ? 'bidder' : 'maker'
}

const bidders: readonly Kind[] = ['offer', 'bid', 'offers', 'collectionOffer']

const byError: Readonly<Record<string, ProblemName | ByRole>> = {
  'Flow.NoWalletError': 'noWallet',
  'Wallet.WrongChainError': 'wrongNetwork',
  'Wallet.AccountUnavailableError': 'otherAccount',
  'Wallet.UserRejectedError': 'declined',
  'Wallet.InsufficientFundsForGasError': 'gas',
  'Code.MissingError': 'partMissing',
  'Transaction.CancelledError': 'cancelledInWallet',
  'Transaction.ReplacedError': 'replaced',
  'Transaction.DroppedError': 'replaced',
  'Transaction.PartlyDoneError': 'partlyDone',
  'Transaction.BatchFailedError': 'walletGaveUp',
  'Transaction.UnknownOutcomeError': 'unknown',
  'Transaction.RevertedError': 'refused',
  'Transaction.OutOfGasError': 'outOfGas',
  'Execution.StoppedError': 'notMinted',
  'Trade.NotPostedError': 'notPosted',
  'Trade.OwnOrderError': { buyer: 'ownListing', seller: 'ownOffer', swapTaker: 'ownSwap' },
  'Order.FilledError': { buyer: 'sold', seller: 'taken', maker: 'alreadyClosed' },
  'Order.UnitsError': { buyer: 'sold', seller: 'taken', maker: 'alreadyClosed' },
  'Order.CancelledError': {
    buyer: 'cancelled',
    seller: 'offerCancelled',
    maker: 'alreadyClosed',
    swapTaker: 'swapCancelled',
  },
  'Order.CounterError': {
    buyer: 'cancelled',
    seller: 'offerCancelled',
    maker: 'alreadyClosed',
    swapTaker: 'swapCancelled',
  },
  'Order.ExpiredError': { buyer: 'ended', seller: 'offerEnded', swapTaker: 'swapEnded' },
  'Order.NotStartedError': { buyer: 'unavailable', swapTaker: 'swapUnavailable' },
  'Order.OffererBalanceError': {
    buyer: 'unavailable',
    seller: 'unfunded',
    maker: 'notHeld',
    bidder: 'fundsShort',
    swapMaker: 'swapShort',
    swapTaker: 'swapUnavailable',
  },
  'Order.OffererApprovalError': {
    buyer: 'unavailable',
    seller: 'unfunded',
    maker: 'unavailable',
    swapTaker: 'swapUnavailable',
  },
  'Order.TokenKindError': 'otherKind',
  'Order.FulfillerBalanceError': { buyer: 'fundsShort', seller: 'notHeld', swapTaker: 'swapShort' },
  'Wallet.InsufficientBalanceError': { buyer: 'fundsShort', maker: 'fundsShort', sender: 'notHeld' },
  'Order.NoneFillableError': 'nothingLeft',
  'Order.MaximumError': 'overMost',
  'Order.PrivateListingError': 'reserved',
  'Order.NotTakerError': 'reserved',
  'Fee.FeeTooSmallError': 'feeTooSmall',
  'FeePlan.TooHighError': 'feeTooHigh',
  'Conduit.UnusableError': 'conduitUnusable',
  'Order.UnsafeError': 'blockedByGuard',
  'Trade.InputError': 'badInput',
  'Price.StartPriceError': 'badPrice',
  'Price.EndPriceError': 'badPrice',
  'Price.UndividedError': 'badPrice',
  'Market.NoBidError': 'noBid',
  'Auction.BidError': 'badBid',
  'Auction.SettlementError': 'untrue',
  'Market.ChangedError': 'priceChanged',
  'Market.UntrueError': 'untrue',
  'Market.OtherOrderError': 'untrue',
  'MarketApi.NoMatchingOrderError': {
    buyer: 'gone',
    seller: 'other',
    maker: 'other',
    swapTaker: 'swapUnavailable',
  },
  // The market has just checked the order and no longer hands it out.
  'MarketApi.RejectedError': {
    buyer: 'unavailable',
    seller: 'unfunded',
    // It tells why: the key is missing, or the auction is not over.
    settler: 'other',
    maker: 'other',
    swapTaker: 'swapUnavailable',
  },
}

/** Network errors of every layer. */
const offline = [
  'Request.MissingResponseError',
  'Request.TimeoutError',
  'Request.BadResponseError',
  'Request.FailedResponseError',
  'Node.UnreachableError',
  'MarketApi.UnavailableError',
  'MarketApi.RateLimitedError',
]

function* namesOf(error: unknown): Generator<string> {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof BaseError) yield current.name
}

function nextOf(name: ProblemName): Problem['next'] {
  return nexts[name] ?? 'retry'
}

const nexts: Partial<Record<ProblemName, Problem['next']>> = {
  unknown: 'look',
  partlyDone: 'look',
  partMissing: 'reload',
  notPosted: 'resend',
  wrongNetwork: 'switch',
  noWallet: 'connect',
  sold: 'others',
  taken: 'close',
  doneHere: 'close',
  runningHere: 'close',
  cancelled: 'others',
  offerCancelled: 'close',
  ended: 'others',
  offerEnded: 'close',
  unavailable: 'others',
  reserved: 'others',
  gone: 'others',
  unfunded: 'close',
  swapCancelled: 'close',
  swapEnded: 'close',
  swapUnavailable: 'close',
  ownSwap: 'close',
  ownListing: 'close',
  ownOffer: 'close',
  alreadyClosed: 'close',
  nothingLeft: 'others',
  conduitUnusable: 'close',
  blockedByGuard: 'close',
  noBid: 'close',
  badBid: 'close',
  untrue: 'close',
  stopped: 'close',
}

type About = { name: ProblemName; kind: Kind; problems: TradeWords['problems'] }

/** The parts of a state that decide it. */
type Stood =
  | { status: 'blocked' }
  | {
      status: Exclude<Stuck['status'], 'blocked'>
      steps: readonly Pick<Trade.Step, 'kind'>[]
      step: number
      waitingFor: Flow.Waiting
      done: { sent: readonly { receipt?: unknown }[]; signed: readonly unknown[] }
    }

/** Problems whose own text says what happened to money and items. */
const saidInBody: ReadonlySet<ProblemName> = new Set([
  'unknown',
  'partlyDone',
  'notPosted',
  'cancelledInWallet',
  'replaced',
  'walletGaveUp',
])

/** Says what happened to the visitor's money and items. */
function fateOf(state: Stood, { name, kind, problems }: About): string {
  const { fate } = problems
  if (saidInBody.has(name)) return ''
  if (state.status === 'blocked') return kind === 'purchase' || kind === 'sweep' ? fate.money : fate.nothing
  const { done, step, steps, waitingFor } = state
  // Stopping does not withdraw a request that the wallet has already received.
  if (name === 'stopped' && waitingFor === 'wallet')
    return [fate.asked, done.signed.length > 0 && fate.signed].filter(Boolean).join(' ')
  if (kind === 'transfer' && done.sent.some(({ receipt }) => receipt !== undefined)) return fate.before
  if (name === 'declined') return declinedFate({ steps, step, done }, fate)
  if (name === 'refused' || name === 'outOfGas' || name === 'soldFirst')
    return `${nothingOf(kind, fate)} ${done.sent.length > 0 ? fate.feeOnly : fate.notSent}`
  if (done.signed.length > 0) return fate.signed
  return done.sent.length > 0 ? fate.sent : fate.nothing
}

/** Declining does not undo what was sent before. */
function declinedFate(
  { steps, step, done }: Pick<Extract<Stood, { step: number }>, 'steps' | 'step' | 'done'>,
  fate: TradeWords['problems']['fate'],
): string {
  const isSigning = steps[step]?.kind === 'signature'
  if (done.sent.length === 0) return isSigning ? fate.notSigned : fate.notSent
  const isApproved = steps.slice(0, step).some(({ kind }) => kind === 'approval')
  return `${isSigning ? fate.notSigned : fate.notMore} ${isApproved ? fate.approved : fate.ran}`
}

function nothingOf(kind: Kind, fate: TradeWords['problems']['fate']): string {
  switch (kind) {
    case 'purchase':
    case 'sweep':
      return fate.purchase
    case 'sale':
      return fate.sale
    case 'listing':
    case 'listings':
    case 'auction':
      return fate.listing
    case 'cancellation':
      return fate.cancellation
    default:
      return fate.other
  }
}

function reasonOf(error: BaseError, problems: TradeWords['problems']): string {
  const cause = error.cause instanceof BaseError ? error.cause : error
  return error.retry === 'later' ? problems.marketSilent : errorText(cause)
}
