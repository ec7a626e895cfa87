import * as z from '@souk/base/schema'
import type { Bundle } from '@souk/market'
import { AssetWire, BundleWire, CurrencyWire } from '@souk/market/wire'
import * as Subject from '../../db/Subject.js'
import { bookTime, type Market } from '../../market/Market.js'
import { withUsdPrice } from '../../market/withUsdPrice.js'
import { listNfts } from '../../nfts/list.js'
import type { NftQuery } from '../../nfts/NftQuery.js'
import { readNfts } from '../../nfts/readNfts.js'
import { toAssets } from '../../nfts/toAssets.js'
import { toBundles } from '../../nfts/toBundles.js'
import { findBundles } from '../../orders/findBundles.js'
import { findOrder } from '../../orders/store.js'
import { integer, nullableText } from '../core/answers.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

const estimate = z.nullish(integer)

/** A bundle ends with its listing, so there are none that are not for sale. */
const onSale = z.optional(
  z.expecting(z.oneOf(['true', '1']), 'true, because the market lists only bundles that are for sale'),
)

/** Routes of the API's first version, for clients that still use it. Paths end with an optional slash. */
export const legacyRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/v1/asset/{address}/{identifier}/',
    aliases: ['/api/v1/asset/{address}/{identifier}'],
    name: 'getAsset',
    tag: 'First version',
    summary: 'Reads one token as an asset.',
    params: { address: Field.address, identifier: Field.uint },
    answer: AssetWire.schema,
    about: (_, { params }) => Subject.collection(params.address),
    handle: async (market, { params }) => {
      const [asset] = await toAssets(
        market,
        await readNfts(market, [{ contract: params.address, tokenId: params.identifier }]),
      )
      if (!asset) throw new NotFoundError({ resource: 'asset' })
      return AssetWire.encode(asset, market.config)
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/assets/',
    aliases: ['/api/v1/assets'],
    name: 'getAssets',
    tag: 'First version',
    summary: 'Reads a page of tokens as assets.',
    query: {
      owner: z.optional(Field.address),
      asset_contract_address: z.optional(Field.address),
      token_ids: Field.list(Field.uint, 50),
      order_by: Field.choice(['token_id']),
      order_direction: Field.choice(['desc', 'asc']),
      limit: Field.limit(200),
      cursor: Field.nftCursor,
    },
    answer: z.object({
      assets: z.array(AssetWire.schema),
      next: nullableText,
      previous: nullableText,
      estimated_count: estimate,
    }),
    handle: async (market, { query }) => {
      const contract = query.asset_contract_address
      const wanted: NftQuery = {
        contract,
        owner: query.owner,
        identifiers: query.token_ids,
        sort: 'identifier',
        direction: query.order_direction,
        traits: [],
        limit: query.limit,
        cursor: query.cursor,
      }
      const { nfts, next } = await listNfts(market, wanted)
      const cursor = Field.toCursor(next)
      const estimatedCount = await countTokens(market, wanted)
      return AssetWire.encodePage(
        {
          assets: await toAssets(market, nfts),
          ...(cursor ? { next: cursor } : undefined),
          ...(estimatedCount === undefined ? undefined : { estimatedCount }),
        },
        market.config,
      )
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/bundles/',
    aliases: ['/api/v1/bundles'],
    name: 'getBundles',
    tag: 'First version',
    summary: 'Reads the bundles that are for sale, the newest first.',
    query: {
      owner: z.optional(Field.address),
      asset_contract_address: z.optional(Field.address),
      token_ids: Field.list(Field.uint, 30),
      on_sale: onSale,
      limit: Field.limit(200),
      offset: z.optional(Field.sequence),
    },
    answer: z.object({ bundles: z.array(BundleWire.schema), estimated_count: estimate }),
    handle: async (market, { query }) => {
      const { limit, offset, owner, asset_contract_address: contract, token_ids: identifiers } = query
      const about = { limit, offset, owner, contract, identifiers, now: bookTime(market) }
      const { rows, count } = await findBundles(market.db, about)
      return BundleWire.encodeList(
        { bundles: await toBundles(market, rows), estimatedCount: count },
        market.config,
      )
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/bundle/{slug}/',
    aliases: ['/api/v1/bundle/{slug}'],
    name: 'getBundle',
    tag: 'First version',
    summary: 'Reads one bundle by the hash of its order.',
    params: { slug: Field.slug },
    answer: BundleWire.schema,
    handle: async (market, { params }) => {
      const row = await findOrder(market.db, params.slug)
      if (row?.side !== 'bundle_ask') throw new NotFoundError({ resource: 'bundle' })
      const [bundle] = await toBundles(market, [row])
      return BundleWire.encode(bundle as Bundle, market.config)
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/tokens/',
    aliases: ['/api/v1/tokens'],
    name: 'getPaymentTokens',
    tag: 'First version',
    summary: 'Reads the currencies that the market accepts.',
    query: {
      symbol: z.optional(Field.slug),
      address: z.optional(Field.address),
      limit: Field.limit(200),
      offset: z.optional(Field.sequence),
    },
    answer: z.array(CurrencyWire.schema),
    cacheSeconds: 60,
    isLive: true,
    handle: async (market, { query }) => {
      const { symbol, address, limit, offset = 0 } = query
      return market.config.currencies
        .filter((currency) => !symbol || currency.symbol === symbol)
        .filter((currency) => !address || currency.address.toLowerCase() === address)
        .slice(offset, offset + limit)
        .map((currency) => CurrencyWire.encode(withUsdPrice(market, currency)))
    },
  }),
]

/** Only the count of a whole contract is known without counting. */
async function countTokens({ db }: Market, query: NftQuery): Promise<number | undefined> {
  const { contract, owner, identifiers } = query
  if (!contract || owner || identifiers?.length) return undefined
  const row = await db
    .selectFrom('collections')
    .select('tokens')
    .where('contract', '=', contract)
    .executeTakeFirst()
  return row && Number(row.tokens)
}
