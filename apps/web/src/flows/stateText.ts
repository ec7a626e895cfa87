import type { FlowRecord } from '@souk/react'
import type { TradeWords } from '../i18n/areas/trades.js'

/** Says how a trade of this browser ended, or that it runs. A declined request is no failure: nothing was sent. */
export function stateText(
  { record, isLive }: { record: Pick<FlowRecord.FlowRecord, 'status' | 'problem'>; isLive: boolean },
  { activity }: TradeWords,
): string {
  if (record.status === 'running' && !isLive) return activity.state.elsewhere
  const isDeclined = record.status === 'failed' && record.problem?.name === 'Wallet.UserRejectedError'
  return activity.state[isDeclined ? 'declined' : record.status]
}
