import * as z from '@souk/base/schema'
import type { Nft } from '@souk/market'
import { NftWire } from '@souk/market/wire'
import { type Address, zeroAddress } from 'viem'
import { encodeCollection } from '../../collections/encodeV2.js'
import { findCollections } from '../../collections/list.js'
import * as Subject from '../../db/Subject.js'
import type { Market } from '../../market/Market.js'
import { readNfts } from '../../nfts/readNfts.js'
import { nullableText } from '../core/answers.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { InputError, NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import * as Need from '../endpoint/Need.js'
import { type Route, route } from '../endpoint/Route.js'

const token = { chain: Field.chain, address: Field.address, identifier: Field.uint }
const collectionForm = z.object({ collection: z.string(), name: z.string() })

/** The most tokens to read by name in one request. */
const mostTokens = 30

const namesSchema = z.object({
  identifiers: z.array(
    z.object({ chain: Field.chain, contract_address: Field.address, token_id: Field.uint }),
  ),
})

/** Routes of contracts, and of single tokens in the forms that newer clients read. */
export const contractRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/chains',
    name: 'getChains',
    tag: 'Market',
    summary: 'Reads the chain of the market.',
    answer: z.object({ chains: z.array(z.object({ chain: z.string(), symbol: z.string() })) }),
    handle: async ({ config }) => ({
      chains: [
        {
          chain: config.chain,
          name: config.chain,
          symbol: config.currencies.find(({ address }) => address === zeroAddress)?.symbol ?? '',
          supports_swaps: false,
          block_explorer: '',
          block_explorer_url: '',
        },
      ],
    }),
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}',
    name: 'getContract',
    tag: 'NFTs',
    summary: 'Reads which collection and standard a contract has.',
    params: { chain: Field.chain, address: Field.address },
    answer: z.object({ address: z.string(), collection: z.string(), contract_standard: z.string() }),
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params }) => {
      const found = await findOf(market, params.address)
      return {
        address: params.address,
        chain: market.config.chain,
        collection: found.slug,
        contract_standard: found.standard?.toLowerCase() ?? '',
        name: found.name,
        total_supply: Number(found.stats.totalSupply),
      }
    },
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}/nfts/{identifier}/collection',
    name: 'getNftCollection',
    tag: 'NFTs',
    summary: 'Reads the collection of a token.',
    params: token,
    answer: collectionForm,
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params }) => {
      await findNft(market, params)
      return encodeCollection(await findOf(market, params.address), market.config)
    },
  }),
  route({
    method: 'get',
    path: '/v2/chain/{chain}/contract/{address}/nfts/{identifier}/owners',
    name: 'getNftOwners',
    tag: 'NFTs',
    summary: 'Reads a page of the owners of a token, by address.',
    params: token,
    query: { limit: Field.limit(100), next: Field.ownerCursor },
    answer: z.object({
      owners: z.array(z.object({ address: z.string(), quantity: z.number(), quantity_string: z.string() })),
      next: nullableText,
    }),
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params, query }) => {
      await findNft(market, params)
      const { limit, next } = query
      const rows = await market.db
        .selectFrom('balances')
        .select(['owner', 'quantity'])
        .where('contract', '=', params.address)
        .where('identifier', '=', String(params.identifier))
        .where('owner', '>', next?.owner ?? '')
        .orderBy('owner')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        owners: shown.map(({ owner, quantity }) => ({
          address: owner,
          quantity: Number(quantity),
          quantity_string: quantity,
        })),
        next: (rows.length > limit && last && Field.toCursor({ owner: last.owner })) || null,
      }
    },
  }),
  route({
    method: 'get',
    path: '/v2/metadata/{chain}/{address}/{identifier}',
    name: 'getNftMetadata',
    tag: 'NFTs',
    summary: 'Reads the metadata of a token.',
    params: token,
    answer: z.object({ name: nullableText, traits: z.array(z.json) }),
    about: (_, { params }) => Subject.tokens(params.address, [params.identifier]),
    handle: async (market, { params }) => {
      const { name, description, image_url, animation_url, traits } = NftWire.encode(
        await findNft(market, params),
      )
      return {
        name: name ?? null,
        description: description ?? null,
        image: image_url ?? null,
        animation_url: animation_url ?? null,
        external_link: null,
        traits: traits ?? [],
      }
    },
  }),
  route({
    method: 'post',
    path: '/v2/nfts/batch',
    name: 'getNftsBatch',
    tag: 'NFTs',
    summary: 'Reads tokens of any contracts in the requested order. Unknown tokens are left out.',
    guard: 'read',
    body: namesSchema,
    answer: z.object({ nfts: z.array(NftWire.schema) }),
    handle: async (market, { body }) => {
      const { identifiers } = decodeInput(namesSchema, body, { name: 'body' })
      if (identifiers.length > mostTokens)
        throw new InputError({ field: 'identifiers', expected: `a list of at most ${mostTokens} tokens` })
      for (const { chain } of identifiers) Field.assertPlace({ chain }, market.config.chain)
      const tokens = identifiers.map((one) => ({ contract: one.contract_address, tokenId: one.token_id }))
      return { nfts: (await readNfts(market, tokens, { isWhole: true })).map(NftWire.encode) }
    },
  }),
]

async function findOf(market: Market, contract: Address) {
  const [found] = await findCollections(market, { contracts: [Need.traded(market, contract)] })
  if (!found) throw new NotFoundError({ resource: 'collection' })
  return found
}

async function findNft(market: Market, params: { address: Address; identifier: bigint }): Promise<Nft> {
  const [nft] = await readNfts(market, [{ contract: params.address, tokenId: params.identifier }])
  if (!nft) throw new NotFoundError({ resource: 'nft' })
  return nft
}
