import type { MarketSwap } from '@souk/market'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { useNameOf } from '../names/useNames.js'
import { useConnection } from '../wallet/useConnection.js'
import { SwapList } from './SwapList.js'
import { SwapRow } from './SwapRow.js'
import { exchangeText } from './swapText.js'
import { useSeenSwaps } from './useSeenSwaps.js'

/** Shows swaps, each from the view of the visitor, with what the visitor can do. */
export function SwapListContainer({ swaps, label, isTitled, hiding }: SwapListContainer.Props) {
  const nameOf = useNameOf()
  const words = useArea(swapWords)
  const desk = useTradeDialogs()
  const { seen, known } = useSeenSwaps(swaps, useConnection().address)
  if (swaps.length === 0) return null
  return (
    <SwapList label={label} isTitled={isTitled}>
      {seen.map(({ swap, role, sides, made }) => {
        const { orderHash, maker } = swap
        const name = exchangeText(made, known, words)
        return (
          <SwapRow
            key={orderHash}
            {...{ swap, role, sides, known, name }}
            hiding={role === 'maker' ? undefined : hiding?.(swap)}
            makerName={nameOf(maker)}
            onAccept={() => desk.trade({ kind: 'acceptSwap', orderHash })}
            onCounter={() => desk.trade({ kind: 'swap', owner: maker, answers: swap })}
            onCancel={() => desk.trade({ kind: 'cancel', orderHash, name, side: 'swap' })}
          />
        )
      })}
    </SwapList>
  )
}

export declare namespace SwapListContainer {
  type Props = {
    swaps: readonly MarketSwap[]
    label: string
    /** Whether the label is shown above the list. @default false */
    isTitled?: boolean
    /** Lets the visitor hide swaps. @default none can be hidden */
    hiding?: ((swap: MarketSwap) => NonNullable<SwapRow.Props['hiding']>) | undefined
  }
}
