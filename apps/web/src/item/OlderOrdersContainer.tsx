import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import { cancelIntent } from '@souk/ui/parts/dialogs/cancelIntent.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { awakeOrders, sleepingOrders } from '@souk/ui/parts/orders/listings.js'
import { useConnection } from 'wagmi'
import { OlderOrders } from './OlderOrders.js'

/** Shows the visitor's orders on an item that are open again, and inactive ones before they reactivate unnoticed. */
export function OlderOrdersContainer({ nft, listings }: { nft: Nft; listings: readonly MarketOrder[] }) {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const now = useNow(30_000)
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
  return (
    <OlderOrders
      awake={awakeOrders(listings, { account, now })}
      asleep={sleepingOrders([...listings, ...offers], account)}
      onCancel={(orders) => desk.trade(cancelIntent(orders, { name: nftName(nft) }))}
    />
  )
}
