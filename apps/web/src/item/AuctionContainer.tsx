import type { MarketOrder, Nft } from '@souk/market'
import { useAuction } from '@souk/react'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { nowSeconds } from '../format/formatTime.js'
import { useInfo } from '../market/useInfo.js'
import { nftName } from '../nft/nftName.js'
import { useOwnBids } from '../orders/useOwnBids.js'
import { useNow } from '../ui/useNow.js'
import { AuctionBox } from './AuctionBox.js'

/** Near its end, an auction is read often: the end comes with the clock and causes no event. */
const [nearSeconds, nearMs, farMs] = [120n, 3_000, 15_000]

/** Reads the state of an item's auction. */
export function AuctionContainer({ nft, order }: { nft: Nft; order: MarketOrder }) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const now = useNow(1_000)
  const { contract, identifier } = nft
  const { orderHash } = order
  const { data: auction } = useAuction(
    { orderHash },
    {
      query: {
        refetchInterval: ({ state: { data } }) => {
          if (data?.phase === 'over') return false
          return data && isNear(data.end) ? nearMs : farMs
        },
      },
    },
  )
  const bids = useOwnBids(auction, account)
  if (!auction) return null
  return (
    <AuctionBox
      auction={auction}
      account={account}
      bids={bids}
      now={now}
      nameOf={(address) => accountName(address, info)}
      onBid={() => desk.trade({ kind: 'offer', contract, identifier, auction: orderHash })}
      onSettle={() => desk.trade({ kind: 'settle', contract, identifier, auction: orderHash })}
      onCancel={() => desk.trade({ kind: 'cancel', orderHash, name: nftName(nft) })}
      onCancelLower={(orders) => desk.trade({ kind: 'cancelPlan', orders })}
    />
  )
}

function isNear(end: bigint): boolean {
  const away = end - nowSeconds()
  return away < nearSeconds && away > -nearSeconds
}
