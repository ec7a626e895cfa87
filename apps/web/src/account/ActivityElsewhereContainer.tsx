import type { Address } from 'viem'
import { ChainActivityContainer } from '../chains/ChainActivityContainer.js'
import { ChainAway } from '../chains/ChainAway.js'
import { ChainScope } from '../chains/ChainScope.js'
import { ChainWaiting } from '../chains/ChainWaiting.js'
import { ElsewhereView } from '../chains/ElsewhereView.js'
import { useElsewhere } from '../chains/useElsewhere.js'

/** Shows what an account did on each other chain of the market. */
export function ActivityElsewhereContainer({ address }: { address: Address }) {
  const chains = useElsewhere()
  if (chains.length === 0) return null
  return (
    <ElsewhereView
      chains={chains}
      page={`/account/${address}?tab=activity`}
      render={(chain) => (
        <ChainScope
          chain={chain}
          waiting={<ChainWaiting />}
          renderAway={(onRetry) => <ChainAway title={chain.title} onRetry={onRetry} />}
        >
          <ChainActivityContainer {...{ chain, address }} />
        </ChainScope>
      )}
    />
  )
}
