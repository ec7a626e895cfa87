import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Quote, QuoteIssue } from '../domain/Quote.js'
import type { PostResult } from '../wire/post.js'

/** The kind of trade of a flow. */
export type Kind = (typeof kinds)[number]

/** The kinds of flows. */
export const kinds = ['buy', 'sell', 'mint', 'list', 'bid', 'cancel', 'transfer', 'call'] as const

/**
 * The state of a flow: plain JSON that you can show, save, and resume elsewhere.
 *
 * While it runs, `status` says who has the next move. The others are final.
 */
export type Execution = Running | Ended

/** The known facts of a flow at any time. */
export type Common = {
  version: 1
  /** Names the flow among all that there are, such as for the place that it is kept at. */
  id?: string
  kind: Kind
  /** Of the server. */
  chainId: number
  account: Address
  /** What the server is asked for, again when the flow is resumed elsewhere. */
  request: { path: string; body: unknown }
  /** What the caller expects to pay or get; empty where the caller checks nothing. */
  expected?: readonly Expectation[]
  /** Names the request at the server. */
  requestId?: string
  /** The items that are not available. */
  issues: readonly QuoteIssue[]
  /** What it comes to, by currency. */
  totals: readonly Total[]
  steps: readonly StepState[]
  /** Where the account stood before anything was asked; what it sent since can be found from here. */
  origin?: Origin
}

/** A flow that goes on. */
export type Running = Common & { status: RunningStatus }

/** A flow that ended well, or with the reason why not. */
export type Ended = Common & ({ status: 'done' } | { status: FailureStatus; reason: Reason })

/** The party that acts next. */
export type RunningStatus = (typeof runningStatuses)[number]

/** The states of a running flow. */
export const runningStatuses = [
  /** The server is asked for the steps. */
  'quoting',
  /** What it answered is held against what was requested. */
  'checking',
  /** The server has not got the next thing ready yet. */
  'preparing',
  'awaiting-wallet',
  /** Something signed goes to the server. */
  'posting',
  /** The chain has the move, or what the server watches. */
  'confirming',
  /** It is done; the server takes it in. */
  'indexing',
] as const

/** How a flow ended that is not done. */
export type FailureStatus = (typeof failureStatuses)[number]

/** The states of a flow that ended without being done. */
export const failureStatuses = [
  /** A check stands against it: the price, the chain, a contract, an amount. Nothing further was asked of the wallet. */
  'refused',
  /** The person said no in the wallet. */
  'declined',
  /** The server or the wallet could not do it. */
  'failed',
  /** The chain took the transaction and undid it. */
  'reverted',
  /** The person put another transaction in its place. */
  'cancelled',
  /** Another transaction has taken its place. */
  'dropped',
  /** The time is over, or an answer is missing: it may have happened. The reason says where to look. */
  'unknown',
  /** The caller stopped it. */
  'aborted',
] as const

/** Why a flow is not done. */
export type Reason = {
  /** The error's name, such as `Check.PriceError`. */
  name: string
  /** For people. */
  message: string
  /** Whether going on can help: `later`, after the person decides (`user`), or `never`. */
  retry: 'never' | 'later' | 'user'
  /** The error's values; large numbers are decimal texts. */
  facts: Readonly<Record<string, unknown>>
  /** Where to look for the result. */
  look?: { txHashes: readonly Hex[]; endpoint?: string }
  /** The wallet was asked and its answer is not known: whoever goes on must say whether to ask again. */
  question?: 'ask-again'
}

/** A price that the caller expects: `raw` in the smallest unit, or `amount` in whole units. */
export type Expectation = { currency: Address; raw?: string; amount?: string }

/** What a flow comes to in one currency; the zero address is the native one. */
export type Total = {
  currency: Address
  symbol?: string
  decimals: number
  /** In the currency's smallest unit, decimal. */
  raw: string
}

/** An account's place on chain. */
export type Origin = { nonce: number }

/** The state of a step. */
export type StepState = {
  id: string
  kind: 'transaction' | 'signature'
  action: string
  description: string
  items: readonly ItemState[]
}

/** How far one item of a step is. */
export type ItemStatus = (typeof itemStatuses)[number]

/** The states of one item of a step. */
export const itemStatuses = [
  'incomplete',
  /** The wallet was asked, and its answer is not known. */
  'asked',
  /** Signed, and not posted yet. */
  'signed',
  /** Posted; the server still works on it. */
  'posted',
  /** Sent to the chain. */
  'sent',
  /** On chain, and well. */
  'mined',
  'complete',
] as const

/** Where one item of a step stands, with what it takes to go on with it. */
export type ItemState = {
  status: ItemStatus
  /** Names what the server asks for; missing until it says what. */
  key?: Hex
  tip?: string
  /** What the guard found that a person should see, worst first. */
  findings?: readonly Found[]
  orderIds?: readonly string[]
  orderIndexes?: readonly number[]
  /** The chain of the transaction. */
  chainId?: number
  /** Kept only until it is posted. */
  signature?: Hex
  /** Kept only until it is posted. */
  post?: Endpoint
  check?: Endpoint
  /** Of the transaction, the last one counts; those before it were replaced. */
  txHashes?: readonly Hex[]
  /** The outcome of posted orders. */
  orders?: readonly PostResult[]
  /** Tokens that came or went. */
  transfers?: readonly Moved[]
  /** Whether the server has taken it in. */
  isIndexed?: boolean
}

/** A finding of the guard, without the values behind its message. */
export type Found = Pick<Order.Finding, 'name' | 'code' | 'severity' | 'message'>

/** Something to be posted to the server. */
export type Endpoint = { endpoint: string; body?: unknown }

/** A token that came or went. */
export type Moved = {
  contract: Address
  tokenId: string
  from: Address
  to: Address
  amount: string
  txHash: Hex
}

/** Which thing of which step, from 0. */
export type ItemPlace = { step: number; item: number }

/** An event of a flow. */
export type Event =
  | { type: 'quoting' }
  /** The server has answered; what was done of it before is known again. */
  | { type: 'quoted'; quote: Quote }
  | { type: 'located'; origin: Origin }
  /** The guard found something that a person should see; nothing that stops the flow. */
  | ({ type: 'found'; findings: readonly Found[] } & ItemPlace)
  /** The server has not got it ready; it is asked again. */
  | ({ type: 'preparing'; attempt: number } & ItemPlace)
  | ({ type: 'switching'; chainId: number } & ItemPlace)
  /** The wallet is asked now. Save the state before going on. */
  | ({ type: 'asking'; key: Hex; chainId?: number; post?: Endpoint; check?: Endpoint } & ItemPlace)
  /** The wallet answered no, or could not. */
  | ({ type: 'declined' } & ItemPlace)
  | ({ type: 'signed'; signature: Hex } & ItemPlace)
  | ({ type: 'sent'; hash: Hex } & ItemPlace)
  | ({ type: 'replaced'; hash: Hex } & ItemPlace)
  | ({ type: 'posted'; orders: readonly PostResult[] } & ItemPlace)
  | ({ type: 'mined'; transfers: readonly Moved[]; txHashes?: readonly Hex[] } & ItemPlace)
  | ({ type: 'indexed'; transfers: readonly Moved[] } & ItemPlace)
  | ({ type: 'completed' } & ItemPlace)
  | { type: 'done' }
  | { type: 'ended'; status: FailureStatus; reason: Reason }
  /** Someone continues it. With `ask-again`, what the wallet was asked for without an answer is asked again. */
  | { type: 'resumed'; retry?: 'ask-again' }
