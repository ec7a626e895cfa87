import type { Collection, MarketOrder } from '@souk/market'
import { useDepth, useOrders } from '@souk/react'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'
import { useConnection } from 'wagmi'
import { Depth, DepthSkeleton } from './Depth.js'

/** Reads a collection's book by price, and the visitor's own offers in it. */
export function DepthContainer({ collection }: { collection: Collection }) {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { data, error } = useDepth({ slug: collection.slug })
  const own = useOrders(account && { side: 'bid', maker: account, limit: 50 })
  if (error && !data) throw error
  if (!data) return <DepthSkeleton />
  const offers = (own.data?.pages.flatMap((page) => page.orders) ?? []).filter(
    ({ type, status, order }) =>
      type === 'criteria' &&
      (status === 'active' || status === 'inactive') &&
      order.parameters.consideration.some(({ token }) => isSameAddress(token, collection.contract)),
  )
  return (
    <Depth
      depth={data}
      own={offers}
      about={(order) => <AboutContainer order={order} />}
      onCancel={({ orderHash }) =>
        desk.trade({ kind: 'cancel', orderHash, name: collection.name, side: 'bid' })
      }
      onOffer={() => desk.trade({ kind: 'collectionOffer', slug: collection.slug })}
    />
  )
}

function AboutContainer({ order }: { order: MarketOrder }) {
  return useSubject(order).name
}
