import * as z from '@souk/base/schema'
import { activityTypes } from '@souk/market'
import { ActivityWire } from '@souk/market/wire'
import { type ActivityQuery, listActivity } from '../../activity/listActivity.js'
import { toActivities } from '../../activity/toActivity.js'
import * as Subject from '../../db/Subject.js'
import type { Market } from '../../market/Market.js'
import { nullableText } from '../core/answers.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const query = {
  limit: Field.limit(100),
  next: Field.activityCursor,
  event_type: Field.list(z.oneOf(activityTypes), activityTypes.length),
  after: z.optional(Field.seconds),
  before: z.optional(Field.seconds),
}
const answer = z.object({ asset_events: z.array(ActivityWire.schema), next: nullableText })

/** Routes of past activity, newest first; `/v2/events` itself streams new activity. */
export const activityRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/events/all',
    // At this path, clients that do not ask for JSON get the stream.
    aliases: ['/v2/events'],
    name: 'getActivity',
    tag: 'Activity',
    summary:
      'Reads a page of all activity. `GET /v2/events` with `Accept: application/json` returns the same.',
    query,
    answer,
    handle: async (market, { query }) => readPage(market, query, {}),
  }),
  route({
    method: 'get',
    path: '/v2/events/chain/{chain}',
    name: 'getMarketActivity',
    tag: 'Activity',
    summary: 'Reads a page of the activity of the whole market.',
    params: { chain: Field.chain },
    query,
    answer,
    handle: async (market, { query }) => readPage(market, query, {}),
  }),
  route({
    method: 'get',
    path: '/v2/events/collection/{slug}',
    name: 'getCollectionActivity',
    tag: 'Activity',
    summary: 'Reads a page of the activity of a collection.',
    params: { slug: Field.slug },
    query,
    answer,
    about: Need.subjectsOf,
    handle: async (market, { params, query }) =>
      readPage(market, query, { contract: await Need.contractOf(market, params.slug) }),
  }),
  route({
    method: 'get',
    path: '/v2/events/chain/{chain}/contract/{address}/nfts/{identifier}',
    name: 'getNftActivity',
    tag: 'Activity',
    summary: 'Reads a page of the activity of one token.',
    params: { chain: Field.chain, address: Field.address, identifier: Field.uint },
    query,
    answer,
    about: (_, { params }) => Subject.tokens(params.address, [params.identifier]),
    handle: async (market, { params, query }) =>
      readPage(market, query, {
        contract: Need.traded(market, params.address),
        identifier: params.identifier,
      }),
  }),
  route({
    method: 'get',
    path: '/v2/events/accounts/{address}',
    name: 'getAccountActivity',
    tag: 'Activity',
    summary:
      'Reads a page of the activity of an account: its listings, offers, sales, purchases and transfers.',
    params: { address: Field.address },
    query,
    answer,
    about: (_, { params }) => Subject.accounts([params.address]),
    handle: async (market, { params, query }) => readPage(market, query, { accounts: [params.address] }),
  }),
]

async function readPage(
  market: Market,
  { limit, next: place, event_type: types, after: from, before: to }: z.Fields<typeof query>,
  of: Pick<ActivityQuery, 'contract' | 'identifier' | 'accounts'>,
) {
  const cursor = place && { at: new Date(Number(place.at)), sequence: place.sequence }
  const { rows, next } = await listActivity(market.db, { ...of, types, from, to, limit, cursor })
  const after = next && Field.toCursor({ at: String(next.at.getTime()), sequence: next.sequence })
  return ActivityWire.encodePage({
    activities: await toActivities(market, rows),
    ...(after ? { next: after } : undefined),
  })
}
