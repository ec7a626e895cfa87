import type { FlowRecord, useFlows } from '@souk/react'
import type { TradeWords } from '../i18n/areas/trades.js'
import { isUnsigned } from './isRemade.js'

/** Says how a trade of this browser ended, or that it runs. A declined request is no failure: nothing was sent. */
export function stateText({ record, isLive, isElsewhere }: stateText.Flow, { activity }: TradeWords): string {
  if (isElsewhere) return activity.state.otherTab
  if (record.status === 'running' && !isLive) return activity.state.elsewhere
  const isDeclined = record.status === 'failed' && record.problem?.name === 'Wallet.UserRejectedError'
  return activity.state[isDeclined ? 'declined' : record.status]
}

export declare namespace stateText {
  type Flow = Pick<useFlows.Entry, 'isLive' | 'isElsewhere'> & {
    record: Pick<FlowRecord.FlowRecord, 'status' | 'problem'>
  }
}

/**
 * Says what a missing answer of the wallet means. A signature that the page never received is nowhere, while a transaction
 * may have been sent.
 */
export function unansweredText(
  record: Pick<FlowRecord.FlowRecord, 'steps' | 'step' | 'orders'>,
  { words: { activity }, isRemade }: { words: TradeWords; isRemade: boolean },
): string {
  if (!isUnsigned(record)) return activity.state.unanswered
  return `${activity.state.unsigned} ${activity[isRemade ? 'remade' : 'startAgain']}`
}
