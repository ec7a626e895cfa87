import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { SwapListContainer } from '@souk/ui/parts/swaps/SwapListContainer.js'
import { HiddenOffersLine } from './HiddenOffersLine.js'
import type { useReceivedSwaps } from './useReceivedSwaps.js'

/** Shows the swaps that ask for items of a wallet. Its owner can hide some. */
export function ReceivedSwaps({ own, swaps: { shown, hiding, line } }: ReceivedSwaps.Props) {
  const words = useArea(swapWords)
  return (
    <div className="space-y-3 empty:hidden">
      <SwapListContainer
        swaps={shown}
        label={own ? words.received : words.receivedBy}
        hiding={own ? hiding : undefined}
        isTitled
      />
      <HiddenOffersLine of="swaps" {...line} />
    </div>
  )
}

export declare namespace ReceivedSwaps {
  type Props = { own: boolean; swaps: ReturnType<typeof useReceivedSwaps> }
}
