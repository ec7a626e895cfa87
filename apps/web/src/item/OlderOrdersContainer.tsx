import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { sleepingOrders } from '../orders/listings.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

/** Shows the visitor's inactive orders on an item, before they reactivate unnoticed. */
export function OlderOrdersContainer({ nft, listings }: { nft: Nft; listings: readonly MarketOrder[] }) {
  const words = useArea(itemWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { data } = useOrders(
    account && {
      side: 'bid',
      maker: account,
      contract: nft.contract,
      tokenIds: [nft.tokenId],
      limit: 50,
    },
  )
  const offers = data?.pages.flatMap((page) => page.orders) ?? []
  const older = sleepingOrders([...listings, ...offers], account)
  if (older.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={words.olderTitle(older.length)}
      action={
        <Button onClick={() => desk.trade({ kind: 'cancelPlan', orders: older })}>{words.olderCancel}</Button>
      }
    >
      {words.older}
    </Notice>
  )
}
