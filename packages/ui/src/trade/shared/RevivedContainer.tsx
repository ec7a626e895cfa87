import type { Trade } from '@souk/market/flows'
import type { Address } from 'viem'
import { useConnection } from '../../wallet/useConnection.js'
import { Revived, RevivedReading } from './Revived.js'
import { useHoldReview } from './useHoldReview.js'
import { useRevivedOrders } from './useRevivedOrders.js'
import { useRevivedSwaps } from './useRevivedSwaps.js'

/** Reads the account's orders that an approval makes fillable again. Until they are read, the review cannot be confirmed. */
export function RevivedContainer({ approval }: { approval: Trade.revivedBy.Approval }) {
  const account = useConnection().address
  return account && <OfAccount approval={approval} account={account} />
}

function OfAccount({ approval, account }: { approval: Trade.revivedBy.Approval; account: Address }) {
  const { auctions, ...orders } = useRevivedOrders(approval, account)
  const swaps = useRevivedSwaps(approval, account)
  const isPending = orders.isPending || swaps.isPending
  useHoldReview(isPending)
  if (isPending) return <RevivedReading />
  return (
    <>
      <Revived {...swaps} isIncomplete={false} />
      <Revived side="auction" orders={auctions} />
      <Revived {...orders} isIncomplete={orders.isIncomplete || swaps.isIncomplete} />
    </>
  )
}
