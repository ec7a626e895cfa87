import type { FlowRecord } from '@souk/react'
import type { TradeWords } from '@souk/ui/parts/i18n/areas/trades.js'

/** Says how a trade of this browser ended, or that it runs. A declined request is no failure: nothing was sent. */
export function stateText(
  { record, isLive }: { record: Pick<FlowRecord.FlowRecord, 'status' | 'problem'>; isLive: boolean },
  { activity }: TradeWords,
): string {
  if (record.status === 'running' && !isLive) return activity.state.elsewhere
  const isDeclined = record.status === 'failed' && record.problem?.name === 'Wallet.UserRejectedError'
  return activity.state[isDeclined ? 'declined' : record.status]
}

/**
 * Says what a missing answer of the wallet means. A signature that the page never received is nowhere, while a transaction
 * may have been sent.
 */
export function unansweredText(
  { steps, step, orders }: Pick<FlowRecord.FlowRecord, 'steps' | 'step' | 'orders'>,
  { activity }: TradeWords,
): string {
  const isUnsigned = steps[step] === 'signature' && orders.length === 0
  return activity.state[isUnsigned ? 'unsigned' : 'unanswered']
}
