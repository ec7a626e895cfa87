import type { AnyOrder, MarketOrder } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { AuctionRowContainer } from './AuctionRowContainer.js'
import { KeepContainer } from './KeepContainer.js'
import { ListingRow } from './ListingRow.js'
import { Listings } from './Listings.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { useChosen } from './useChosen.js'

/** Reads active listings and inactive ones with their risks, and cancels several. */
export function ListingsContainer({ own, orders, others }: ListingsContainer.Props) {
  const desk = useTradeDialogs()
  const { chosen, toggle, choiceOf } = useChosen(orders)
  if (!orders) return <RowsSkeleton />
  const active = orders.filter(({ status }) => status === 'active')
  const asleep = orders.filter(({ status }) => status !== 'active')
  const rowsOf = (list: readonly MarketOrder[]) =>
    list.map((order) => {
      const Row = order.type === 'english' ? AuctionRowContainer : ListingRow
      return (
        <Row
          key={order.orderHash}
          order={order}
          own={own}
          isChosen={chosen.has(order.orderHash)}
          onChoose={() => toggle(order.orderHash)}
        />
      )
    })
  const cancel = (list: readonly MarketOrder[]) => desk.trade({ kind: 'cancelPlan', orders: list })
  return (
    <Listings
      own={own}
      active={rowsOf(active)}
      asleep={rowsOf(asleep)}
      choice={choiceOf(active, cancel)}
      keep={<KeepContainer orders={orders.length === 0 ? [] : [...orders, ...others]} />}
      onCancelAsleep={() => cancel(asleep)}
    />
  )
}

export declare namespace ListingsContainer {
  type Props = {
    own: boolean
    /** Undefined while they load. */
    orders: readonly MarketOrder[] | undefined
    /** The account's other orders. */
    others: readonly AnyOrder[]
  }
}
