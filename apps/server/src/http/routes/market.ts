import { MarketInfoWire } from '@souk/market/wire'
import { Hono } from 'hono'
import type { Market } from '../../Market.js'
import { toHealth } from '../health.js'

/** What the market says about itself and how it is. */
export function marketRoutes(market: Market): Hono {
  const app = new Hono()
  app.get('/v2/market', (c) => {
    const { config } = market
    return c.json(
      MarketInfoWire.encode({
        chainId: market.chainId,
        chain: config.chain,
        name: config.name,
        rpcUrl: '/rpc',
        seaport: market.rules.exchange,
        conduitKey: config.conduitKey,
        fees: config.fees,
        currencies: config.currencies,
        ...(config.demoAccounts ? { demoAccounts: config.demoAccounts } : undefined),
        ...(config.explorerUrl ? { explorerUrl: config.explorerUrl } : undefined),
      }),
    )
  })
  app.get('/health', async (c) => {
    const health = await toHealth(market)
    return c.json(health, health.ready ? 200 : 503)
  })
  return app
}
