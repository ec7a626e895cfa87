import { type MarketOrder, type Nft, NotFoundError } from '@souk/market'
import { getCollectionQueryOptions, getOrdersQueryOptions, useNft, useOrders, useSouk } from '@souk/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { accountName } from '../account/accountName.js'
import { useCartToggle } from '../cart/useCartToggle.js'
import { isSameAddress } from '../format/formatAddress.js'
import { NotFoundPage } from '../frame/ErrorPage.js'
import { useDesk } from '../frame/trade.js'
import { useInfo } from '../frame/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { PageTitle } from '../ui/PageTitle.js'
import { Item } from './Item.js'
import { OffersContainer } from './OffersContainer.js'
import { ItemSkeleton, PriceBox } from './PriceBox.js'
import { toOffer } from './toOffer.js'

/** Reads an item with its collection and its listings. */
export function ItemContainer({ contract, identifier }: { contract: Address; identifier: bigint }) {
  const info = useInfo()
  const desk = useDesk()
  const { toggle, has } = useCartToggle()
  const account = useConnection().address
  const { data: nft, error } = useNft({ address: contract, identifier })
  const collection = useCollectionOf(nft)
  const listings = useListings(contract, identifier, account)
  if (error instanceof NotFoundError) return <NotFoundPage what="item" />
  if (error && !nft) throw error
  if (!nft) return <ItemSkeleton />
  const best = bestListing(nft, listings)
  const held = heldBy(nft, account) !== undefined
  const buy = (order: MarketOrder) =>
    desk.trade({ kind: 'buy', orderHash: order.orderHash, contract, identifier })
  const cancel = (order: MarketOrder) =>
    desk.trade({ kind: 'cancel', orderHash: order.orderHash, name: nftName(nft) })
  return (
    <>
      <PageTitle>{nftName(nft)}</PageTitle>
      <Item
        nft={nft}
        collection={collection}
        listings={listings}
        account={account}
        nameOf={(address) => accountName(address, info)}
        onBuy={buy}
        onCancel={cancel}
        onSend={held ? () => desk.trade({ kind: 'send', contract, identifier }) : undefined}
        offers={<OffersContainer nft={nft} held={held} />}
        priceBox={
          <PriceBox
            offer={best && toOffer(best, { info, collection, account })}
            held={held}
            onBuy={() => best && buy(best)}
            onCart={best && (() => toggle(best))}
            inCart={best !== undefined && has(best)}
            onCancel={() => best && cancel(best)}
            onList={() => desk.trade({ kind: 'list', contract, identifier })}
            onOffer={
              held && nft.standard === 'erc721'
                ? undefined
                : () => desk.trade({ kind: 'offer', contract, identifier })
            }
          />
        }
      />
    </>
  )
}

function useCollectionOf(nft: Nft | undefined) {
  const { api } = useSouk()
  return useQuery({
    ...getCollectionQueryOptions(api, { slug: nft?.collection ?? '' }),
    enabled: nft !== undefined,
  }).data
}

/** Everybody's live listings, and the viewer's own even when they cannot be bought now: those are the dangerous ones. */
function useListings(
  contract: Address,
  identifier: bigint,
  account: Address | undefined,
): readonly MarketOrder[] {
  const { api } = useSouk()
  const about = { side: 'ask', assetContractAddress: contract, tokenIds: [identifier], limit: 50 } as const
  const live = useOrders({ ...about, orderBy: 'eth_price', orderDirection: 'asc' })
  const own = useInfiniteQuery({
    ...getOrdersQueryOptions(api, { ...about, ...(account ? { maker: account } : {}) }),
    enabled: account !== undefined,
  })
  const orders = live.data?.pages.flatMap((page) => page.orders) ?? []
  const known = new Set(orders.map((order) => order.orderHash))
  const others = own.data?.pages.flatMap((page) => page.orders) ?? []
  return [
    ...orders,
    ...others.filter(
      (order) =>
        account && isSameAddress(order.maker, account) && !known.has(order.orderHash) && isOpen(order),
    ),
  ]
}

function isOpen(order: MarketOrder): boolean {
  return order.status === 'active' || order.status === 'inactive'
}

function bestListing(nft: Nft, listings: readonly MarketOrder[]): MarketOrder | undefined {
  const live = listings.filter((order) => order.status === 'active')
  return live.find((order) => order.orderHash === nft.listing?.orderHash) ?? live[0]
}
