import { BaseError } from '@souk/base'
import type { Action, Asleep, ItemType, Order, Simulated, TransactionOverrides } from '@souk/seaport'
import {
  type Account,
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  maxUint256,
  type TransactionReceipt,
} from 'viem'

export { revivedBy } from './revivedBy.js'

/** A request to the wallet or the market. Steps run in order. */
export type Step =
  /** A transaction that lets the exchange or its conduit move a token. */
  | {
      kind: 'approval'
      token: Address
      itemType: ItemType
      operator: Address
      /** The limit of the approval: an amount of a currency, or the id of a single token. Absent if unlimited. */
      exact?: bigint
      /**
       * Live orders of the account that can no longer be filled afterwards, because the approval replaces the one that
       * they need.
       */
      fallsAsleep?: readonly Hex[]
    }
  /** One signature for one or several orders. */
  | { kind: 'signature' }
  | { kind: 'transaction' }
  /** Posts signed orders to the market. */
  | { kind: 'post' }
  /** Notifies the market of a change on chain, so that it checks immediately. */
  | { kind: 'tell' }

/** A stage of a trade. Steps count from 0. If the wallet takes several as one, it is asked at the last of them. */
export type Progress =
  | { type: 'preparing' }
  /** Everything is read and decided. The wallet has not been asked for anything. */
  | { type: 'ready'; steps: readonly Step[] }
  | { type: 'asking'; step: number; of: number }
  | { type: 'signed'; step: number; of: number; orders: readonly Order.Order[] }
  /** The wallet has accepted several transactions as one, under an id of its own. */
  | { type: 'submitted'; step: number; of: number; id: string }
  | { type: 'sent'; step: number; of: number; hash: Hash }
  | { type: 'replaced'; step: number; of: number; hash: Hash }
  | { type: 'confirmed'; step: number; of: number; receipt: TransactionReceipt }
  | { type: 'posting'; step: number; of: number }
  | { type: 'telling'; step: number; of: number }

/** The common part of all plans. */
export type Plan = {
  steps: readonly Step[]
  /** The guard's findings that a user should see before signing or sending, most severe first. */
  findings: readonly Order.Finding[]
}

/** A prepared trade, which can be shown before the wallet is asked for anything. */
export type Prepared<plan extends { steps: readonly Step[] }, outcome, result = unknown> = {
  plan: plan
  /**
   * Lists the exact requests that the wallet receives, in order, so that you can show them or judge their effects with
   * `Order.explainRequest`. A sweep may send a request about fewer orders. Absent for trades that ask the wallet for
   * nothing.
   */
  requests?: () => readonly Order.WalletRequest[]
  /**
   * Estimates the network fee of the trade's only transaction by asking the node, in wei. Returns `undefined` if an
   * approval has to come first. Does not ask the wallet. Absent for trades that send nothing or only approvals.
   */
  estimateFee?: () => Promise<bigint | undefined>
  /**
   * Simulates the trade's main transaction on the node, and returns what the call would return. See viem's
   * `simulateContract`. Does not ask the wallet. Missing approvals must be granted before. Absent for trades whose last
   * step on chain is no transaction.
   *
   * @throws {RevertedError} when the contract reverts.
   */
  simulate?: () => Promise<Simulated<result>>
  /** Executes the trade once and yields each stage. Nothing happens before the first stage is requested. */
  run: (options?: RunOptions) => AsyncGenerator<Progress, outcome, undefined>
}

/** The options for executing a prepared trade. */
export type RunOptions = TransactionOverrides & { signal?: AbortSignal | undefined }

/** How to execute a trade: the fees, gas and nonce of its transactions, and a function to call at each stage. */
export type Performing = TransactionOverrides & {
  /** Called at each stage. Errors that it throws are logged and do not stop the trade. */
  onProgress?: ((progress: Progress) => void) | undefined
}

/** The options of every trade. */
export type Options = Performing & {
  /** @default the account of the client */
  account?: Account | Address | undefined
  /** Stops the trade. The facts of `Trade.StoppedError` contain what had been signed and sent by then. */
  signal?: AbortSignal | undefined
}

/** What a trade has signed and sent so far. */
export type Done = {
  /** Transactions that were sent. Those without a receipt may still be mined. */
  sent: readonly { hash: Hash; receipt?: TransactionReceipt }[]
  /** Orders that were signed. Anyone who has such an order can have it filled. */
  signed: readonly Order.Order[]
  /** Whether the wallet is still showing a request that the user may answer. */
  isWalletAsked: boolean
}

/** The initial value of {@link Done}. */
export const nothingDone: Done = { sent: [], signed: [], isWalletAsked: false }

/** Adds a stage to {@link Done}. */
export function advance(done: Done, progress: Progress): Done {
  switch (progress.type) {
    case 'asking':
      return { ...done, isWalletAsked: true }
    case 'signed':
      return { ...done, isWalletAsked: false, signed: [...done.signed, ...progress.orders] }
    case 'sent':
      return { ...done, isWalletAsked: false, sent: [...done.sent, { hash: progress.hash }] }
    case 'confirmed':
      return { ...done, sent: withReceipt(done.sent, progress.receipt) }
    default:
      return done
  }
}

/** Adds a receipt. A transaction that was sped up has another hash than the one that was sent. */
function withReceipt(sent: Done['sent'], receipt: TransactionReceipt): Done['sent'] {
  return sent.map((entry, index) => (index === sent.length - 1 ? { ...entry, receipt } : entry))
}

/**
 * Lists the wallet requests of actions.
 *
 * @param plan.fallsAsleep - Live orders that an approval makes unfillable. Each is reported at its approval.
 * @default none
 */
export function toSteps(
  actions: readonly Action[],
  plan: { fallsAsleep?: readonly Asleep[] | undefined } = {},
): readonly Step[] {
  return actions.map((action) => {
    if (action.type === 'exchange') return { kind: 'transaction' }
    if (action.type !== 'approval') return { kind: 'signature' }
    const { token, itemType, operator } = action
    const exact = exactOf(action.transactionMethods.buildTransaction().data)
    const step = { kind: 'approval', token, itemType, operator } as const
    if (exact === undefined) return step
    const fallsAsleep = (plan.fallsAsleep ?? [])
      .filter((entry) => isAddressEqual(entry.contract, token) && entry.tokenId === exact)
      .map(({ orderHash }) => orderHash)
    return { ...step, exact, ...(fallsAsleep.length > 0 ? { fallsAsleep } : {}) }
  })
}

/** The selector of `approve(address,uint256)`, for an amount of money and for a single token. */
const approve = '0x095ea7b3'

/** Reads the limit of an approval from its calldata. Returns `undefined` if it is unlimited. */
function exactOf(data: Hex): bigint | undefined {
  if (!data.startsWith(approve)) return undefined
  const allowed = BigInt(`0x${data.slice(-64)}`)
  return allowed === maxUint256 ? undefined : allowed
}

/** Thrown when the caller's signal stopped a trade. The facts contain what cannot be undone. */
export class StoppedError extends BaseError<Done> {
  override readonly name = 'Trade.StoppedError'
  constructor(facts: Done, cause: unknown) {
    const open = facts.sent.filter(({ receipt }) => receipt === undefined).map(({ hash }) => hash)
    const parts = [
      open.length > 0 && ` ${open.join(', ')} was sent and may still go through.`,
      facts.signed.length > 0 &&
        ` ${facts.signed.length === 1 ? 'One order was' : `${facts.signed.length} orders were`} signed.`,
      facts.isWalletAsked && ' The wallet may still show a request; reject it there.',
    ]
    super(`Stopped on request.${parts.filter((part) => part !== false).join('')}`, {
      facts,
      cause,
      retry: 'user',
    })
  }
}
