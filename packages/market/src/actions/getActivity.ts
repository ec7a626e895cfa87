import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { ActivityType } from '../domain/Activity.js'
import * as ActivityWire from '../wire/activity.js'

/**
 * Reads a page of the activity of the whole market, a collection, a token or an account, newest first.
 *
 * Reads: one request.
 *
 * @param options.slug - The slug of a collection.
 * @param options.contract - The contract of a collection. With `tokenId`, reads one of its tokens.
 * @param options.account - An account that took part. Without `slug`, `contract` and `account`, reads the activity of
 * the whole market.
 * @param options.types - Returns only these types. @default all types
 * @param options.next - The cursor from the previous page.
 * @throws {NotFoundError} if the market does not know it.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { activities, next } = await getActivity(api, { slug: 'lanterns', types: ['sale'] })
 */
export async function getActivity(api: MarketApi, options: getActivity.Options): Promise<getActivity.Result> {
  const { types, limit, next, signal, retries } = options
  const query = { event_type: types, limit, next }
  return ActivityWire.decodePage(await call(api, toPath(api, options), { query, signal, retries }))
}

export declare namespace getActivity {
  type Options = RequestOptions & {
    types?: readonly ActivityType[] | undefined
    limit?: number | undefined
    next?: string | undefined
  } & ({ slug: string } | { contract: Address; tokenId: bigint } | { account: Address } | Everywhere)
  /** Nothing is chosen. */
  type Everywhere = { slug?: undefined; account?: undefined; contract?: undefined }
  type Result = ActivityWire.Page
}

type Place = {
  slug?: string | undefined
  account?: Address | undefined
  contract?: Address | undefined
  tokenId?: bigint | undefined
}

function toPath({ chain }: MarketApi, { slug, account, contract, tokenId }: Place): string {
  if (slug !== undefined) return `/v2/events/collection/${encodeURIComponent(slug)}`
  if (account !== undefined) return `/v2/events/accounts/${account}`
  if (contract === undefined) return `/v2/events/chain/${chain}`
  return `/v2/events/chain/${chain}/contract/${contract}/nfts/${tokenId}`
}
