import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { createMarketApi, getCollections, getMarketInfo, getOrders } from '@souk/market'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type StackChain, startStack } from './stack.js'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-chains-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const options = {
  ...{ host: '127.0.0.1', port: 0, chainPort: 0, hasApp: false, fresh: false },
  ...{ chainRpc: undefined, collections: [], logLevel: 'silent' },
} as const

const api = ({ name, url }: Pick<StackChain, 'name' | 'url'>) =>
  createMarketApi({ chain: name, baseUrl: url })

const listings = async (chain: Pick<StackChain, 'name' | 'url'>) => {
  const { orders } = await getOrders(api(chain), { side: 'ask', limit: 50 })
  return orders.map((order) => order.orderHash).sort()
}

async function isFree(url: string): Promise<boolean> {
  const socket = createServer()
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    socket.listen(Number(new URL(url).port), '127.0.0.1', () => socket.close(() => resolve(true)))
  })
}

/** Both chains of a start. */
async function startBoth(folder: string) {
  const stack = await startStack({ ...options, chains: 2, dataDir: folder })
  const [souk, caravan] = stack.chains as [StackChain, StackChain]
  return { stack, souk, caravan }
}

const kill = ({ pid = 0 }: StackChain) => process.kill(pid, 'SIGKILL')

describe('startStack', () => {
  test('param: chains: two local chains with their own money behind one address, kept for the next start', async () => {
    const folder = join(dataDir, 'kept')
    const first = await startBoth(folder)
    const { url } = first.stack
    expect(first.stack.chains.map(({ rpcUrl: _, pid: __, ...chain }) => chain)).toEqual([
      { name: 'souk', title: 'Souk local', chainId: 31_337, symbol: 'ETH', url },
      {
        name: 'caravan',
        title: 'Caravan local',
        chainId: 31_338,
        symbol: 'PAL',
        url: `${url}/chains/caravan`,
      },
    ])
    const [souk, caravan] = await Promise.all([listings(first.souk), listings(first.caravan)])
    expect([souk.length, caravan.length]).toEqual([25, 24])
    const { collections } = await getCollections(api(first.caravan), {})
    expect(collections.map(({ slug }) => slug)).toEqual(
      demo.chains.caravan.collections.map(({ slug }) => slug),
    )
    const info = await getMarketInfo(api(first.caravan))
    expect(info.currencies.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ['PAL', 18],
      ['WPAL', 18],
      ['dUSD', 6],
    ])
    await first.stack.stop()
    const urls = [url, first.souk.rpcUrl, first.caravan.rpcUrl]
    expect(await Promise.all(urls.map(isFree))).toEqual([true, true, true])

    // The first chain keeps its data in the same place, with and without the second.
    const alone = await startStack({ ...options, dataDir: folder })
    expect(alone.chains.map(({ name }) => name)).toEqual(['souk'])
    expect(await listings({ name: 'souk', url: alone.url })).toEqual(souk)
    await alone.stop()

    const again = await startBoth(folder)
    expect(await listings(again.souk)).toEqual(souk)
    expect(await listings(again.caravan)).toEqual(caravan)
    await again.stack.stop()
  })

  test('param: fresh: deletes both chains', async () => {
    const folder = join(dataDir, 'fresh')
    const first = await startBoth(folder)
    const before = await listings(first.caravan)
    await first.stack.stop()
    const alone = await startStack({ ...options, dataDir: folder, fresh: true })
    await alone.stop()
    const again = await startBoth(folder)
    const after = await listings(again.caravan)
    expect(after.length).toBe(24)
    expect(after.filter((hash) => before.includes(hash))).toEqual([])
    await again.stack.stop()
  })

  test('behavior: a chain whose node ends does not end the other', async () => {
    const said: string[] = []
    const stack = await startStack({
      ...{ ...options, chains: 2, dataDir: join(dataDir, 'ended') },
      onProgress: (text) => said.push(text),
    })
    const [souk, caravan] = stack.chains as [StackChain, StackChain]
    kill(caravan)
    const words = 'The local chain caravan ended by itself; the market goes on without it'
    await vi.waitUntil(() => said.includes(words), { timeout: 60_000 })
    expect((await listings(souk)).length).toBe(25)
    expect((await getMarketInfo(api(souk))).chain).toBe('souk')
    // Orders that were read before are still there to look at.
    expect((await listings(caravan)).length).toBe(24)
    kill(souk)
    expect((await stack.ended).message).toContain('The local chain ended by itself')
    await stack.stop()
  })
})
