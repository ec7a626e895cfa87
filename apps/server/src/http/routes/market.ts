import type { MarketInfo } from '@souk/market'
import { FiatPriceWire, MarketInfoWire } from '@souk/market/wire'
import { privateKeyToAddress } from 'viem/accounts'
import type { Config } from '../../market/config.js'
import { now } from '../../market/Market.js'
import * as Prices from '../../market/Prices.js'
import { ensRegistryOf } from '../../names/ensRegistryOf.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of the market's configuration. */
export const marketRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/market',
    name: 'getMarketInfo',
    tag: 'Market',
    summary: 'Reads the market’s chain, exchange, fees and currencies.',
    answer: MarketInfoWire.schema,
    handle: async ({ chainId, rules, config }) =>
      MarketInfoWire.encode({
        chainId,
        chain: config.chain,
        title: config.title,
        name: config.name,
        rpcUrl: `${config.path}/rpc`,
        ...(config.chains ? { chains: config.chains } : undefined),
        seaport: rules.exchange,
        conduitKey: config.conduitKey,
        fees: config.fees,
        currencies: config.currencies,
        ...(config.wrappedNative ? { wrappedNative: config.wrappedNative } : undefined),
        ...(config.priceFeeds.length > 0 ? { priceFeeds: config.priceFeeds } : undefined),
        ...auctionOf(config),
        ...(config.demoAccounts ? { demoAccounts: config.demoAccounts } : undefined),
        ...(config.domain ? { domain: config.domain } : undefined),
        ...(config.explorerUrl ? { explorerUrl: config.explorerUrl } : undefined),
        ...ensOf(config, chainId),
        ...(config.wallets ? { wallets: config.wallets } : undefined),
      }),
  }),
  route({
    method: 'get',
    path: '/v2/prices',
    name: 'getPrices',
    tag: 'Market',
    summary: 'Reads the approximate prices of currencies in fiat currencies, for display.',
    answer: FiatPriceWire.listSchema,
    isLive: true,
    handle: async (market) => FiatPriceWire.encodeList(Prices.all(market.prices, now(market))),
  }),
]

/** Only a market that settles auctions names the zone of new ones. */
function auctionOf({ auctionZones, settlerKey }: Config): Pick<MarketInfo, 'auction'> {
  const [zone] = auctionZones
  return zone && settlerKey ? { auction: { zone, settler: privateKeyToAddress(settlerKey) } } : {}
}

function ensOf(config: Config, chainId: number): Pick<MarketInfo, 'ensRegistry'> {
  const ensRegistry = ensRegistryOf(config, chainId)
  return ensRegistry ? { ensRegistry } : {}
}
