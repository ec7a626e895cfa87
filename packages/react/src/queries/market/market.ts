import { getActivity, getPaymentToken, getPrices, getSearchResults } from '@souk/market'
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
 * Query options of the activity of the whole market, a collection, a token or an account, newest first, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getActivityQueryOptions(api, { slug: 'lanterns', types: ['sale'] }))
 */
export const getActivityQueryOptions: PagedReadFactory<typeof getActivity> = /* @__PURE__ */ pagedRead(
  'getActivity',
  getActivity,
)

/**
 * Reads the activity of the whole market, a collection, a token or an account, newest first, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useActivity({ slug: 'lanterns', types: ['sale'] })
 */
export const useActivity: PagedReadHook<typeof getActivity> =
  /* @__PURE__ */ pagedHook(getActivityQueryOptions)

/**
 * Query options of the search results for a text.
 *
 * @example
 * await queryClient.prefetchQuery(getSearchResultsQueryOptions(api, { text: 'brass lan' }))
 */
export const getSearchResultsQueryOptions: MarketReadFactory<typeof getSearchResults> =
  /* @__PURE__ */ marketRead('getSearchResults', getSearchResults)

/**
 * Reads the search results for a text.
 *
 * @example
 * const { data } = useSearchResults({ text: 'brass lan' })
 */
export const useSearchResults: MarketReadHook<typeof getSearchResults> = /* @__PURE__ */ marketHook(
  getSearchResultsQueryOptions,
)

/**
 * Query options of a currency that the market accepts.
 *
 * @example
 * await queryClient.prefetchQuery(getPaymentTokenQueryOptions(api, { address }))
 */
export const getPaymentTokenQueryOptions: MarketReadFactory<typeof getPaymentToken> =
  /* @__PURE__ */ marketRead('getPaymentToken', getPaymentToken)

/**
 * Reads a currency that the market accepts.
 *
 * @example
 * const { data: currency } = usePaymentToken({ address })
 */
export const usePaymentToken: MarketReadHook<typeof getPaymentToken> =
  /* @__PURE__ */ marketHook(getPaymentTokenQueryOptions)

/**
 * Query options of the prices of the market's currencies in fiat currencies, as the market last read them. They are
 * approximate and for display.
 *
 * @example
 * await queryClient.prefetchQuery(getPricesQueryOptions(api, {}))
 */
export const getPricesQueryOptions: MarketReadFactory<typeof getPrices> = /* @__PURE__ */ marketRead(
  'getPrices',
  getPrices,
)

/**
 * Reads the prices of the market's currencies in fiat currencies, as the market last read them. They are approximate and
 * for display. `useFeedPrices` reads the price feeds without trusting the market.
 *
 * @example
 * const { data: prices } = usePrices({}, { query: { refetchInterval: 60_000 } })
 */
export const usePrices: MarketReadHook<typeof getPrices> = /* @__PURE__ */ marketHook(getPricesQueryOptions)
