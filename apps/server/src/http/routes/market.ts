import type { MarketInfo } from '@souk/market'
import { MarketInfoWire } from '@souk/market/wire'
import { privateKeyToAddress } from 'viem/accounts'
import type { Config } from '../../market/config.js'
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
        name: config.name,
        rpcUrl: '/rpc',
        seaport: rules.exchange,
        conduitKey: config.conduitKey,
        fees: config.fees,
        currencies: config.currencies,
        ...auctionOf(config),
        ...(config.demoAccounts ? { demoAccounts: config.demoAccounts } : undefined),
        ...(config.domain ? { domain: config.domain } : undefined),
        ...(config.explorerUrl ? { explorerUrl: config.explorerUrl } : undefined),
        ...(config.wallets ? { wallets: config.wallets } : undefined),
      }),
  }),
]

/** Only a market that settles auctions names the zone of new ones. */
function auctionOf({ auctionZones, settlerKey }: Config): Pick<MarketInfo, 'auction'> {
  const [zone] = auctionZones
  return zone && settlerKey ? { auction: { zone, settler: privateKeyToAddress(settlerKey) } } : {}
}
