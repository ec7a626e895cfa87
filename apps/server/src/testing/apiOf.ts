import { createMarketApi, type MarketApi } from '@souk/market'
import type { Server } from '../server/createServer.js'

/**
 * Creates a client for a server in this process, without a socket.
 *
 * @example
 * await getOrder(apiOf(server), { orderHash })
 */
export function apiOf({ app }: Pick<Server, 'app'>): MarketApi {
  return createMarketApi({
    chain: 'souk',
    baseUrl: 'http://market.test',
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })
}
