import type { AnyOrder, MarketOrder, MarketSwap } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { SwapListContainer } from '@souk/ui/parts/swaps/SwapListContainer.js'
import { useBalances } from '@souk/ui/parts/wallet/useBalances.js'
import type { Address } from 'viem'
import { Exposure } from './Exposure.js'
import { KeepContainer } from './KeepContainer.js'
import { MadeRowContainer } from './MadeRowContainer.js'
import { moneyOffered } from './moneyOffered.js'
import { OffersMade } from './OffersMade.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { useChosen } from './useChosen.js'

/** Reads the offers of an account, and their possible total. */
export function OffersMadeContainer({ address, own, orders, swaps, others }: OffersMadeContainer.Props) {
  const { made } = useArea(portfolioWords)
  const swapping = useArea(swapWords)
  const desk = useTradeDialogs()
  const balances = useBalances(address)
  const { active, inactive } = moneyOffered([...(orders ?? []), ...(swaps ?? [])], useInfo())
  const { chosen, toggle, choiceOf } = useChosen(orders)
  if (!orders || !swaps) return <RowsSkeleton />
  if (orders.length + swaps.length === 0) return <EmptyState title={made.none}>{made.noneMeaning}</EmptyState>
  return (
    <OffersMade
      own={own}
      choice={choiceOf(orders, (picked) => desk.trade({ kind: 'cancelPlan', orders: picked }))}
      swaps={<SwapListContainer swaps={swaps} label={own ? swapping.made : swapping.madeBy} isTitled />}
      exposure={
        active.length + inactive.length > 0 && (
          <Exposure {...{ own, active, inactive, balances }} onWrap={() => desk.trade({ kind: 'wrap' })} />
        )
      }
      rows={orders.map((order) => (
        <MadeRowContainer
          key={order.orderHash}
          order={order}
          own={own}
          isChosen={chosen.has(order.orderHash)}
          onChoose={() => toggle(order.orderHash)}
        />
      ))}
      keep={<KeepContainer orders={[...orders, ...swaps, ...others]} />}
    />
  )
}

export declare namespace OffersMadeContainer {
  type Props = {
    address: Address
    own: boolean
    /** Undefined while they load. */
    orders: readonly MarketOrder[] | undefined
    /** Likewise. */
    swaps: readonly MarketSwap[] | undefined
    /** The account's listings. */
    others: readonly AnyOrder[]
  }
}
