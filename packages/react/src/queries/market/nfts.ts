import {
  getAsset,
  getAssets,
  getNeighbours,
  getNft,
  getNfts,
  getNftsByAccount,
  getNftsByCollection,
  getNftsByContract,
} from '@souk/market'
import {
  type MarketReadFactory,
  type MarketReadHook,
  marketHook,
  marketRead,
  type PagedReadFactory,
  type PagedReadHook,
  pagedHook,
  pagedRead,
} from '../marketRead.js'

/**
 * Query options of a token.
 *
 * @example
 * await queryClient.prefetchQuery(getNftQueryOptions(api, { contract, tokenId: 7n }))
 */
export const getNftQueryOptions: MarketReadFactory<typeof getNft> = /* @__PURE__ */ marketRead(
  'getNft',
  getNft,
)

/**
 * Reads a token.
 *
 * @example
 * const { data: nft } = useNft({ contract, tokenId: 7n })
 */
export const useNft: MarketReadHook<typeof getNft> = /* @__PURE__ */ marketHook(getNftQueryOptions)

/**
 * Query options of tokens of any collections, in one request.
 *
 * @example
 * await queryClient.prefetchQuery(getNftsQueryOptions(api, { tokens: [{ contract, tokenId: 7n }] }))
 */
export const getNftsQueryOptions: MarketReadFactory<typeof getNfts> = /* @__PURE__ */ marketRead(
  'getNfts',
  getNfts,
)

/**
 * Reads tokens of any collections, in one request.
 *
 * @example
 * const { data: nfts } = useNfts({ tokens: [{ contract, tokenId: 7n }] })
 */
export const useNfts: MarketReadHook<typeof getNfts> = /* @__PURE__ */ marketHook(getNftsQueryOptions)

/**
 * Query options of an account's tokens, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByAccountQueryOptions(api, { account }))
 */
export const getNftsByAccountQueryOptions: PagedReadFactory<typeof getNftsByAccount> =
  /* @__PURE__ */ pagedRead('getNftsByAccount', getNftsByAccount)

/**
 * Reads an account's tokens, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByAccount({ account })
 */
export const useNftsByAccount: PagedReadHook<typeof getNftsByAccount> = /* @__PURE__ */ pagedHook(
  getNftsByAccountQueryOptions,
)

/**
 * Query options of the tokens of a collection, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByCollectionQueryOptions(api, { slug: 'lanterns', listed: true, sort: 'price' }))
 */
export const getNftsByCollectionQueryOptions: PagedReadFactory<typeof getNftsByCollection> =
  /* @__PURE__ */ pagedRead('getNftsByCollection', getNftsByCollection)

/**
 * Reads the tokens of a collection, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByCollection({ slug: 'lanterns', listed: true, sort: 'price' })
 */
export const useNftsByCollection: PagedReadHook<typeof getNftsByCollection> = /* @__PURE__ */ pagedHook(
  getNftsByCollectionQueryOptions,
)

/**
 * Query options of the tokens of a contract, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByContractQueryOptions(api, { contract, limit: 50 }))
 */
export const getNftsByContractQueryOptions: PagedReadFactory<typeof getNftsByContract> =
  /* @__PURE__ */ pagedRead('getNftsByContract', getNftsByContract)

/**
 * Reads the tokens of a contract, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByContract({ contract, limit: 50 })
 */
export const useNftsByContract: PagedReadHook<typeof getNftsByContract> = /* @__PURE__ */ pagedHook(
  getNftsByContractQueryOptions,
)

/**
 * Query options of the NFTs before and after an NFT.
 *
 * @example
 * await queryClient.prefetchQuery(getNeighboursQueryOptions(api, { contract, tokenId: 7n, sort: 'price' }))
 */
export const getNeighboursQueryOptions: MarketReadFactory<typeof getNeighbours> = /* @__PURE__ */ marketRead(
  'getNeighbours',
  getNeighbours,
)

/**
 * Reads the NFTs before and after an NFT in the filtered and sorted list of its contract.
 *
 * @example
 * const { data: { previous, next } = {} } = useNeighbours({ contract, tokenId: 7n, sort: 'price' })
 */
export const useNeighbours: MarketReadHook<typeof getNeighbours> =
  /* @__PURE__ */ marketHook(getNeighboursQueryOptions)

/**
 * Query options of a token in version 1 of the API, which supports only mainnet and goerli.
 *
 * @example
 * await queryClient.prefetchQuery(getAssetQueryOptions(api, { contract, tokenId: 7n }))
 */
export const getAssetQueryOptions: MarketReadFactory<typeof getAsset> = /* @__PURE__ */ marketRead(
  'getAsset',
  getAsset,
)

/**
 * Reads a token with version 1 of the API, which supports only mainnet and goerli.
 *
 * @example
 * const { data: asset } = useAsset({ contract, tokenId: 7n })
 */
export const useAsset: MarketReadHook<typeof getAsset> = /* @__PURE__ */ marketHook(getAssetQueryOptions)

/**
 * Query options of tokens in version 1 of the API, which supports only mainnet and goerli, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getAssetsQueryOptions(api, { owner }))
 */
export const getAssetsQueryOptions: PagedReadFactory<typeof getAssets> = /* @__PURE__ */ pagedRead(
  'getAssets',
  getAssets,
)

/**
 * Reads tokens with version 1 of the API, which supports only mainnet and goerli, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useAssets({ owner })
 */
export const useAssets: PagedReadHook<typeof getAssets> = /* @__PURE__ */ pagedHook(getAssetsQueryOptions)
