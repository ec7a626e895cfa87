import { type Action, runActions } from '@souk/seaport'
import type { TransactionReceipt } from 'viem'
import type * as Flow from './Flow.js'
import type { Receipt, TradeContext } from './plans.js'

/** Runs actions that end with a transaction, and tells what the last one and all of them together came to. */
export async function* runTransactions<plan, issue extends string>(
  client: TradeContext['client'],
  options: { actions: readonly Action[]; signal: AbortSignal },
): AsyncGenerator<Flow.Event<plan, Receipt, issue>> {
  const { actions, signal } = options
  const of = actions.length
  let networkFee = 0n
  let last: TransactionReceipt | undefined
  for await (const event of runActions(client, { actions, signal, simulate: true })) {
    if (event.type === 'asking') yield { type: 'asking', step: event.index, of }
    if (event.type === 'submitted') yield { type: 'sent', step: event.index, of }
    if (event.type === 'sent' || event.type === 'replaced')
      yield { type: 'sent', step: event.index, of, hash: event.hash }
    if (event.type === 'confirmed') {
      last = event.receipt
      networkFee += last.gasUsed * last.effectiveGasPrice
    }
  }
  if (last) yield { type: 'done', outcome: { hash: last.transactionHash, networkFee } }
}
