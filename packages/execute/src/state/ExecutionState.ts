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
 * While the flow runs, `status` names the party that acts next. The other statuses are final.
 */
export type Execution = Running | Ended

/** The facts of a flow that are known in every state. */
export type Common = {
  version: 1
  /** A unique id of the flow, for example as the key under which it is saved. */
  id?: string
  kind: Kind
  /** The chain of the server. */
  chainId: number
  account: Address
  /** The request to the server. It is sent again when the flow resumes. */
  request: { path: string; body: unknown }
  /** The expected cost or proceeds. Absent if the caller checks none. */
  expected?: readonly Expectation[]
  /** The server's id of the request. */
  requestId?: string
  /** Items that are not available. */
  issues: readonly QuoteIssue[]
  /** The totals of the quote, by currency. */
  totals: readonly Total[]
  steps: readonly StepState[]
  /** The account's position on chain before the first wallet request. Later transactions are searched from here. */
  origin?: Origin
}

/** A flow that is running. */
export type Running = Common & { status: RunningStatus }

/** A flow that has ended: done, or with the reason of its failure. */
export type Ended = Common & ({ status: 'done' } | { status: FailureStatus; reason: Reason })

/** The party that acts next. */
export type RunningStatus = (typeof runningStatuses)[number]

/** The states of a running flow. */
export const runningStatuses = [
  /** The server prepares the steps. */
  'quoting',
  /** The client checks the server's steps against the request. */
  'checking',
  /** The server has not prepared the next item yet. */
  'preparing',
  'awaiting-wallet',
  /** The client posts a signed message to the server. */
  'posting',
  /** The client waits for the chain, or for a result that the server reports. */
  'confirming',
  /** The trade is done, and the server is indexing it. */
  'indexing',
] as const

/** The final status of a flow that is not done. */
export type FailureStatus = (typeof failureStatuses)[number]

/** The final statuses of flows that are not done. */
export const failureStatuses = [
  /** A check failed: for the price, the chain, a contract or an amount. The wallet received no further request. */
  'refused',
  /** The user rejected the request in the wallet. */
  'declined',
  /** The server or the wallet failed. */
  'failed',
  /** The transaction reverted. */
  'reverted',
  /** The user replaced the transaction. */
  'cancelled',
  /** Another transaction used the nonce. */
  'dropped',
  /** The time is over or an answer is missing, so it may have happened. The reason says where to look. */
  'unknown',
  /** The caller stopped the flow. */
  'aborted',
] as const

/** Why a flow is not done. */
export type Reason = {
  /** The name of the error, such as `Check.PriceError`. */
  name: string
  /** A message for display. */
  message: string
  /** Whether resuming can help: `later`, after the user decides (`user`), or `never`. */
  retry: 'never' | 'later' | 'user'
  /** The facts of the error. Large numbers are decimal strings. */
  facts: Readonly<Record<string, unknown>>
  /** Where to look for the outcome. */
  look?: { txHashes: readonly Hex[]; endpoint?: string }
  /** Set if the outcome of a wallet request is unknown. Resuming requires a decision whether to ask again. */
  question?: 'ask-again'
}

/** A price that the caller expects: `raw` in the smallest unit, or `amount` in whole units. */
export type Expectation = { currency: Address; raw?: string; amount?: string }

/** The total of a flow in one currency. The zero address is the native currency. */
export type Total = {
  currency: Address
  symbol?: string
  decimals: number
  /** In the smallest unit of the currency, as a decimal string. */
  raw: string
}

/** An account's position on chain. */
export type Origin = { nonce: number }

/** The state of a step. */
export type StepState = {
  id: string
  kind: 'transaction' | 'signature'
  action: string
  description: string
  items: readonly ItemState[]
}

/** The status of one item of a step. */
export type ItemStatus = (typeof itemStatuses)[number]

/** The statuses of one item of a step. */
export const itemStatuses = [
  'incomplete',
  /** The wallet was asked, and its answer is unknown. */
  'asked',
  /** Signed but not posted yet. */
  'signed',
  /** Posted. The server is still processing it. */
  'posted',
  /** Sent to the chain. */
  'sent',
  /** Included in a block, without a revert. */
  'mined',
  'complete',
] as const

/** The state of one item of a step, with everything needed to resume it. */
export type ItemState = {
  status: ItemStatus
  /** Identifies the request. Absent until the server has prepared it. */
  key?: Hex
  tip?: string
  /** The guard's findings that a user should see, most severe first. */
  findings?: readonly Found[]
  orderIds?: readonly string[]
  orderIndexes?: readonly number[]
  /** The chain of the transaction. */
  chainId?: number
  /** The nonce of the transaction, if the caller chose it. It is kept, so that no other transaction gets it. */
  nonce?: number
  /** Removed once it is posted. */
  signature?: Hex
  /** Removed once it is posted. */
  post?: Endpoint
  check?: Endpoint
  /** Hashes of the transaction. The last one counts, and it replaced those before it. */
  txHashes?: readonly Hex[]
  /** The results of posted orders. */
  orders?: readonly PostResult[]
  /** Tokens that the account received or sent. */
  transfers?: readonly Moved[]
  /** Whether the server has indexed the item. */
  isIndexed?: boolean
}

/** A finding of the guard, without its facts. */
export type Found = Pick<Order.Finding, 'name' | 'code' | 'severity' | 'message'>

/** A request to post to the server. */
export type Endpoint = { endpoint: string; body?: unknown }

/** A token that the account received or sent. */
export type Moved = {
  contract: Address
  tokenId: string
  from: Address
  to: Address
  amount: string
  txHash: Hex
}

/** The position of an item: the indexes of its step and of the item, from 0. */
export type ItemPlace = { step: number; item: number }

/** An event of a flow. */
export type Event =
  | { type: 'quoting' }
  /** The server has answered. Items of earlier answers are matched with the new ones. */
  | { type: 'quoted'; quote: Quote }
  | { type: 'located'; origin: Origin }
  /** The guard has findings for the user that do not stop the flow. */
  | ({ type: 'found'; findings: readonly Found[] } & ItemPlace)
  /** The server has not prepared an item yet. The request is repeated. */
  | ({ type: 'preparing'; attempt: number } & ItemPlace)
  | ({ type: 'switching'; chainId: number } & ItemPlace)
  /** The wallet is asked next. Save the state before you continue. */
  | ({ type: 'asking'; key: Hex } & Pick<ItemState, 'chainId' | 'nonce' | 'post' | 'check'> & ItemPlace)
  /** The wallet rejected the request or failed. */
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
  /** The flow resumes. With `ask-again`, wallet requests without a known answer are repeated. */
  | { type: 'resumed'; retry?: 'ask-again' }
