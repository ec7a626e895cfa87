import { useFlows } from '@souk/react'
import { useNow } from '../../ui/useNow.js'

/** A wallet may never answer, so an older trade does not hold the others. */
const longestMs = 60_000

/**
 * Watches the other trades of this browser, also those of other windows, for a trade that waits for its confirmation.
 *
 * Another trade may change what this one needs: an approval is one number for all orders of an account.
 *
 * @returns `ended` changes whenever another trade ends, or one of its transactions is confirmed. `isRunning` is true
 * while one asks the wallet, or waits for the chain or the market.
 */
export function useOtherTrades(): { ended: string; isRunning: boolean } {
  const { flows } = useFlows()
  useNow(longestMs / 4)
  const ended = flows.flatMap(({ record: { id, status, sent } }) => {
    const confirmed = sent.filter(({ isConfirmed }) => isConfirmed).length
    return status === 'running' && confirmed === 0 ? [] : [`${id}/${status}/${confirmed}`]
  })
  const isRunning = flows.some(
    ({ record }) => record.status === 'running' && Date.now() - record.updatedAt < longestMs,
  )
  return { ended: ended.toSorted().join(' '), isRunning }
}
