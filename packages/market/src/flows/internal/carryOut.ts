import { BaseError } from '@souk/base'
import { type Action, type Event, type Order, runActions, UnknownOutcomeError } from '@souk/seaport'
import type { Account, Hash, TransactionReceipt } from 'viem'
import type { Market } from '../../api/Market.js'
import type { Progress } from '../../domain/Trade.js'
import type { TradeAct } from '../../domain/TradeEvent.js'
import { emit } from './emit.js'
import { isAbort } from './perform.js'

/** The result of actions. */
export type Carried = {
  orders: readonly Order.Order[]
  /** Of the transactions, in their order; the last is that of the exchange. */
  receipts: readonly TransactionReceipt[]
}

/**
 * Has the wallet sign and send, waits for the chain, tells each stage, and tells those who listen what becomes of the
 * transactions.
 *
 * A transaction of which nothing is known (no receipt in time) is neither confirmed nor failed; the error says so.
 *
 * @param options.of - Steps of the whole trade.
 * @param options.from - How many of them are done. @default 0
 * @param options.event - What the last transaction is.
 * @param options.announce - Called when the wallet is about to be asked for the last transaction.
 */
export async function* carryOut(
  market: Market,
  options: carryOut.Options,
): AsyncGenerator<Progress, Carried, undefined> {
  const { actions, from = 0, of, signal } = options
  const orders: Order.Order[] = []
  const receipts: TransactionReceipt[] = []
  let asked: Asked | undefined
  try {
    for await (const event of runActions(market.client, { actions, signal, simulate: true })) {
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
    event?: TradeAct | undefined
    announce?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
}

/** What the wallet is asked for now. */
type Asked = { isTransaction: boolean; isExchange: boolean; hash?: Hash }

type Following = { asked: Asked | undefined; event: Event; options: carryOut.Options }

/** Tells those who listen of what happens to a transaction, and keeps what the wallet is asked for. */
function follow(market: Market, { asked, event, options }: Following): Asked | undefined {
  if (event.type === 'asking') {
    const next = toAsked(event)
    if (next.isExchange) options.announce?.()
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

function toAsked({ action, batch = [action] }: Extract<Event, { type: 'asking' }>): Asked {
  return {
    isTransaction: action.type === 'approval' || action.type === 'exchange',
    isExchange: batch.some(({ type }) => type === 'exchange'),
  }
}

function toNews({ isExchange }: Asked, transactionHash: Hash, { account, event }: carryOut.Options) {
  return { transactionHash, ...toContext(isExchange, { account, event }) }
}

function toContext(isExchange: boolean, { account, event }: Pick<carryOut.Options, 'account' | 'event'>) {
  return {
    accountAddress: account.address,
    event: isExchange ? event : undefined,
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
