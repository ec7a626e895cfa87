import type { Nft } from '@souk/market'
import { useCollectionOffers, useOrders } from '@souk/react'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { nowSeconds } from '../format/formatTime.js'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useWords } from '../i18n/useWords.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { OffersTable } from '../orders/OffersTable.js'
import { offerRows } from '../orders/offerRows.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

/** Reads what is offered for an item: for itself, and for any of its collection that it fits. */
export function OffersContainer({ nft, held }: { nft: Nft; held: boolean }) {
  const { offer } = useTradeWords()
  const { frame } = useWords()
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { contract, identifier, collection: slug } = nft
  const onItem = useOrders({
    side: 'bid',
    assetContractAddress: contract,
    tokenIds: [identifier],
    limit: 50,
  })
  const onCollection = useCollectionOffers({ slug, limit: 50 })
  const rows = offerRows({
    nft,
    info,
    now: nowSeconds(),
    onItem: onItem.data?.pages.flatMap((page) => page.orders) ?? [],
    onCollection: onCollection.data?.pages.flatMap((page) => page.offers) ?? [],
  })
  if (rows.length === 0 && (onItem.isError || onCollection.isError))
    return (
      <Notice
        tone="warn"
        action={
          <Button onClick={() => void Promise.all([onItem.refetch(), onCollection.refetch()])}>
            {frame.retry}
          </Button>
        }
      >
        {offer.unread}
      </Notice>
    )
  if (rows.length === 0) return <p className="text-ink-soft">{offer.none}</p>
  return (
    <OffersTable
      rows={rows}
      account={account}
      label={offer.offersOn(nftName(nft))}
      nameOf={(address) => accountName(address, info)}
      canAccept={held}
      onAccept={(order) => desk.trade({ kind: 'accept', contract, identifier, offer: order })}
      onCancel={({ orderHash }) => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft), side: 'bid' })}
    />
  )
}
