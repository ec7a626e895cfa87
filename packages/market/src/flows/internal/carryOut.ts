import { BaseError } from '@souk/base'
import {
  type Action,
  type Event,
  type Order,
  runActions,
  type TransactionOverrides,
  UnknownOutcomeError,
} from '@souk/seaport'
import type { Account, Hash, TransactionReceipt } from 'viem'
import type { Market } from '../../api/Market.js'
import type { Progress } from '../../domain/Trade.js'
import type { Announcement, TradeAct, TradeEvents } from '../../domain/TradeEvent.js'
import { emit } from './emit.js'
import { isAbort } from './perform.js'

/** The result of actions. */
export type Carried = {
  orders: readonly Order.Order[]
  /** The receipts of the transactions in order. The last one is that of the exchange. */
  receipts: readonly TransactionReceipt[]
}

/**
 * Asks the wallet to sign and send, waits for the chain, yields each stage, and emits the events of the transactions.
 *
 * A transaction without a receipt in time is neither confirmed nor failed. The error says so.
 *
 * @param options.of - The number of steps of the whole trade.
 * @param options.from - The number of completed steps. @default 0
 * @param options.act - The action of the last transaction. Its event is emitted before the wallet is asked for it.
 * @param options.onAsked - Called at that moment.
 */
export async function* carryOut(
  market: Market,
  options: carryOut.Options,
): AsyncGenerator<Progress, Carried, undefined> {
  const { actions, from = 0, of, signal, overrides } = options
  const orders: Order.Order[] = []
  const receipts: TransactionReceipt[] = []
  let asked: Asked | undefined
  try {
    for await (const event of runActions(market.client, { ...overrides, actions, signal, simulate: true })) {
      if (event.type === 'signed') orders.push(event.order)
      if (event.type === 'signedBulk') orders.push(...event.orders)
      if (event.type === 'confirmed') receipts.push(event.receipt)
      asked = follow(market, { asked, event, options })
      yield toProgress(event, { from, of })
    }
  } catch (error) {
    if (asked && !isAbort(error, signal)) tellFailure(market, { asked, error, options })
    throw error
  }
  return { orders, receipts }
}

export declare namespace carryOut {
  type Options = {
    account: Account
    actions: readonly Action[]
    of: number
    from?: number | undefined
    act?: Announcement | undefined
    onAsked?: (() => void) | undefined
    signal?: AbortSignal | undefined
    /** How to send the transactions. */
    overrides?: TransactionOverrides | undefined
  }
}

/** The current request to the wallet. */
type Asked = { isTransaction: boolean; isExchange: boolean; hash?: Hash }

type Following = { asked: Asked | undefined; event: Event; options: carryOut.Options }

/** Emits the events of a transaction, and returns the current request to the wallet. */
function follow(market: Market, { asked, event, options }: Following): Asked | undefined {
  if (event.type === 'asking') {
    const next = toAsked(event)
    if (next.isExchange) announce(market, options)
    return next
  }
  if (!asked?.isTransaction) return asked
  if (event.type === 'sent') {
    emit(market, 'TransactionCreated', toNews(asked, event.hash, options))
    return { ...asked, hash: event.hash }
  }
  if (event.type !== 'confirmed' || !asked.hash) return asked
  const { receipt } = event
  emit(market, 'TransactionConfirmed', { ...toNews(asked, asked.hash, options), receipt })
  return undefined
}

function announce(market: Market, { act, onAsked }: carryOut.Options): void {
  onAsked?.()
  const tell = <name extends TradeAct>(told: { event: name; payload: TradeEvents[name] }) =>
    emit(market, told.event, told.payload)
  if (act) tell(act)
}

function toAsked({ action, batch = [action] }: Extract<Event, { type: 'asking' }>): Asked {
  return {
    isTransaction: action.type === 'approval' || action.type === 'exchange',
    isExchange: batch.some(({ type }) => type === 'exchange'),
  }
}

function toNews({ isExchange }: Asked, transactionHash: Hash, options: carryOut.Options) {
  return { transactionHash, ...toContext(isExchange, options) }
}

function toContext(isExchange: boolean, { account, act }: Pick<carryOut.Options, 'account' | 'act'>) {
  return {
    account: account.address,
    event: isExchange ? act?.event : undefined,
    deals: isExchange && act && 'deals' in act.payload ? act.payload.deals : [],
    isApproval: !isExchange,
  }
}

function tellFailure(
  market: Market,
  { asked, error, options }: { asked: Asked; error: unknown; options: carryOut.Options },
): void {
  if (!asked.isTransaction || !(error instanceof BaseError) || error instanceof UnknownOutcomeError) return
  if (asked.hash) emit(market, 'TransactionFailed', { ...toNews(asked, asked.hash, options), error })
  else emit(market, 'TransactionDenied', { ...toContext(asked.isExchange, options), error })
}

function toProgress(event: Event, { from, of }: { from: number; of: number }): Progress {
  const at = { step: from + event.index, of }
  switch (event.type) {
    case 'asking':
      return { type: 'asking', ...at }
    case 'signed':
      return { type: 'signed', ...at, orders: [event.order] }
    case 'signedBulk':
      return { type: 'signed', ...at, orders: event.orders }
    case 'submitted':
      return { type: 'submitted', ...at, id: event.id }
    case 'sent':
      return { type: 'sent', ...at, hash: event.hash }
    case 'replaced':
      return { type: 'replaced', ...at, hash: event.hash }
    case 'confirmed':
      return { type: 'confirmed', ...at, receipt: event.receipt }
  }
}
