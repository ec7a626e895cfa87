import type { MarketOrder, Nft } from '@souk/market'
import { useLiveAuction } from '@souk/ui/parts/auctions/useLiveAuction.js'
import { cancelIntent } from '@souk/ui/parts/dialogs/cancelIntent.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { BoxSkeleton } from '@souk/ui/parts/kit/BoxSkeleton.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useOwnBids } from '@souk/ui/parts/orders/useOwnBids.js'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'
import { AuctionBox } from './AuctionBox.js'
import { buyNowDraft, buyNowPrice } from './buyNow.js'

/** Reads the state of an item's auction. */
export function AuctionContainer({ nft, order, buyNow }: AuctionContainer.Props) {
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const now = useNow(1_000)
  const { contract, tokenId } = nft
  const { orderHash } = order
  const { data: auction, isPending } = useLiveAuction(orderHash)
  const bids = useOwnBids(auction, account)
  if (!auction) return isPending ? <BoxSkeleton /> : null
  return (
    <AuctionBox
      auction={auction}
      account={account}
      bids={bids}
      now={now}
      nameOf={nameOf}
      buyNow={buyNow}
      hasBuyNow={buyNowPrice(nft, order) !== undefined}
      onBuyNow={() => desk.trade({ kind: 'list', contract, tokenId, draft: buyNowDraft(auction) })}
      onBid={() => desk.trade({ kind: 'offer', contract, tokenId, auction: orderHash })}
      onSettle={() => desk.trade({ kind: 'settle', contract, tokenId, auction: orderHash })}
      onCancel={() => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft) })}
      onCancelLower={(orders) => desk.trade(cancelIntent(orders, { name: nftName(nft) }))}
    />
  )
}

export declare namespace AuctionContainer {
  type Props = {
    nft: Nft
    order: MarketOrder
    /** The row to buy the item at once. */
    buyNow: ReactNode
  }
}
