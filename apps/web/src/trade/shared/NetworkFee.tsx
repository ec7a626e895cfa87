import type { Currency } from '@souk/market'
import { Suspense, use, useState } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Money } from '../../ui/Money.js'

/**
 * What the network is likely to take, asked for once, when the review opens. Until the node has answered, and where it
 * cannot tell, it says who will.
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
    /** Asks the node, in wei; `undefined` where it cannot be told before something else happened. */
    estimate: () => Promise<bigint | undefined>
    /** What it is paid in. */
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
      {trade.about} <Money amount={fee} currency={native} />
    </>
  )
}
