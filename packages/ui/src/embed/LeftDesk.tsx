import { useFlows } from '@souk/react'
import { type ComponentType, useEffect } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import { FlowWatch } from '../records/FlowWatch.js'
import type { TradeSubject } from '../records/isAbout.js'
import { openFlows } from '../records/openFlows.js'
import { LeftTrades } from './LeftTrades.js'
import { WithFlows } from './WithFlows.js'

/** Completes trades that an earlier visit left, and provides the view that shows them in the components. */
export function LeftDesk({ onReady }: LeftDesk.Props) {
  useEffect(() => onReady(LeftTrades), [onReady])
  return (
    <WithFlows>
      <Watch />
    </WithFlows>
  )
}

export declare namespace LeftDesk {
  type Props = { onReady: (view: ComponentType<TradeSubject>) => void }
}

function Watch() {
  const accounts = openFlows(useFlows().flows).map(({ record }) => record.account)
  const once = accounts.filter(
    (one, index) => accounts.findIndex((other) => isSameAddress(other, one)) === index,
  )
  return once.map((account) => <FlowWatch key={account} account={account} />)
}
