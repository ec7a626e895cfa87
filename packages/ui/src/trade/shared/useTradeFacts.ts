import type { MarketInfo } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import type { FlowRecord } from '@souk/react'
import { useState } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useClock } from '../../kit/useClock.js'
import { useInfo } from '../../market/useInfo.js'
import { readApprovalPreset } from '../../preferences/approvalScope.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useNative } from '../../wallet/useNative.js'
import { type StepContext, type StepText, stepWords } from './stepWords.js'

/** How a flow calls the sizes of approvals. */
const exactOf = { usual: 'currencies', exact: true, all: false } as const

/** Returns the data that every trade's dialog needs besides its own. */
export function useTradeFacts(options: {
  kind: FlowRecord.FlowKind
  collection?: StepContext['collection']
  isPaid?: boolean
}) {
  const words = useTradeWords()
  const info: MarketInfo = useInfo()
  const native = useNative()
  const account = useConnection().address
  const { kind, collection = '', isPaid } = options
  const context = { kind, info, collection, words, isPaid }
  const stepsOf = (steps: readonly Trade.Step[]): readonly StepText[] =>
    steps.map((step, index) => ({
      id: String(index),
      ...stepWords(step, context),
      ...(step.kind === 'approval' ? { grants: step } : {}),
    }))
  const [scope, onScope] = useState(() => readApprovalPreset())
  return {
    ...{ words, info, native, account, stepsOf, clock: useClock() },
    exactApproval: exactOf[scope],
    /** The size of this trade's approvals. The review can change it. */
    approval: { scope, onScope },
  }
}
