import { type MarketOrder, NotFoundError } from '@souk/market'
import { useCollection, useNft, useOrders } from '@souk/react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { ActivityContainer } from '../activity/ActivityContainer.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { accountName } from '../format/accountName.js'
import { isSameAddress } from '../format/formatAddress.js'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { isOpen } from '../orders/listings.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { PageTitle } from '../ui/PageTitle.js'
import { AuctionContainer } from './AuctionContainer.js'
import { Item } from './Item.js'
import { ItemToolsContainer } from './ItemToolsContainer.js'
import { ListingsContainer } from './ListingsContainer.js'
import { OffersContainer } from './OffersContainer.js'
import { OlderOrdersContainer } from './OlderOrdersContainer.js'
import { ItemSkeleton } from './PriceBox.js'
import { PriceBoxContainer } from './PriceBoxContainer.js'
import { PriceHistoryContainer } from './PriceHistoryContainer.js'
import { ProvenanceContainer } from './ProvenanceContainer.js'
import { TraitsContainer } from './TraitsContainer.js'
import { useList } from './useList.js'

/** Reads an item with its collection and its listings. */
export function ItemContainer({ contract, identifier }: { contract: Address; identifier: bigint }) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const words = useArea(itemWords)
  const account = useConnection().address
  const list = useList()
  const { data: nft, error } = useNft({ address: contract, identifier })
  const { data: collection } = useCollection(nft && { slug: nft.collection })
  const listings = useListings(contract, identifier, account)
  if (error instanceof NotFoundError) return <NotFoundPage what="item" />
  if (error && !nft) throw error
  if (!nft) return <ItemSkeleton />
  const held = heldBy(nft, account) !== undefined
  const auctions = listings.filter(({ type, status }) => type === 'english' && status === 'active')
  return (
    // The media, what was opened and what was asked are of one item, not of the next.
    <div key={`${contract}/${identifier}`}>
      <PageTitle>{nftName(nft)}</PageTitle>
      <Item
        nft={nft}
        collection={collection}
        account={account}
        list={list}
        nameOf={(address) => accountName(address, info)}
        tools={<ItemToolsContainer nft={nft} />}
        notice={<OlderOrdersContainer nft={nft} listings={listings} />}
        boxes={
          <>
            {auctions.map((order) => (
              <AuctionContainer key={order.orderHash} nft={nft} order={order} />
            ))}
            <PriceBoxContainer nft={nft} collection={collection} listings={listings} />
          </>
        }
        listings={<ListingsContainer nft={nft} listings={listings} />}
        offers={<OffersContainer nft={nft} held={held} />}
        traits={<TraitsContainer nft={nft} collection={collection} />}
        provenance={<ProvenanceContainer nft={nft} />}
        history={<PriceHistoryContainer nft={nft} />}
        activity={
          <ActivityContainer
            scope={{ address: contract, identifier }}
            label={words.activityOf(nftName(nft))}
          />
        }
        onSend={held ? () => desk.trade({ kind: 'send', contract, identifier }) : undefined}
      />
    </div>
  )
}

/** Everybody's live listings, and the viewer's own even when they cannot be bought now: those are the dangerous ones. */
function useListings(
  contract: Address,
  identifier: bigint,
  account: Address | undefined,
): readonly MarketOrder[] {
  const about = { side: 'ask', assetContractAddress: contract, tokenIds: [identifier], limit: 50 } as const
  const live = useOrders({ ...about, orderBy: 'eth_price', orderDirection: 'asc' })
  const own = useOrders(account && { ...about, maker: account })
  const orders = live.data?.pages.flatMap((page) => page.orders) ?? []
  const known = new Set(orders.map((order) => order.orderHash))
  const others = own.data?.pages.flatMap((page) => page.orders) ?? []
  return [
    ...orders,
    ...others.filter(
      (order) => isSameAddress(order.maker, account) && !known.has(order.orderHash) && isOpen(order),
    ),
  ]
}
