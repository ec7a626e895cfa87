import * as z from '@souk/base/schema'
import { zeroAddress } from 'viem'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { findContract } from '../facts/places.js'
import { readRoyalties } from '../facts/readRoyalties.js'
import { orderKind } from '../model/orderKind.js'
import { toSource } from '../read/toPrice.js'

/** Read routes of what the market accepts for a collection. The versions write currencies of offers differently. */
export const configurationReadRoutes: readonly Route[] = (['v1', 'v2'] as const).map((version) =>
  route({
    method: 'get',
    path: `/collections/{collection}/marketplace-configurations/${version}`,
    name: version === 'v1' ? 'readFirstMarketplaceConfigurations' : 'readMarketplaceConfigurations',
    tag: 'Execution reads',
    summary: 'Reads the fees, currencies and kinds of orders that the market accepts for a collection.',
    params: { collection: Field.slug },
    query: {
      tokenId: Field.satisfiedBy(Field.uint, 'All tokens of a collection have the same configuration.'),
    },
    answer: z.object({
      marketplaces: z.array(z.object({ name: z.string(), orderbook: z.string(), exchanges: z.json })),
    }),
    handle: async (market, { params }) => ({
      marketplaces: [await readMarketplace(market, params.collection, version)],
    }),
  }),
)

async function readMarketplace(market: Market, collection: string, version: 'v1' | 'v2') {
  const { config } = market
  const contract = await findContract(market, collection)
  const royalty = (await readRoyalties(market, [contract])).get(contract)
  const bps = config.fees.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  const currencies = config.currencies.map(({ address, name, symbol, decimals }) => ({
    address: address.toLowerCase(),
    name,
    symbol,
    decimals,
  }))
  // The exchange takes offers in ERC20 currencies only.
  const ofBids = currencies.filter(({ address }) => address !== zeroAddress)
  return {
    ...toSource(market),
    imageUrl: '',
    fee: { bps },
    royalties: { minBps: 0, maxBps: royalty?.basisPoints ?? 0 },
    orderbook: 'reservoir',
    exchanges: {
      [orderKind]: {
        fee: { bps },
        orderKind,
        enabled: true,
        customFeesSupported: true,
        royaltiesEnforced: false,
        collectionBidSupported: true,
        traitBidSupported: true,
        partialOrderSupported: true,
        supportedBidCurrencies: version === 'v1' ? ofBids.map(({ address }) => address) : ofBids,
        paymentTokens: currencies,
      },
    },
  }
}
