import type { Address } from 'viem'
import { ChainAway } from '../chains/ChainAway.js'
import { ChainHoldingsContainer } from '../chains/ChainHoldingsContainer.js'
import { ChainScope } from '../chains/ChainScope.js'
import { ChainsBarContainer } from '../chains/ChainsBarContainer.js'
import { ChainWaiting } from '../chains/ChainWaiting.js'
import { HoldingsElsewhere } from '../chains/HoldingsElsewhere.js'
import { useElsewhere } from '../chains/useElsewhere.js'

/** Shows what an account has on each other chain of the market. */
export function ElsewhereContainer({ address, own }: { address: Address; own: boolean }) {
  const chains = useElsewhere()
  return (
    <HoldingsElsewhere
      choice={<ChainsBarContainer />}
      chains={chains}
      page={own ? '/me' : `/account/${address}`}
      render={(chain, isOpen) => (
        <ChainScope
          chain={chain}
          waiting={<ChainWaiting />}
          renderAway={(onRetry) => <ChainAway title={chain.title} onRetry={onRetry} />}
        >
          <ChainHoldingsContainer {...{ chain, address, isOpen }} />
        </ChainScope>
      )}
    />
  )
}
