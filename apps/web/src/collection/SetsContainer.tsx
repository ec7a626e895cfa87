import type { Collection } from '@souk/market'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { useSets } from '@souk/ui/parts/orders/useSets.js'
import { Suspense } from 'react'
import { useConnection } from 'wagmi'

// Most collections have no set for sale, so they load none of its code.
const Sets = latePart(async () => (await import('./Sets.js')).Sets)

/** Shows the sets for sale that contain items of a collection. */
export function SetsContainer({ collection: { contract } }: { collection: Collection }) {
  const orders = useSets({ contract, account: useConnection().address })
  if (orders.length === 0) return null
  return (
    <Suspense>
      <Sets orders={orders} />
    </Suspense>
  )
}
