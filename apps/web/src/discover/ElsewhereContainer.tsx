import { ChainAway } from '../chains/ChainAway.js'
import { ChainCollectionsContainer } from '../chains/ChainCollectionsContainer.js'
import { ChainSalesContainer } from '../chains/ChainSalesContainer.js'
import { ChainScope } from '../chains/ChainScope.js'
import { ChainWaiting } from '../chains/ChainWaiting.js'
import { ElsewhereView } from '../chains/ElsewhereView.js'
import { useElsewhere } from '../chains/useElsewhere.js'
import { CollectionPictureContainer } from './CollectionPictureContainer.js'

/** Shows the busiest collections and the latest sales of each other chain. */
export function ElsewhereContainer() {
  const chains = useElsewhere()
  if (chains.length === 0) return null
  return (
    <ElsewhereView
      chains={chains}
      render={(chain) => (
        <ChainScope
          chain={chain}
          waiting={<ChainWaiting />}
          renderAway={(onRetry) => <ChainAway title={chain.title} onRetry={onRetry} />}
        >
          <ChainCollectionsContainer
            chain={chain}
            renderPicture={({ collection }) => <CollectionPictureContainer collection={collection} />}
          />
          <ChainSalesContainer chain={chain} />
        </ChainScope>
      )}
    />
  )
}
