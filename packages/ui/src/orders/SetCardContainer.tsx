import type { MarketOrder } from '@souk/market'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { bundleWords } from '../i18n/areas/bundle.js'
import { useArea } from '../i18n/useArea.js'
import { useNameOf } from '../names/useNames.js'
import { useStripItems } from '../nft/useStripItems.js'
import { useConnection } from '../wallet/useConnection.js'
import { ProofContainer } from './ProofContainer.js'
import { SetCard } from './SetCard.js'
import { setTokens } from './setTokens.js'

/** Reads the items of a set, and offers to buy or to cancel it. */
export function SetCardContainer({ order, isOfItem = false }: SetCardContainer.Props) {
  const nameOf = useNameOf()
  const words = useArea(bundleWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { items } = useStripItems(setTokens(order))
  const { orderHash } = order
  const name = words.setOf(items.length)
  return (
    <SetCard
      order={order}
      items={items}
      title={isOfItem ? words.partOf(items.length) : name}
      account={account}
      nameOf={nameOf}
      proof={<ProofContainer order={order} />}
      onBuy={() => desk.trade({ kind: 'buySet', orderHash })}
      onCancel={() => desk.trade({ kind: 'cancel', orderHash, name })}
    />
  )
}

export declare namespace SetCardContainer {
  type Props = {
    order: MarketOrder
    /** Whether the page is about one item of the set. @default false */
    isOfItem?: boolean
  }
}
