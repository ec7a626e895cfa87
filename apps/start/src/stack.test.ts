import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo, startDevchain } from '@souk/devchain'
import { createMarketApi, getCollections, getOrders } from '@souk/market'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStack } from './stack.js'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const options = (changes: Partial<startStack.Options> = {}): startStack.Options => ({
  port: 0,
  chainPort: 0,
  host: '127.0.0.1',
  dataDir,
  fresh: false,
  chainRpc: undefined,
  collections: [],
  logLevel: 'silent',
  ...changes,
})

async function isFree(url: string): Promise<boolean> {
  const socket = createServer()
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    socket.listen(Number(new URL(url).port), '127.0.0.1', () => socket.close(() => resolve(true)))
  })
}

const listings = async (url: string) => {
  const { orders } = await getOrders(createMarketApi({ chain: 'souk', baseUrl: url }), {
    side: 'ask',
    limit: 50,
  })
  return orders.map((order) => order.orderHash).sort()
}

describe('startStack', () => {
  test('default: serves the app, frees its ports, and keeps all data for the next start', async () => {
    const first = await startStack(options())
    const page = await fetch(first.url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
    const { collections } = await getCollections(createMarketApi({ chain: 'souk', baseUrl: first.url }), {})
    expect(collections.map((collection) => collection.slug)).toEqual(
      [...demo.collections, demo.edition].map(({ slug }) => slug),
    )
    const before = await listings(first.url)
    expect(before.length).toBeGreaterThan(10)
    await expect(startStack(options())).rejects.toMatchObject({
      name: expect.stringMatching(/FolderInUseError$/),
    })
    await first.stop()
    expect([await isFree(first.url), await isFree(first.rpcUrl)]).toEqual([true, true])

    const second = await startStack(options())
    expect(await listings(second.url)).toEqual(before)
    await second.stop()
  }, 120_000)

  test('error: a busy port is named before anything starts', async () => {
    const socket = createServer()
    const port = await new Promise<number>((resolve) => {
      socket.listen(0, '127.0.0.1', () => {
        const address = socket.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    await expect(startStack(options({ port }))).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use; free it, or choose another with --port.`,
    )
    await new Promise((resolve) => socket.close(resolve))
  })

  test('param: chainRpc: another node, and one that does not answer', async () => {
    const chain = await startDevchain({})
    const stack = await startStack(options({ chainRpc: chain.rpcUrl, dataDir: join(dataDir, 'other') }))
    expect([stack.chainId, stack.accounts.length]).toEqual([31337, 5])
    await stack.stop()
    await chain.stop()
    await expect(startStack(options({ chainRpc: chain.rpcUrl }))).rejects.toThrow('No node answers at')
  }, 60_000)
})
