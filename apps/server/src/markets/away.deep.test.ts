import { createServer as createSocket, type Server as SocketServer } from 'node:net'
import { poll } from '@souk/base'
import { type Devchain, startDevchain } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'

const tidalId = 31_341
const souk = testChain({ isUndone: false })
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
let hanging: SocketServer
let hangingUrl: string
let node: Devchain | undefined
let markets: TestMarkets | undefined

beforeAll(async () => {
  // Takes connections and never answers.
  hanging = createSocket().listen(0, '127.0.0.1')
  await new Promise((resolve) => hanging.once('listening', resolve))
  const address = hanging.address()
  hangingUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  await markets?.close()
  await node?.stop()
  markets = undefined
  node = undefined
})
afterAll(() => void hanging.close())

async function open(chains: Parameters<typeof testMarkets>[0]['chains']): Promise<string> {
  markets = await testMarkets({ chains, logger, closeTimeoutMs: 500 })
  return (await markets.listen()).url
}

const read = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** The time of each of many reads, in milliseconds, from the shortest to the longest. */
async function times(url: string, count: number): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index++) {
    const from = performance.now()
    expect((await fetch(url)).status).toBe(200)
    all.push(performance.now() - from)
  }
  return all.sort((a, b) => a - b)
}

describe('a chain whose node is away', () => {
  test.each([
    ['a dead address', () => 'http://127.0.0.1:9'],
    ['one that never answers', () => hangingUrl],
  ])('default: %s at the start does not keep the other from opening, and is named', async (_, rpcUrl) => {
    const url = await open([
      { chain: 'souk', rpcUrl: souk.rpcUrl },
      { chain: 'tidal', chainId: tidalId, rpcUrl: rpcUrl() },
    ])
    await markets?.indexed('souk', await souk.publicClient.getBlockNumber())
    expect((await read(`${url}/v2/market`)).status).toBe(200)
    const away = await read(`${url}/chains/tidal/v2/market`)
    expect(away).toMatchObject({
      status: 503,
      body: { code: 'chain_not_ready', facts: { chain: 'tidal' } },
    })
    expect((await read(`${url}/v2/orders/tidal/seaport/listings`)).status).toBe(503)
    // The order may be there: this is not the answer of a market that knows that it has none.
    expect((await read(`${url}/v2/order/0x${'1'.repeat(64)}`)).status).toBe(503)
    const whole = await read(`${url}/ready`)
    expect(whole).toMatchObject({ status: 200, body: { chains: [{ ready: true }, { ready: false }] } })
    expect((await read(`${url}/chains/tidal/ready`)).status).toBe(503)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toContain('souk_chain_open{chain="tidal"} 0')
    expect(metrics).toContain('souk_ready{chain="souk"} 1')
  })

  test('default: the other way round, the default chain is away and its prefix says so', async () => {
    const url = await open([
      { chain: 'tidal', chainId: tidalId, rpcUrl: hangingUrl },
      { chain: 'souk', rpcUrl: souk.rpcUrl },
    ])
    await markets?.indexed('souk', await souk.publicClient.getBlockNumber())
    expect((await read(`${url}/chains/souk/v2/market`)).body).toMatchObject({ chain: 'souk' })
    expect((await read(`${url}/v2/market`)).body).toMatchObject({ code: 'chain_not_ready' })
  })

  test('default: it opens by itself once its node is there', async () => {
    const place = createSocket().listen(0, '127.0.0.1')
    await new Promise((resolve) => place.once('listening', resolve))
    const address = place.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => place.close(resolve))
    const url = await open([
      { chain: 'souk', rpcUrl: souk.rpcUrl },
      { chain: 'tidal', chainId: tidalId, rpcUrl: `http://127.0.0.1:${port}` },
    ])
    expect((await read(`${url}/chains/tidal/v2/market`)).status).toBe(503)
    node = await startDevchain({ chainId: tidalId, port })
    await poll(async () => ((await read(`${url}/chains/tidal/ready`)).status === 200 ? true : undefined), {
      intervalMs: 50,
      deadlineMs: 30_000,
    })
    await markets?.opened()
  })

  test('error: a node on another chain is named, and is no reason to stop the others', async () => {
    const url = await open([
      { chain: 'souk', rpcUrl: souk.rpcUrl },
      { chain: 'tidal', chainId: tidalId, rpcUrl: souk.rpcUrl },
    ])
    await expect(markets?.opened()).rejects.toMatchObject({ name: 'Server.WrongChainError' })
    await markets?.indexed('souk', await souk.publicClient.getBlockNumber())
    expect((await read(`${url}/chains/tidal/ready`)).body.reasons).toEqual([
      `The chain is not open: The node is on chain 31337; this server is for chain ${tidalId}.`,
    ])
  })

  test.each(['SIGSTOP', 'SIGKILL'] as const)(
    'behavior: %s of one node, the other is as fast',
    async (signal) => {
      node = await startDevchain({ chainId: tidalId })
      const url = await open([
        { chain: 'souk', rpcUrl: souk.rpcUrl },
        { chain: 'tidal', chainId: tidalId, rpcUrl: node.rpcUrl },
      ])
      await markets?.opened()
      await markets?.indexed('souk', await souk.publicClient.getBlockNumber())
      const path = `${url}/v2/collections`
      await times(path, 20)
      const before = await times(path, 200)
      process.kill(node.pid, signal)
      await poll(async () => ((await read(`${url}/chains/tidal/ready`)).status === 503 ? true : undefined), {
        intervalMs: 50,
        deadlineMs: 30_000,
      })
      const after = await times(path, 200)
      if (signal === 'SIGSTOP') process.kill(node.pid, 'SIGCONT')
      const p95 = (all: readonly number[]) => all[Math.floor(all.length * 0.95)] ?? 0
      const median = (all: readonly number[]) => all[Math.floor(all.length / 2)] ?? 0
      process.stdout.write(
        `${signal}: median ${median(before).toFixed(1)} → ${median(after).toFixed(1)} ms, p95 ${p95(before).toFixed(1)} → ${p95(after).toFixed(1)} ms\n`,
      )
      expect((await read(`${url}/ready`)).status).toBe(200)
      // Machines that run tests are busy: this only tells waiting for the other node from usual differences.
      expect(median(after)).toBeLessThan(median(before) * 3 + 20)
    },
  )
})
