import type { MarketSwap } from '@souk/market'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { nowSeconds } from '../format/formatTime.js'
import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { counterDraft } from './counterDraft.js'
import { SwapList } from './SwapList.js'
import { SwapRow } from './SwapRow.js'
import { swapRole } from './swapRole.js'
import { swapSides } from './swapSides.js'
import { exchangeText } from './swapText.js'
import { useSwapKnowledge } from './useSwapKnowledge.js'

/** Shows swaps, each from the view of the visitor, with what the visitor can do. */
export function SwapListContainer({ swaps, label, isTitled }: SwapListContainer.Props) {
  const words = useArea(swapWords)
  const desk = useTradeDialogs()
  const info = useInfo()
  const account = useConnection().address
  const now = nowSeconds()
  const seen = swaps.map((swap) => ({
    swap,
    made: swapSides(swap.order, { role: 'maker', now }),
    taken: swapSides(swap.order, { role: 'taker', now }),
  }))
  const known = useSwapKnowledge(seen.flatMap(({ taken }) => [taken.give, taken.get]))
  if (swaps.length === 0) return null
  return (
    <SwapList label={label} isTitled={isTitled}>
      {seen.map(({ swap, made, taken }) => {
        const { orderHash, maker } = swap
        const role = swapRole(swap, { account, wanted: taken.give, nfts: known.nfts })
        const title = exchangeText(made, known, words)
        const draft = counterDraft(swap, info)
        return (
          <SwapRow
            key={orderHash}
            {...{ swap, role, known }}
            sides={role === 'taker' ? taken : made}
            makerName={accountName(maker, info)}
            onAccept={() => desk.trade({ kind: 'acceptSwap', orderHash })}
            onCounter={() => desk.trade({ kind: 'swap', owner: maker, draft, isCounter: true })}
            onCancel={() => desk.trade({ kind: 'cancel', orderHash, name: title, side: 'swap' })}
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
  }
}
