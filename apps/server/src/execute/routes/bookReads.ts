import * as z from '@souk/base/schema'
import { BookOrderWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import * as Subject from '../../db/Subject.js'
import { InputError } from '../../http/endpoint/errors.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { findContract } from '../facts/places.js'
import { readRoyalties } from '../facts/readRoyalties.js'
import * as TokenSet from '../facts/TokenSet.js'
import { type BookQuery, listBook } from '../read/listBook.js'
import { toBookOrder } from '../read/toBookOrder.js'
import { addresses, place, toContinuation, token, usual, withCriteria, withoutContracts } from './fields.js'
import { toIdentifiers } from './toIdentifiers.js'

const status = z.optional(z.oneOf(['active', 'inactive', 'expired', 'cancelled', 'filled']))

/** Parameters of every list of orders. */
const listing = {
  ids: Field.list(Field.hash, 50),
  collection: place,
  status,
  sortBy: Field.choice(['createdAt', 'price']),
  sortDirection: z.optional(z.oneOf(['asc', 'desc'])),
  includeRawData: Field.flag,
  includeCriteriaMetadata: withCriteria,
  limit: Field.limit(1_000, 50),
  continuation: Field.orderCursor,
  ...usual,
}

/** Parameters of listings, and of offers. */
const own = {
  ask: { includeDynamicPricing: Field.flag },
  bid: {
    includeDepth: Field.unsupported('offers here have one price'),
    orderType: z.optional(
      z.expecting(
        z.oneOf(['token', 'collection']),
        'token or collection, the types that this market tells apart',
      ),
    ),
  },
} as const

const filters = {
  token: z.optional(token),
  tokenSetId: z.optional(Field.slug),
  contracts: addresses,
  maker: z.optional(Field.address),
  excludeMaker: z.optional(Field.address),
  currencies: addresses,
  startTimestamp: z.optional(Field.seconds),
  endTimestamp: z.optional(Field.seconds),
  excludeEOA: withoutContracts,
}

/** Read routes of orders: the book, and those of one account. */
export const bookReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/orders/asks/v5',
    name: 'readAsks',
    tag: 'Execution reads',
    summary: 'Reads a page of the listings of the book.',
    query: { ...listing, ...filters, ...own.ask, includePrivate: Field.flag },
    answer: BookOrderWire.pageSchema,
    about: (_, { query }) => toSubjects(query),
    handle: async (market, { query }) =>
      readPage(market, { ...(await toBookQuery(market, query)), side: 'ask' }, query),
  }),
  route({
    method: 'get',
    path: '/orders/bids/v6',
    name: 'readBids',
    tag: 'Execution reads',
    summary: 'Reads a page of the offers of the book.',
    query: {
      ...listing,
      ...filters,
      ...own.bid,
      includePrivate: Field.satisfied('No offer is private.'),
    },
    answer: BookOrderWire.pageSchema,
    about: (_, { query }) => toSubjects(query),
    handle: async (market, { query }) =>
      readPage(market, { ...(await toBookQuery(market, query)), side: 'bid' }, query),
  }),
  route({
    method: 'get',
    path: '/users/{user}/asks/v1',
    name: 'readUserAsks',
    tag: 'Execution reads',
    summary: 'Reads a page of the listings of an account.',
    params: { user: Field.address },
    query: { ...listing, ...own.ask },
    answer: BookOrderWire.pageSchema,
    about: (_, { params }) => Subject.accounts([params.user]),
    handle: async (market, { params, query }) =>
      readPage(
        market,
        { ...(await toBookQuery(market, { ...query, maker: params.user })), side: 'ask' },
        query,
      ),
  }),
  route({
    method: 'get',
    path: '/users/{user}/bids/v1',
    name: 'readUserBids',
    tag: 'Execution reads',
    summary: 'Reads a page of the offers of an account.',
    params: { user: Field.address },
    query: { ...listing, includeDepth: own.bid.includeDepth, type: own.bid.orderType },
    answer: BookOrderWire.pageSchema,
    about: (_, { params }) => Subject.accounts([params.user]),
    handle: async (market, { params, query }) => {
      const wanted = { ...query, maker: params.user, orderType: query.type }
      return readPage(market, { ...(await toBookQuery(market, wanted)), side: 'bid' }, query)
    },
  }),
]

async function readPage(
  market: Market,
  query: BookQuery,
  extras: { includeRawData: boolean; includeDynamicPricing?: boolean },
) {
  const { rows, next } = await listBook(market, query)
  const contracts = rows.map((row) => row.contract)
  const about = {
    royalties: await readRoyalties(market, contracts),
    withRaw: extras.includeRawData,
    withPricing: extras.includeDynamicPricing ?? false,
  }
  return BookOrderWire.encodePage({
    orders: rows.map((row) => toBookOrder(row, market, about)),
    ...toContinuation(next),
  })
}

/** A page of some contracts contains their orders alone. */
function toSubjects({ contracts }: { contracts: readonly string[] }) {
  return contracts.length > 0 ? contracts.flatMap(Subject.collection) : undefined
}

type Listing = z.Fields<typeof listing>
type Filters = Partial<z.Fields<typeof filters>>
type OrderType = z.Fields<typeof own.bid>['orderType']

async function toBookQuery(
  market: Market,
  query: Listing & Filters & { orderType?: OrderType; includePrivate?: boolean | string | undefined },
): Promise<Omit<BookQuery, 'side'>> {
  return {
    ...(await toPlace(market, query)),
    ids: query.ids,
    maker: query.maker,
    withoutMaker: query.excludeMaker,
    currencies: query.currencies,
    from: query.startTimestamp,
    to: query.endTimestamp,
    orderType: query.orderType,
    status: query.status,
    orderBy: query.sortBy,
    direction: query.sortDirection,
    withPrivate: query.includePrivate === true,
    limit: query.limit,
    cursor: query.continuation,
  }
}

type Placed = Pick<Filters, 'token' | 'tokenSetId' | 'contracts'> & Pick<Listing, 'collection'>

/** Returns the tokens whose orders are requested. @throws {InputError} when a request names them in two ways. */
async function toPlace(
  market: Market,
  placed: Placed,
): Promise<Pick<BookQuery, 'contracts' | 'identifiers'>> {
  const { token: one, tokenSetId, collection, contracts = [] } = placed
  const ways = { token: one, tokenSetId, collection, contracts: contracts.length > 0 ? contracts : undefined }
  const [first, second] = Object.entries(ways).filter(([, value]) => value !== undefined)
  if (first && second)
    throw new InputError({ field: second[0], expected: `left out when ${first[0]} is given` })
  if (one) return { contracts: [one.contract.toLowerCase()], identifiers: [one.tokenId] }
  if (tokenSetId) {
    const { contract, tokenIds } = await TokenSet.resolve(market, TokenSet.parse(tokenSetId))
    return { contracts: [contract], identifiers: toIdentifiers(tokenIds) }
  }
  return {
    contracts: collection ? [await findContract(market, collection)] : (contracts as readonly Address[]),
  }
}
