import * as z from '@souk/base/schema'
import { ActivityWire } from '@souk/execute/wire'
import { type ActivityQuery, listActivity } from '../../activity/listActivity.js'
import * as Subject from '../../db/Subject.js'
import { InputError } from '../../http/endpoint/errors.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { findContract } from '../facts/places.js'
import { toActivities, toOwnTypes } from '../read/activity.js'
import { place, reputation, toContinuation, token } from './fields.js'

const most = 50

/** The most accounts whose activity one request can read. */
const mostUsers = 10

const listing = {
  types: Field.list(z.oneOf(ActivityWire.activityTypes), ActivityWire.activityTypes.length),
  sortBy: z.optional(
    z.expecting(z.oneOf(['eventTimestamp']), 'eventTimestamp, the only order of this market'),
  ),
  includeMetadata: Field.flag,
  limit: Field.limit(most),
  continuation: Field.activityCursor,
  ...reputation,
}

/** Read routes of activity, newest first. */
export const activityReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/collections/activity/v6',
    name: 'readCollectionActivity',
    tag: 'Execution reads',
    summary: 'Reads a page of the activity of collections, newest first.',
    query: { collection: place, ...listing },
    answer: ActivityWire.pageSchema,
    handle: async (market, { query }) =>
      readPage(market, query, { contract: await findPlace(market, query.collection) }),
  }),
  route({
    method: 'get',
    path: '/tokens/{token}/activity/v5',
    name: 'readTokenActivity',
    tag: 'Execution reads',
    summary: 'Reads a page of the activity of one token, newest first.',
    params: { token },
    query: listing,
    answer: ActivityWire.pageSchema,
    about: (_, { params }) => Subject.tokens(params.token.contract, [params.token.tokenId]),
    handle: async (market, { params, query }) =>
      readPage(market, query, {
        contract: params.token.contract.toLowerCase(),
        identifier: params.token.tokenId,
      }),
  }),
  route({
    method: 'get',
    path: '/users/activity/v6',
    name: 'readUsersActivity',
    tag: 'Execution reads',
    summary: 'Reads a page of the activity of accounts, newest first.',
    query: { users: Field.list(Field.address, mostUsers), collection: place, ...listing },
    answer: ActivityWire.pageSchema,
    about: (_, { query }) => Subject.accounts(query.users),
    handle: async (market, { query }) => {
      const { users } = query
      if (users.length === 0) throw new InputError({ field: 'users', expected: 'the address of an account' })
      return readPage(market, query, { contract: await findPlace(market, query.collection), accounts: users })
    },
  }),
]

function findPlace(market: Market, collection: string | undefined) {
  return collection ? findContract(market, collection) : undefined
}

async function readPage(
  market: Market,
  query: z.Fields<typeof listing>,
  of: Pick<ActivityQuery, 'contract' | 'identifier' | 'accounts'>,
) {
  const { types, limit, continuation: at, includeMetadata: withMetadata } = query
  const { rows, next } = await listActivity(market.db, {
    ...of,
    types: toOwnTypes(types),
    limit,
    cursor: at && { at: new Date(Number(at.at)), sequence: at.sequence },
  })
  const told = await toActivities(market, rows, { withMetadata })
  // This API has one type for cancellations of both sides, so a page may be shorter.
  const activities = types.length > 0 ? told.filter(({ type }) => types.includes(type)) : told
  return ActivityWire.encodePage({
    activities,
    ...toContinuation(next && { at: String(next.at.getTime()), sequence: next.sequence }),
  })
}
