import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrders, postOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import { type TestChain, testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const tidalId = 31_342
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
const [amina] = demo.accounts
const names = ['souk', 'tidal'] as const
type Name = (typeof names)[number]
const chainOf = (name: Name): TestChain => (name === 'souk' ? souk : tidal)
const idOf = (name: Name) => (name === 'souk' ? 31_337 : tidalId)

let dataDir: string
let markets: TestMarkets
let url: string

async function open(chains: readonly Name[] = names): Promise<TestMarkets> {
  const opened = await testMarkets({
    dataDir,
    chains: chains.map((chain) => ({
      ...{ chain, chainId: idOf(chain), rpcUrl: chainOf(chain).rpcUrl },
      dataDir: join(dataDir, chain),
    })),
  })
  url = (await opened.listen()).url
  await opened.opened()
  return opened
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-both-'))
  markets = await open()
})
afterAll(async () => {
  await markets.close()
  await rm(dataDir, { recursive: true, force: true })
})

const apiOf = (chain: Name) => createMarketApi({ chain, baseUrl: url })

/** Posts listings of one lantern through the one address, each with a salt of its own. */
async function list(chain: Name, count: number): Promise<{ order: Order.Order; orderHash: string }[]> {
  const { order, block } = await signListing(chainOf(chain))
  await markets.indexed(chain, block)
  const posted: { order: Order.Order; orderHash: string }[] = []
  for (let index = 0; index < count; index++) {
    const terms = { ...order.parameters, salt: BigInt(idOf(chain) * 1000 + index) }
    const signed = await signOrder(amina.privateKey, terms, idOf(chain))
    const { orderHash } = await postOrder(apiOf(chain), { side: 'ask', order: signed })
    posted.push({ order: signed, orderHash })
  }
  return posted
}

async function page(chain: Name, next: string | undefined) {
  const { orders, next: following } = await getOrders(apiOf(chain), { side: 'ask', limit: 3, next })
  return { hashes: orders.map(({ orderHash }) => orderHash), following }
}

/** Walks the pages of all chains in turns. */
async function walk(): Promise<Record<Name, string[]>> {
  const seen: Record<Name, string[]> = { souk: [], tidal: [] }
  const cursors = new Map<Name, string | undefined>(names.map((name) => [name, undefined]))
  while (cursors.size > 0)
    for (const [name, cursor] of [...cursors]) {
      const { hashes, following } = await page(name, cursor)
      seen[name].push(...hashes)
      if (following === undefined) cursors.delete(name)
      else cursors.set(name, following)
    }
  return seen
}

const sorted = (hashes: readonly string[]) => hashes.toSorted()

describe('two chains behind one address', () => {
  test('default: pages in turns, a trade on each, and the same after a restart', async () => {
    const posted = { souk: await list('souk', 8), tidal: await list('tidal', 7) }
    const hashesOf = (name: Name) => sorted(posted[name].map(({ orderHash }) => orderHash))
    const first = await walk()
    expect(names.map((name) => sorted(first[name]))).toEqual(names.map(hashesOf))
    // A cursor of one chain shows nothing of the other.
    const { following } = await page('souk', undefined)
    const { hashes } = await page('tidal', following)
    expect(hashes.filter((hash) => hashesOf('souk').includes(hash))).toEqual([])

    const isSold = async (name: Name, hash: string) => {
      const response = await fetch(`${url}/chains/${name}/v2/order/${hash}`)
      const { order } = (await response.json()) as { order: { status: string } }
      return order.status === 'filled' || undefined
    }
    for (const name of names) {
      const [bought] = posted[name]
      const block = await buy(chainOf(name), bought!.order)
      await markets.indexed(name, block)
      await poll(() => isSold(name, bought!.orderHash), { intervalMs: 20, deadlineMs: 30_000 })
      const other = name === 'souk' ? 'tidal' : 'souk'
      expect((await fetch(`${url}/chains/${other}/v2/order/${bought!.orderHash}`)).status).toBe(404)
    }
    // The other listings were of the same lantern, which has a new owner.
    expect(await walk()).toEqual({ souk: [], tidal: [] })

    await markets.close()
    markets = await open()
    expect(await walk()).toEqual({ souk: [], tidal: [] })
    for (const name of names) expect(await isSold(name, posted[name][0]!.orderHash)).toBe(true)
    const again = { souk: await list('souk', 2), tidal: await list('tidal', 2) }
    const after = await walk()
    for (const name of names)
      expect(sorted(after[name])).toEqual(sorted(again[name].map(({ orderHash }) => orderHash)))
  })

  test('behavior: reads of the first chain, and the time to open, with one chain and with two', async () => {
    const rate = async (ms: number) => {
      const until = performance.now() + ms
      let count = 0
      const reader = async () => {
        while (performance.now() < until) {
          const response = await fetch(`${url}/v2/collections`)
          await response.arrayBuffer()
          if (response.ok) count++
        }
      }
      await Promise.all(Array.from({ length: 4 }, reader))
      return count / (ms / 1000)
    }
    const startOf = async (chains: readonly Name[]) => {
      await markets.close()
      const from = performance.now()
      markets = await open(chains)
      return performance.now() - from
    }
    const rates: { one: number[]; two: number[] } = { one: [], two: [] }
    const starts: { one: number[]; two: number[] } = { one: [], two: [] }
    for (let round = 0; round < 3; round++)
      for (const which of ['two', 'one'] as const) {
        starts[which].push(await startOf(which === 'two' ? names : ['souk']))
        await rate(500)
        rates[which].push(await rate(2_000))
      }
    const middle = (all: number[]) => all.toSorted((a, b) => a - b)[1] ?? 0
    const text = (all: { one: number[]; two: number[] }) =>
      `${middle(all.one).toFixed(0)} with one, ${middle(all.two).toFixed(0)} with two`
    process.stdout.write(`reads/s ${text(rates)}; ms to open ${text(starts)}\n`)
    // Machines that run tests are busy; the line above tells the figures.
    expect(middle(rates.two)).toBeGreaterThan(middle(rates.one) / 10)
  })
})
