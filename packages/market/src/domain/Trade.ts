import { BaseError } from '@souk/base'
import type { Action, Asleep, ItemType, Order } from '@souk/seaport'
import {
  type Account,
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  maxUint256,
  type TransactionReceipt,
} from 'viem'

/** One request to the wallet or the market, in the order of execution. */
export type Step =
  /** A transaction that lets the exchange or its conduit move a token. */
  | {
      kind: 'approval'
      token: Address
      itemType: ItemType
      operator: Address
      /** Where no more than this is allowed: an amount of a currency, or the number of one token. */
      exact?: bigint
      /** Live orders of the account that can no longer be filled behind it, as they need the approval that it replaces. */
      fallsAsleep?: readonly Hex[]
    }
  /** One signature for one or several orders. */
  | { kind: 'signature' }
  | { kind: 'transaction' }
  /** Signed orders go to the market. */
  | { kind: 'post' }
  /** The market is told what happened on chain, so that it looks at once. */
  | { kind: 'tell' }

/** A stage of a trade. Steps count from 0; several that the wallet takes as one are asked for at the last of them. */
export type Progress =
  | { type: 'preparing' }
  /** Everything is read and decided; nothing has been asked of the wallet. */
  | { type: 'ready'; steps: readonly Step[] }
  | { type: 'asking'; step: number; of: number }
  | { type: 'signed'; step: number; of: number; orders: readonly Order.Order[] }
  /** The wallet has taken several transactions as one, under an id of its own. */
  | { type: 'submitted'; step: number; of: number; id: string }
  | { type: 'sent'; step: number; of: number; hash: Hash }
  | { type: 'replaced'; step: number; of: number; hash: Hash }
  | { type: 'confirmed'; step: number; of: number; receipt: TransactionReceipt }
  | { type: 'posting'; step: number; of: number }
  | { type: 'telling'; step: number; of: number }

/** What every trade shows before it is carried out. */
export type Plan = {
  steps: readonly Step[]
  /** What the guard found that a person should see before they sign or send, worst first. */
  findings: readonly Order.Finding[]
}

/** A trade that is read and decided, and can be shown before anything is asked of the wallet. */
export type Prepared<plan extends { steps: readonly Step[] }, outcome> = {
  plan: plan
  /**
   * Asks the node what the network is likely to take for its one transaction, in wei; `undefined` where an approval has to
   * come before it. The wallet is not asked. Trades that send nothing, or only approvals, have none.
   */
  estimateFee?: () => Promise<bigint | undefined>
  /** Carries it out, once, and tells each stage. Nothing happens before the first is asked for. */
  run: (options?: RunOptions) => AsyncGenerator<Progress, outcome, undefined>
}

/** How a prepared trade is carried out. */
export type RunOptions = { signal?: AbortSignal | undefined }

/** The options of every trade. */
export type Options = {
  /** @default the client's account */
  account?: Account | Address | undefined
  /** Ends the trade; `Trade.StoppedError` tells what had been signed and sent by then. */
  signal?: AbortSignal | undefined
  /** Called at each stage. What it throws is logged and does not stop the trade. */
  onProgress?: ((progress: Progress) => void) | undefined
}

/** What had been signed and sent of a trade at some time. */
export type Done = {
  /** Transactions that were sent; those without a receipt may still go through. */
  sent: readonly { hash: Hash; receipt?: TransactionReceipt }[]
  /** Orders that were signed: whoever has one can have it filled. */
  signed: readonly Order.Order[]
  /** Whether the wallet still shows a request, which the person may answer. */
  isWalletAsked: boolean
}

/** Nothing was done yet. */
export const nothingDone: Done = { sent: [], signed: [], isWalletAsked: false }

/** Adds a stage to what was done. */
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

/** A transaction that was sped up is confirmed under another hash than it was sent with. */
function withReceipt(sent: Done['sent'], receipt: TransactionReceipt): Done['sent'] {
  return sent.map((entry, index) => (index === sent.length - 1 ? { ...entry, receipt } : entry))
}

/**
 * Lists what actions will ask of the wallet.
 *
 * @param plan.fallsAsleep - Live orders that approvals put to sleep; each is told at its approval. @default none
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
      .filter((entry) => isAddressEqual(entry.token, token) && entry.identifier === exact)
      .map(({ orderHash }) => orderHash)
    return { ...step, exact, ...(fallsAsleep.length > 0 ? { fallsAsleep } : {}) }
  })
}

/** Selector of `approve(address,uint256)`, the same for an amount of money and for one token. */
const approve = '0x095ea7b3'

/** What is allowed, read out of what will be sent; nothing where that is everything. */
function exactOf(data: Hex): bigint | undefined {
  if (!data.startsWith(approve)) return undefined
  const allowed = BigInt(`0x${data.slice(-64)}`)
  return allowed === maxUint256 ? undefined : allowed
}

/** Thrown when the caller's signal ended a trade; the facts tell what cannot be taken back. */
export class StoppedError extends BaseError<Done> {
  override readonly name = 'Trade.StoppedError'
  constructor(facts: Done, cause: unknown) {
    const open = facts.sent.filter(({ receipt }) => receipt === undefined).map(({ hash }) => hash)
    const parts = [
      open.length > 0 && ` ${open.join(', ')} was sent and may still go through.`,
      facts.signed.length > 0 &&
        ` ${facts.signed.length === 1 ? 'One order was' : `${facts.signed.length} orders were`} signed.`,
      facts.isWalletAsked && ' The wallet may still ask; decline there.',
    ]
    super(`Stopped on request.${parts.filter((part) => part !== false).join('')}`, {
      facts,
      cause,
      retry: 'user',
    })
  }
}
