import { getActivity, getAsks, getBids, getCollections, getTokens, getUserTokens } from '@souk/execute'
import { type ContinuedFactory, type ContinuedHook, continuedHook, continuedRead } from './continuedRead.js'

/**
 * Query options for activity, newest first, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getActivityQueryOptions(client, { collection: 'lanterns' }))
 */
export const getActivityQueryOptions: ContinuedFactory<typeof getActivity> = /* @__PURE__ */ continuedRead(
  'getActivity',
  getActivity,
)

/**
 * Reads activity, newest first, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useActivity({ collection: 'lanterns' })
 */
export const useActivity: ContinuedHook<typeof getActivity> =
  /* @__PURE__ */ continuedHook(getActivityQueryOptions)

/**
 * Query options of the listings of the book, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getAsksQueryOptions(client, { maker: account }))
 */
export const getAsksQueryOptions: ContinuedFactory<typeof getAsks> = /* @__PURE__ */ continuedRead(
  'getAsks',
  getAsks,
)

/**
 * Reads the listings of the book, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useAsks({ maker: account })
 */
export const useAsks: ContinuedHook<typeof getAsks> = /* @__PURE__ */ continuedHook(getAsksQueryOptions)

/**
 * Query options of the offers of the book, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getBidsQueryOptions(client, { maker: account }))
 */
export const getBidsQueryOptions: ContinuedFactory<typeof getBids> = /* @__PURE__ */ continuedRead(
  'getBids',
  getBids,
)

/**
 * Reads the offers of the book, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useBids({ maker: account })
 */
export const useBids: ContinuedHook<typeof getBids> = /* @__PURE__ */ continuedHook(getBidsQueryOptions)

/**
 * Query options of collections with their best orders, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionsQueryOptions(client, { sortBy: 'allTimeVolume' }))
 */
export const getCollectionsQueryOptions: ContinuedFactory<typeof getCollections> =
  /* @__PURE__ */ continuedRead('getCollections', getCollections)

/**
 * Reads collections with their best orders, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useCollections({ sortBy: 'allTimeVolume' })
 */
export const useCollections: ContinuedHook<typeof getCollections> =
  /* @__PURE__ */ continuedHook(getCollectionsQueryOptions)

/**
 * Query options of tokens, each with its cheapest listing, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getTokensQueryOptions(client, { collection: 'lanterns' }))
 */
export const getTokensQueryOptions: ContinuedFactory<typeof getTokens> = /* @__PURE__ */ continuedRead(
  'getTokens',
  getTokens,
)

/**
 * Reads tokens, each with its cheapest listing, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useTokens({ collection: 'lanterns' })
 */
export const useTokens: ContinuedHook<typeof getTokens> = /* @__PURE__ */ continuedHook(getTokensQueryOptions)

/**
 * Query options of an account's tokens, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getUserTokensQueryOptions(client, { user: account }))
 */
export const getUserTokensQueryOptions: ContinuedFactory<typeof getUserTokens> =
  /* @__PURE__ */ continuedRead('getUserTokens', getUserTokens)

/**
 * Reads an account's tokens, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useUserTokens({ user: account })
 */
export const useUserTokens: ContinuedHook<typeof getUserTokens> =
  /* @__PURE__ */ continuedHook(getUserTokensQueryOptions)
