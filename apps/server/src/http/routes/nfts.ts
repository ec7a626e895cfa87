import * as z from '@souk/base/schema'
import { NftWire } from '@souk/market/wire'
import type { Address } from 'viem'
import * as Subject from '../../db/Subject.js'
import type { Market } from '../../market/Market.js'
import { requestRefresh } from '../../metadata/requestRefresh.js'
import { listNfts } from '../../nfts/list.js'
import type { NftQuery } from '../../nfts/NftQuery.js'
import { readNeighbours } from '../../nfts/readNeighbours.js'
import { readNfts } from '../../nfts/readNfts.js'
import { priceRank } from '../../orders/priceRank.js'
import { nothing, nullableText } from '../core/answers.js'
import { InputError, NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const page = z.object({ nfts: z.array(NftWire.schema), next: nullableText })
const paging = { limit: Field.limit(200), next: Field.nftCursor }
/** The most tokens to read by name in one request. */
const mostTokens = 100
/** Filters and sorts for a collection's tokens. */
const choices = {
  listed: Field.flag,
  auctioned: Field.flag,
  sort: Field.choice(['identifier', 'price', 'price-down', 'recent', 'rarity', 'ending']),
  trait: Field.texts(50),
  q: z.optional(Field.query),
  currency: z.optional(Field.address),
  min_price: z.optional(Field.uint),
  max_price: z.optional(Field.uint),
}
const token = { chain: Field.chain, address: Field.address, identifier: Field.uint }

/** Routes of tokens: of a collection, a contract or an account, and single ones. */
export const nftRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/collection/{slug}/nfts',
    name: 'getNftsByCollection',
    tag: 'NFTs',
    summary: 'Reads a page of a collection’s tokens.',
    params: { slug: Field.slug },
    query: { ...paging, ...choices, traits: z.optional(Field.query) },
    answer: page,
    about: Need.subjectsOf,
    handle: async (market, { params, query }) => {
      const chosen = readChoices(market, query)
      return readPage(market, query, {
        contract: await Need.contractOf(market, params.slug),
        ...chosen,
        traits: [...chosen.traits, ...readTraitList(query.traits)],
      })
    },
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}/nfts',
    name: 'getNftsByContract',
    tag: 'NFTs',
    summary: 'Reads a page of a contract’s tokens.',
    params: { chain: Field.chain, address: Field.address },
    query: paging,
    answer: page,
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params, query }) =>
      readPage(market, query, { contract: Need.traded(market, params.address), sort: 'identifier' }),
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/account/{address}/nfts',
    name: 'getNftsByAccount',
    tag: 'NFTs',
    summary: 'Reads a page of the tokens that an account owns.',
    params: { chain: Field.chain, address: Field.address },
    query: { ...paging, collection: z.optional(Field.slug) },
    answer: page,
    handle: async (market, { params, query }) => {
      const contract = query.collection ? await Need.contractOf(market, query.collection) : undefined
      return readPage(market, query, { owner: params.address, contract, sort: 'identifier' })
    },
    // A new order changes which of the tokens are for sale, and not whose they are.
    about: (_, { params }, { nfts }) => [
      ...Subject.accounts([params.address]),
      ...nfts.flatMap(({ contract, identifier }) => Subject.tokens(contract, [BigInt(identifier)])),
    ],
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}/nfts/{identifier}',
    name: 'getNft',
    tag: 'NFTs',
    summary: 'Reads one token with its owners, its cheapest listing and its last sale.',
    params: token,
    answer: z.object({ nft: NftWire.schema }),
    about: (_, { params }) => Subject.tokens(params.address, [params.identifier]),
    handle: async (market, { params }) => ({ nft: NftWire.encode(await findNft(market, params)) }),
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}/nfts/{identifier}/neighbours',
    name: 'getNeighbours',
    tag: 'NFTs',
    summary: 'Reads the tokens before and after one token, in the order and with the filters of a list.',
    params: token,
    query: choices,
    answer: NftWire.neighboursSchema,
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params, query }) => {
      const contract = Need.traded(market, params.address)
      const place = { contract, identifier: params.identifier }
      const found = await readNeighbours(market, place, readChoices(market, query))
      if (!found) throw new NotFoundError({ resource: 'nft' })
      return NftWire.encodeNeighbours(found)
    },
  }),
  route({
    method: 'post',
    path: '/v2/nfts',
    name: 'getNfts',
    tag: 'NFTs',
    summary: 'Reads tokens in the requested order. Unknown tokens are left out.',
    guard: 'read',
    body: NftWire.tokensSchema,
    answer: page,
    handle: async (market, { body }) => {
      const { chain, tokens } = NftWire.decodeTokens(body)
      Field.assertPlace({ chain }, market.config.chain)
      if (tokens.length > mostTokens)
        throw new InputError({ field: 'tokens', expected: `a list of at most ${mostTokens} tokens` })
      return NftWire.encodePage({ nfts: await readNfts(market, tokens, { isWhole: true }) })
    },
  }),
  route({
    method: 'post',
    path: '/v2/chain/{chain}/contract/{address}/nfts/{identifier}/refresh',
    name: 'refreshNft',
    tag: 'NFTs',
    summary: 'Asks the market to refresh the metadata of a token in the background.',
    params: token,
    answer: nothing,
    handle: async (market, { params }) => {
      const { contract, tokenId } = await findNft(market, params)
      await requestRefresh(market.db, { contract: contract.toLowerCase(), identifier: tokenId })
      return {}
    },
  }),
]

async function readPage(
  market: Market,
  paging: Pick<NftQuery, 'limit'> & { next?: NftQuery['cursor'] },
  wanted: Omit<NftQuery, 'limit' | 'cursor' | 'traits'> & Partial<Pick<NftQuery, 'traits'>>,
) {
  const { limit, next: cursor } = paging
  const { nfts, next } = await listNfts(market, { traits: [], ...wanted, limit, cursor })
  const place = Field.toCursor(next)
  return NftWire.encodePage({ nfts, ...(place ? { next: place } : undefined) })
}

async function findNft(market: Market, params: { address: Address; identifier: bigint }) {
  const contract = Need.traded(market, params.address)
  const identifiers = [params.identifier]
  const { nfts } = await listNfts(market, { contract, identifiers, sort: 'identifier', traits: [], limit: 1 })
  const [nft] = nfts
  if (!nft) throw new NotFoundError({ resource: 'nft' })
  return nft
}

type Choices = PriceRange & {
  listed: NftQuery['listed']
  auctioned: NftQuery['auctioned']
  sort: NftQuery['sort']
  trait: readonly string[]
  q?: string | undefined
}

function readChoices(market: Market, query: Choices) {
  return {
    listed: query.listed,
    auctioned: query.auctioned,
    sort: query.sort,
    traits: readTraits(query.trait),
    text: query.q,
    price: readPrices(market, query),
  }
}

/** Reads a range of prices in one currency. @default the native currency */
function readPrices(
  market: Market,
  { currency, min_price: from, max_price: to }: PriceRange,
): NftQuery['price'] {
  if (currency === undefined && from === undefined && to === undefined) return undefined
  return { rank: currency === undefined ? 0 : priceRank(currency, market.config), from, to }
}

type PriceRange = {
  currency?: Address | undefined
  min_price?: bigint | undefined
  max_price?: bigint | undefined
}

/** Traits are JSON pairs, `["Glass","Amber"]`; values of one type are alternatives. */
function readTraits(pairs: readonly string[]): NftQuery['traits'] {
  const byType = new Map<string, string[]>()
  for (const pair of pairs) {
    const [type, value] = readPair(pair)
    byType.set(type, [...(byType.get(type) ?? []), value])
  }
  return [...byType]
}

const traitList = z.array(z.object({ traitType: z.string(), value: z.string() })).check(z.maxItems(50))

/** Reads traits in the form of the published clients, `[{"traitType":"Glass","value":"Amber"}]`. All must match. */
function readTraitList(text: string | undefined): NftQuery['traits'] {
  if (text === undefined) return []
  const traits = z.safeRead(traitList, parseJson(text))
  if (!traits)
    throw new InputError({ field: 'traits', expected: 'a JSON list of objects with traitType and value' })
  return traits.map(({ traitType, value }) => [traitType, [value]])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

function readPair(text: string): readonly [string, string] {
  try {
    const [type, value] = JSON.parse(text) as unknown[]
    if (typeof type === 'string' && typeof value === 'string') return [type, value]
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
  }
  throw new InputError({ field: 'trait', expected: 'a JSON pair of type and value' })
}
