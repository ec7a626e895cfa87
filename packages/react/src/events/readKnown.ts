import type {
  Activity,
  AnyOrder,
  AuctionSummary,
  Collection,
  CollectionOffer,
  Currency,
  Nft,
} from '@souk/market'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Souk } from '../provider/SoukContext.js'
import type * as ActivityNews from './ActivityNews.js'
import type { NftData } from './mapNfts.js'
import { nftReads } from './showTrade.js'

type IsOwn = (key: QueryKey) => boolean

/** Collects what the page has read about tokens, collections, currencies and orders. */
export function readKnown(
  queryClient: QueryClient,
  { info, isOwn }: Pick<Souk, 'info'> & { isOwn: IsOwn },
): ActivityNews.Known {
  const names = new Map<string, ActivityNews.Names>()
  const collections = new Map<string, ActivityNews.Names>()
  for (const row of answersOf<ActivityNews.ActivityPages>(queryClient, isOwn, ['getActivity']).flatMap(
    ({ pages }) => pages.flatMap(({ activities }) => activities),
  )) {
    const { contract, collection, collectionName, tokenId } = row
    const ofCollection = { collection, ...(collectionName && { collectionName }) }
    collections.set(contract.toLowerCase(), ofCollection)
    names.set(keyOf(contract, tokenId), { ...ofCollection, ...picture(row) })
  }
  for (const { contract, slug: collection, name, imageUrl } of collectionsIn(queryClient, isOwn)) {
    const ofCollection = { collection, ...(name && { collectionName: name }) }
    if (contract) collections.set(contract.toLowerCase(), ofCollection)
    if (contract) names.set(keyOf(contract), { ...ofCollection, ...(imageUrl && { imageUrl }) })
  }
  const auctions = new Map<string, AuctionSummary>()
  for (const nft of answersOf<NftData>(queryClient, isOwn, nftReads).flatMap(nftsIn)) {
    const { contract, tokenId, collection, auction } = nft
    if (auction) auctions.set(keyOf(contract, tokenId), auction)
    const ofCollection = collections.get(contract.toLowerCase()) ?? { collection }
    collections.set(contract.toLowerCase(), ofCollection)
    names.set(keyOf(contract, tokenId), { ...ofCollection, ...picture(nft) })
  }
  const orders = ordersIn(queryClient, isOwn)
  const currencies = new Map(
    [...(info?.currencies ?? []), ...orders.flatMap(currencyIn)].map((one) => [
      one.address.toLowerCase(),
      one,
    ]),
  )
  return {
    namesOf: (contract, tokenId) => names.get(keyOf(contract, tokenId)) ?? collections.get(contract),
    currencyOf: (address) => currencies.get(address),
    auctionOf: (contract, tokenId) => auctions.get(keyOf(contract, tokenId)),
    orderOf: (hash) => orders.find(({ orderHash }) => orderHash.toLowerCase() === hash),
  }
}

function keyOf(contract: string, tokenId?: bigint): string {
  return `${contract.toLowerCase()}/${tokenId ?? ''}`
}

function picture({ name, imageUrl }: Pick<Activity, 'name' | 'imageUrl'>) {
  return { ...(name && { name }), ...(imageUrl && { imageUrl }) }
}

/** Returns the answers of some reads. */
export function answersOf<data>(
  queryClient: QueryClient,
  isOwn: IsOwn,
  names: readonly string[],
): readonly data[] {
  const isIt = (key: QueryKey) => isOwn(key) && names.includes(String(key[2]))
  return queryClient
    .getQueriesData<data>({ predicate: ({ queryKey }) => isIt(queryKey) })
    .flatMap(([, data]) => data ?? [])
}

type Pages<page> = { pages: readonly page[] }

function nftsIn(data: NftData): readonly Nft[] {
  if (Array.isArray(data)) return data
  return 'pages' in (data as object)
    ? (data as Pages<{ nfts: readonly Nft[] }>).pages.flatMap(({ nfts }) => nfts)
    : [data as Nft]
}

function collectionsIn(queryClient: QueryClient, isOwn: IsOwn) {
  const lists = answersOf<Pages<{ collections: readonly Collection[] }>>(queryClient, isOwn, [
    'getCollections',
  ])
  return [
    ...lists.flatMap(({ pages }) => pages.flatMap(({ collections }) => collections)),
    ...answersOf<Collection>(queryClient, isOwn, ['getCollection']),
  ]
}

type Orders = { orders: readonly AnyOrder[] }
type Offers = { offers: readonly CollectionOffer[] }

function ordersIn(queryClient: QueryClient, isOwn: IsOwn): readonly (AnyOrder | CollectionOffer)[] {
  const offers = answersOf<Pages<Offers> | Offers>(queryClient, isOwn, ['getCollectionOffers'])
  return [
    ...answersOf<AnyOrder>(queryClient, isOwn, ['getOrder']),
    ...answersOf<Pages<Orders>>(queryClient, isOwn, ['getOrders', 'getSwaps']).flatMap(({ pages }) =>
      pages.flatMap(({ orders }) => orders),
    ),
    ...offers.flatMap((data) => ('pages' in data ? data.pages.flatMap((page) => page.offers) : data.offers)),
  ]
}

function currencyIn(order: AnyOrder | CollectionOffer): readonly Currency[] {
  return 'currency' in order ? [order.currency] : []
}
