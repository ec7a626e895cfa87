import type { MarketApi, MarketOrder, Nft } from '@souk/market'
import { getNftQueryOptions, useCollections, useNftsByAccount, useOrders, useSouk } from '@souk/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import { OpenFlowsContainer } from '../flows/OpenFlowsContainer.js'
import { useDesk } from '../frame/trade.js'
import { useInfo } from '../frame/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { PageTitle } from '../ui/PageTitle.js'
import { TokenImage } from '../ui/TokenImage.js'
import { useNextPage } from '../useNextPage.js'
import { Account } from './Account.js'
import { accountName } from './accountName.js'
import { Shelf } from './Shelf.js'

/** Reads what an account holds and offers. */
export function AccountContainer({ address, own }: { address: Address; own: boolean }) {
  const desk = useDesk()
  const name = accountName(address, useInfo())
  const findNft = useItems()
  const orders = useOrders({ side: 'ask', maker: address, limit: 50 })
  const open = orders.data?.pages
    .flatMap((page) => page.orders)
    .filter((order) => order.status === 'active' || (own && order.status === 'inactive'))
  return (
    <>
      <PageTitle>{own ? 'Your items' : `Wallet ${name}`}</PageTitle>
      <Account
        address={address}
        name={name}
        own={own}
        orders={open}
        itemOf={(order) => <OrderItem order={order} />}
        shelf={<ShelfContainer key={address} address={address} own={own} />}
        onCancel={(order) =>
          desk.trade({ kind: 'cancel', orderHash: order.orderHash, name: nameOf(order, findNft(order)) })
        }
        notice={own && <OpenFlowsContainer account={address} />}
      />
    </>
  )
}

/** Reads what an account holds: all of it up to a bound, so that the counts are whole, and more as one scrolls. */
function ShelfContainer({ address, own }: { address: Address; own: boolean }) {
  const items = useNftsByAccount({ address, limit: 100 })
  const nfts = useMemo(() => items.data?.pages.flatMap((page) => page.nfts), [items.data])
  const heldOf = useCallback(
    (nft: Nft) => (nft.standard === 'erc1155' ? heldBy(nft, address) : undefined),
    [address],
  )
  const loadMore = useNextPage(items, { wanted: nfts !== undefined && nfts.length < countedItems })
  const collectionName = useCollectionNames()
  if (items.error && !items.data) throw items.error
  return (
    <Shelf
      address={address}
      own={own}
      nfts={nfts}
      hasMore={items.hasNextPage}
      heldOf={heldOf}
      collectionName={collectionName}
      onEnd={loadMore}
    />
  )
}

/** How many items are read at once so that what a wallet holds can be counted by collection. */
const countedItems = 1_000

function useCollectionNames(): (slug: string) => string | undefined {
  const { data } = useCollections({ limit: 50 })
  return useCallback(
    (slug) =>
      data?.pages.flatMap((page) => page.collections).find((collection) => collection.slug === slug)?.name,
    [data],
  )
}

/** Gives the item of an order as its row has read it. */
function useItems(): (order: MarketOrder) => Nft | undefined {
  const { api } = useSouk()
  const queryClient = useQueryClient()
  return (order) => queryClient.getQueryData(itemQueryOptions(api, order).queryKey)
}

function itemQueryOptions(api: MarketApi, order: MarketOrder) {
  const item = order.order.parameters.offer[0]
  return getNftQueryOptions(api, {
    address: item?.token ?? order.maker,
    identifier: item?.identifierOrCriteria ?? 0n,
  })
}

function nameOf(order: MarketOrder, nft: Nft | undefined): string {
  return nft ? nftName(nft) : `Item #${order.order.parameters.offer[0]?.identifierOrCriteria}`
}

/** The item an order is about, small, with a way to it. */
function OrderItem({ order }: { order: MarketOrder }) {
  const { api } = useSouk()
  const item = order.order.parameters.offer[0]
  const { data: nft } = useQuery({ ...itemQueryOptions(api, order), enabled: item !== undefined })
  if (!item) return null
  return (
    <Link
      to="/item/$contract/$id"
      params={{ contract: item.token, id: String(item.identifierOrCriteria) }}
      className="flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
    >
      <span className="w-12 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={nft?.imageUrl} alt="" />
      </span>
      <span className="line-clamp-2">{nft ? nftName(nft) : `#${item.identifierOrCriteria}`}</span>
    </Link>
  )
}
