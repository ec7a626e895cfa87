import type { MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import { cancelIntent } from '@souk/ui/parts/dialogs/cancelIntent.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { sleepingOrders } from '@souk/ui/parts/orders/listings.js'
import { useConnection } from 'wagmi'

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
        <Button onClick={() => desk.trade(cancelIntent(older, { name: nftName(nft) }))}>
          {words.olderCancel(older.length)}
        </Button>
      }
    >
      {older.every(({ type }) => type === 'english') ? words.olderAuction : words.older}
    </Notice>
  )
}
