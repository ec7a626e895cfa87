import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createServer } from '@souk/server'
import { databases } from '../market/databases.js'
import { type Seeded, seed } from '../market/seed.js'
import { type ServerProcess, startProcess } from '../market/startProcess.js'
import { onChain } from '../setting/Setting.js'
import { makeSellers, type Seller } from './sellers.js'
import { type Generator, startGenerator } from './startGenerator.js'

/** A market full of orders in its own process, with a request generator. */
export type LoadedMarket = {
  server: ServerProcess
  generator: Generator
  seeded: Seeded
  sellers: readonly Seller[]
  rpcUrl: string
}

const orders = 20_000
/** Seven collections: a number without a common divisor with those by which the seed chooses sides and makers. */
const tokensPerCollection = 1_429

/** Runs a measurement on a market of 20,000 orders in seven collections, plus one in which sellers list. */
export async function onLoadedMarket<measured>(
  database: keyof typeof databases,
  measure: (market: LoadedMarket) => Promise<measured>,
  options: { nodeFlags?: readonly string[]; flags?: readonly string[] } = {},
): Promise<measured> {
  return onChain(async (setting) => {
    const { rpcUrl } = setting
    const place = await databases[database]()
    const collections = [demo.contracts.lanterns]
    const generator = startGenerator()
    try {
      const sellers = await makeSellers(setting)
      const first = await createServer({ ...place, rpcUrl, collections, rateLimits: false })
      await poll(() => first.market.progress.caughtUp || undefined, { intervalMs: 20 })
      const seeded = await seed(first, orders, { tokensPerCollection })
      await first.close()
      const server = await startProcess(place, rpcUrl, { ...options, collections })
      try {
        return await measure({ server, generator, seeded, sellers, rpcUrl })
      } finally {
        await server.close()
      }
    } finally {
      generator.close()
      await place.remove()
    }
  })
}
