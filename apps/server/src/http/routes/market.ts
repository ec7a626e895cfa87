import { MarketInfoWire } from '@souk/market/wire'
import { type Route, route } from '../Route.js'

/** What the market says about itself. */
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
        ...(config.demoAccounts ? { demoAccounts: config.demoAccounts } : undefined),
        ...(config.explorerUrl ? { explorerUrl: config.explorerUrl } : undefined),
      }),
  }),
]
