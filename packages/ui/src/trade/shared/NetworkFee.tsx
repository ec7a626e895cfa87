import type { Currency } from '@souk/market'
import { Suspense, use, useState } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Money } from '../../kit/Money.js'

/**
 * Shows the likely network fee, read once when the review opens. Until the node has answered, or if it cannot, says
 * that the wallet will show it.
 */
export function NetworkFee({ estimate, native }: NetworkFee.Props) {
  const { trade } = useTradeWords()
  const [asked] = useState(() => estimate().catch(() => undefined))
  return (
    <Suspense fallback={trade.addedByWallet}>
      <Estimated asked={asked} native={native} />
    </Suspense>
  )
}

export declare namespace NetworkFee {
  type Props = {
    /** Asks the node, in wei; `undefined` if an earlier step has to happen first. */
    estimate: () => Promise<bigint | undefined>
    /** The currency of network fees. */
    native: Pick<Currency, 'symbol' | 'decimals'>
  }
}

type Asked = Pick<NetworkFee.Props, 'native'> & { asked: Promise<bigint | undefined> }

function Estimated({ asked, native }: Asked) {
  const { trade } = useTradeWords()
  const fee = use(asked)
  if (fee === undefined) return trade.addedByWallet
  return (
    <>
      <Money amount={fee} currency={native} /> {trade.estimate}
    </>
  )
}
