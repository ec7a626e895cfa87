import * as z from '@souk/base/schema'
import { TokenWire, UserTokenWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import * as Subject from '../../db/Subject.js'
import { InputError } from '../../http/endpoint/errors.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route, type Sent } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { listNfts } from '../../nfts/list.js'
import type { NftQuery } from '../../nfts/NftQuery.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findContract } from '../facts/places.js'
import * as TokenSet from '../facts/TokenSet.js'
import { toTokens, toUserTokens } from '../read/tokens.js'
import {
  addresses,
  nativeRange,
  place,
  reputation,
  toContinuation,
  tokens,
  traits,
  traitsOf,
  usual,
  withoutContracts,
  withoutFlagged,
} from './fields.js'
import { toIdentifiers } from './toIdentifiers.js'

/** Fields of a token that a request can add. */
const extras = {
  includeTopBid: Field.flag,
  includeAttributes: Field.flag,
  includeLastSale: Field.flag,
  includeDynamicPricing: Field.flag,
}

const rank = z.optional(z.expecting(z.map(Field.uint, Number), 'a rank, such as 1'))
const sorts = { floorAskPrice: 'price', tokenId: 'identifier', rarity: 'rarity' } as const

const filters = {
  tokenName: z.optional(Field.query),
  minRarityRank: rank,
  maxRarityRank: rank,
  minFloorAskPrice: z.optional(Field.units),
  maxFloorAskPrice: z.optional(Field.units),
}

/** Parameters that choose among tokens, and so do not go with names of tokens. */
const choosing = [
  ...Object.keys(filters),
  ...['collection', 'contract', 'tokenSetId', 'sortBy', 'sortDirection', 'continuation'],
]

/** Read routes of tokens. */
export const tokenReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/tokens/v7',
    name: 'readTokens',
    tag: 'Execution reads',
    summary: 'Reads a page of tokens, each with its cheapest listing.',
    query: {
      tokens,
      collection: place,
      contract: z.optional(Field.address),
      tokenSetId: z.optional(Field.slug),
      ...filters,
      flagStatus: z.optional(
        z.expecting(z.oneOf(['-1', '0']), '-1 or 0, because this market flags no tokens'),
      ),
      sortBy: Field.choice(['floorAskPrice', 'tokenId', 'rarity']),
      sortDirection: Field.choice(['asc', 'desc']),
      limit: Field.limit(100),
      continuation: Field.nftCursor,
      ...extras,
      includeQuantity: Field.satisfied('Every listing contains its quantity.'),
      includeMintStages: Field.unsupported('only collections have mints'),
      excludeEOA: withoutContracts,
      excludeBurnt: Field.satisfied('The market leaves out burnt tokens.'),
      ...reputation,
      ...usual,
    },
    named: traits,
    answer: TokenWire.pageSchema,
    about: async (market, { query }) => {
      if (query.tokens.length > 0) return query.tokens.flatMap(({ contract }) => Subject.collection(contract))
      const contract = query.tokenSetId ? undefined : await toContract(market, query)
      return contract && Subject.collection(contract)
    },
    handle: async (market, { query, search }) => {
      const { nfts, next } =
        query.tokens.length > 0
          ? { nfts: await readNamed(market, query.tokens, search), next: undefined }
          : await listNfts(market, await toNftQuery(market, query, search))
      return TokenWire.encodePage({
        tokens: await toTokens(market, nfts, toExtras(query)),
        ...toContinuation(next),
      })
    },
  }),
  route({
    method: 'get',
    path: '/users/{user}/tokens/v10',
    name: 'readUserTokens',
    tag: 'Execution reads',
    summary: 'Reads a page of the tokens of an account, with their listings.',
    params: { user: Field.address },
    query: {
      tokens,
      collection: place,
      contract: z.optional(Field.address),
      excludeCollections: addresses,
      onlyListed: Field.flag,
      limit: Field.limit(200),
      continuation: Field.nftCursor,
      ...extras,
      includeRawData: Field.unsupported('the market keeps no other data of listings here'),
      useNonFlaggedFloorAsk: withoutFlagged,
      ...reputation,
      ...usual,
    },
    answer: UserTokenWire.pageSchema,
    handle: async (market, { params, query }) => {
      const { user } = params
      const { nfts, next } = await listNfts(market, {
        owner: user,
        contract: await toContract(market, query),
        tokens: toNames(query.tokens),
        withoutContracts: query.excludeCollections,
        listed: query.onlyListed,
        sort: 'identifier',
        traits: [],
        limit: query.limit,
        cursor: query.continuation,
      })
      const told = await toUserTokens(market, nfts, { user, ...toExtras(query) })
      return UserTokenWire.encodePage({ tokens: told, ...toContinuation(next) })
    },
  }),
]

type Named = readonly { contract: Address; tokenId: bigint }[]

function toNames(named: Named): NftQuery['tokens'] {
  if (named.length === 0) return undefined
  return named.map(({ contract, tokenId }) => ({ contract: contract.toLowerCase(), identifier: tokenId }))
}

/** Reads tokens by name, in the requested order. @throws {InputError} when the query also chooses among tokens. */
async function readNamed(market: Market, named: Named, search: Sent['search']) {
  const given = search()
  const [other] = Object.entries(given)
    .filter(([, values]) => values.some((value) => value !== ''))
    .map(([name]) => name)
    .filter((name) => choosing.includes(name) || traits.has(name))
  if (other) throw new InputError({ field: other, expected: 'left out of a request for named tokens' })
  const limit = Number(given.limit?.[0] || named.length)
  if (limit < named.length)
    throw new InputError({ field: 'limit', expected: `at least ${named.length}, the number of named tokens` })
  return readNfts(market, named, { isWhole: true })
}

type Query = {
  collection?: string | undefined
  contract?: Address | undefined
  tokenSetId?: string | undefined
  sortBy: keyof typeof sorts
  sortDirection: 'asc' | 'desc'
  tokenName?: string | undefined
  minRarityRank?: number | undefined
  maxRarityRank?: number | undefined
  minFloorAskPrice?: string | undefined
  maxFloorAskPrice?: string | undefined
  limit: number
  continuation?: NftQuery['cursor']
}

async function toNftQuery(market: Market, query: Query, search: Sent['search']): Promise<NftQuery> {
  const { tokenSetId } = query
  const { from, to } = nativeRange(query)
  if (query.tokenName && !query.collection && !query.contract && !tokenSetId)
    throw new InputError({ field: 'tokenName', expected: 'given together with a collection' })
  const set = tokenSetId ? await TokenSet.resolve(market, TokenSet.parse(tokenSetId)) : undefined
  return {
    contract: await toContract(market, { ...query, set: set?.contract }),
    identifiers: set && toIdentifiers(set.tokenIds),
    sort: sorts[query.sortBy],
    direction: query.sortDirection,
    traits: traitsOf(search()),
    name: query.tokenName,
    rarity: { from: query.minRarityRank, to: query.maxRarityRank },
    price: from === undefined && to === undefined ? undefined : { rank: 0, from, to },
    limit: query.limit,
    cursor: query.continuation,
  }
}

type Placed = { collection?: string | undefined; contract?: Address | undefined; set?: Address | undefined }

/** Returns the contract whose tokens are requested. @throws {InputError} when more than one is named. */
async function toContract(
  market: Market,
  { collection, contract, set }: Placed,
): Promise<Address | undefined> {
  const found = [collection ? await findContract(market, collection) : undefined, contract, set]
  const [first, ...others] = [...new Set(found.filter((each) => each !== undefined))]
  if (others.length > 0)
    throw new InputError({ field: 'collection', expected: 'the same as contract and tokenSetId' })
  return first
}

type Wanted = { [name in keyof typeof extras]: boolean }

function toExtras(wanted: Wanted) {
  return {
    withBids: wanted.includeTopBid,
    withAttributes: wanted.includeAttributes,
    withLastSale: wanted.includeLastSale,
    withPricing: wanted.includeDynamicPricing,
  }
}
