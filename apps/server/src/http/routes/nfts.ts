import { CollectionWire, CurrencyWire, NftWire } from '@souk/market/wire'
import { type Context, Hono } from 'hono'
import type { Address } from 'viem'
import { findCollection, listCollections } from '../../collections/list.js'
import type { Market } from '../../Market.js'
import { requestRefresh } from '../../metadata/requestRefresh.js'
import { listNfts, type NftCursor, type NftQuery } from '../../nfts/list.js'
import { InputError, NotFoundError } from '../errors.js'
import * as Params from '../params.js'

/** Collections, their tokens, and the currencies. */
export function nftRoutes(market: Market): Hono {
  const app = new Hono()
  const { chain } = market.config
  app.get('/v2/collections', async (c) => {
    const after = Params.cursor(c.req.query('next'), 'next', isPosition)?.position ?? -1
    const { collections, next } = await listCollections(market, {
      limit: Params.limit(c.req.query('limit')),
      after,
    })
    const cursor = next === undefined ? undefined : Params.encodeCursor({ position: next })
    return c.json(
      CollectionWire.encodePage({ collections, ...(cursor ? { next: cursor } : undefined) }, { chain }),
    )
  })
  // Clients of the family's first version read collections here.
  for (const path of ['/v2/collection/:slug', '/api/v1/collection/:slug'])
    app.get(path, async (c) => {
      const collection = await findCollection(market, c.req.param('slug') ?? '')
      if (!collection) throw new NotFoundError({ resource: 'collection' })
      return c.json({ collection: CollectionWire.encode(collection, { chain }) })
    })
  app.get('/v2/collection/:slug/nfts', async (c) => {
    const contract = await findContract(market, c.req.param('slug'))
    return answerPage(c, market, {
      contract,
      listed: readFlag(c.req.query('listed')),
      sort: Params.choice(c.req.query('sort'), 'sort', ['identifier', 'price']),
      traits: readTraits(c.req.queries('trait') ?? []),
    })
  })
  app.get('/v2/chain/:chain/contract/:address/nfts', (c) => {
    Params.assertChain(c.req.param('chain'), chain)
    const contract = knownContract(market, c.req.param('address'))
    return answerPage(c, market, { contract, sort: 'identifier', traits: [] })
  })
  app.get('/v2/chain/:chain/account/:address/nfts', (c) => {
    Params.assertChain(c.req.param('chain'), chain)
    const owner = Params.address(c.req.param('address'), 'address')
    return answerPage(c, market, { owner, sort: 'identifier', traits: [] })
  })
  app.get('/v2/chain/:chain/contract/:address/nfts/:identifier', async (c) => {
    const nft = await findNft(c, market)
    return c.json({ nft: NftWire.encode(nft) })
  })
  app.post('/v2/chain/:chain/contract/:address/nfts/:identifier/refresh', async (c) => {
    const { contract, identifier } = await findNft(c, market)
    await requestRefresh(market.db, { contract: contract.toLowerCase(), identifier })
    return c.json({})
  })
  app.get('/v2/chain/:chain/payment_token/:address', (c) => {
    Params.assertChain(c.req.param('chain'), chain)
    const wanted = Params.address(c.req.param('address'), 'address')
    const currency = market.config.currencies.find((known) => known.address.toLowerCase() === wanted)
    if (!currency) throw new NotFoundError({ resource: 'payment token' })
    return c.json(CurrencyWire.encode(currency))
  })
  return app
}

async function answerPage(
  c: Context,
  market: Market,
  wanted: Omit<NftQuery, 'limit' | 'cursor'>,
): Promise<Response> {
  const { nfts, next } = await listNfts(market, {
    ...wanted,
    limit: Params.limit(c.req.query('limit'), { most: 200 }),
    cursor: Params.cursor(c.req.query('next'), 'next', isNftCursor),
  })
  const cursor = Params.encodeCursor(next)
  return c.json(NftWire.encodePage({ nfts, ...(cursor ? { next: cursor } : undefined) }))
}

async function findNft(c: Context, market: Market) {
  Params.assertChain(c.req.param('chain') ?? '', market.config.chain)
  const contract = knownContract(market, c.req.param('address'))
  const identifier = Params.uint(c.req.param('identifier'), 'identifier')
  const { nfts } = await listNfts(market, { contract, identifier, sort: 'identifier', traits: [], limit: 1 })
  const [nft] = nfts
  if (!nft) throw new NotFoundError({ resource: 'nft' })
  return nft
}

async function findContract(market: Market, slug: string): Promise<string> {
  const row = await market.db
    .selectFrom('collections')
    .select('contract')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw new NotFoundError({ resource: 'collection' })
  return row.contract
}

function knownContract(market: Market, value: string | undefined): Address {
  const contract = Params.address(value, 'address')
  if (!market.watched.collections.has(contract)) throw new NotFoundError({ resource: 'collection' })
  return contract
}

function readFlag(value: string | undefined): boolean {
  return Params.choice(value, 'listed', ['false', 'true']) === 'true'
}

/** Traits come as JSON pairs, `["Glass","Amber"]`; values of one type are alternatives. */
function readTraits(pairs: readonly string[]): NftQuery['traits'] {
  if (pairs.length > 50) throw new InputError({ field: 'trait', expected: 'at most 50 pairs' })
  const byType = new Map<string, string[]>()
  for (const pair of pairs) {
    const [type, value] = readPair(pair)
    byType.set(type, [...(byType.get(type) ?? []), value])
  }
  return [...byType]
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

function isPosition(value: unknown): value is { position: number } {
  return Params.isPlace(value, { position: /^\d{1,9}$/ })
}

function isNftCursor(value: unknown): value is NftCursor {
  return Params.isPlace(value, {
    contract: /^0x[0-9a-f]{40}$/,
    identifier: /^\d{1,78}$/,
    rank: /^\d{0,5}$/,
    price: /^\d{0,78}$/,
  })
}
