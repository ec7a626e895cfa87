import type { MarketOrder, Nft } from '@souk/market'
import { useAuction, useOrders } from '@souk/react'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { isSameAddress } from '../format/formatAddress.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { useNow } from '../ui/useNow.js'
import { AuctionBox } from './AuctionBox.js'

/** Reads the state of an item's auction. */
export function AuctionContainer({ nft, order }: { nft: Nft; order: MarketOrder }) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const now = useNow(10_000)
  const { contract, identifier } = nft
  const { orderHash } = order
  // Its end comes with the clock and causes no event.
  const { data: auction } = useAuction({ orderHash }, { query: { refetchInterval: 15_000 } })
  const own = useOrders(
    account && {
      side: 'bid',
      maker: account,
      assetContractAddress: contract,
      tokenIds: [identifier],
      limit: 20,
    },
  )
  if (!auction) return null
  const bids = own.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <AuctionBox
      auction={auction}
      role={{
        account,
        isSeller: isSameAddress(auction.order.maker, account),
        hasBid: bids.some((bid) => isBidOn(auction.order, bid)),
      }}
      now={now}
      nameOf={(address) => accountName(address, info)}
      onBid={() => desk.trade({ kind: 'offer', contract, identifier, auction: orderHash })}
      onSettle={() => desk.trade({ kind: 'settle', contract, identifier, auction: orderHash })}
      onCancel={() => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft) })}
    />
  )
}

/** Offers on one of several items, or in another currency, are not bids; see {@link AuctionRole.hasBid}. */
function isBidOn({ currency }: MarketOrder, { status, type, currency: offered }: MarketOrder): boolean {
  return (
    type !== 'criteria' &&
    isSameAddress(offered.address, currency.address) &&
    (status === 'active' || status === 'inactive')
  )
}
