import { useFlows } from '@souk/react'
import type { Hex } from 'viem'
import { underWay } from '../../flows/underWay.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useInfo } from '../../market/useInfo.js'
import { currencyOf } from '../../orders/currencyOf.js'

/**
 * Says which trades of this browser are filling one of some orders right now: where, what, for how much, and what each
 * waits for.
 */
export function useUnderWay(orderHashes: readonly (Hex | undefined)[]): readonly string[] {
  const { activity, flows: titles, steps } = useTradeWords()
  const info = useInfo()
  return underWay(useFlows().flows, orderHashes).map(({ record, isElsewhere }) => {
    const { kind, title, chainId, money = [], waitingFor } = record
    const sums = chainId === info.chainId ? money : []
    return [
      activity.state[isElsewhere ? 'otherTab' : 'running'],
      `${titles[kind].begin}: ${title}`,
      ...sums.map(({ currency, amount }) =>
        formatMoney(amount, currencyOf(info, { address: currency }), { exact: true }),
      ),
      steps.waiting[waitingFor],
    ].join(' · ')
  })
}
