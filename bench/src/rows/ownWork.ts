import { request } from 'node:http'
import { demo, devchainChain } from '@souk/devchain'
import { createTestClient, encodeFunctionData, erc721Abi, http } from 'viem'
import { quantile, type Sent } from '../load/Job.js'
import { type LoadedMarket, onLoadedMarket } from '../load/loadedMarket.js'
import { signPosts } from '../load/signPosts.js'
import { drawVisits } from '../load/visits.js'
import { openSse } from '../market/listeners.js'
import type { Alone, Row } from '../setting/Row.js'

/** Requests per second, more than any of the databases serves. */
const perSecond = 3_000
const seconds = 20
const connections = 400
const warmUp = { count: 2_000, perSecond: 200, seed: 1 }
const postEveryMs = 100
const blockEveryMs = 250

/** Milliseconds, ascending. */
type Waits = { posts: readonly number[]; blocks: readonly number[] }

const kinds = {
  posts: 'a posted listing is accepted',
  blocks: 'a listener has the transfer of a new block',
} as const

/** The time that posts and new blocks take under more reads than the market can answer. */
export const ownWorkRows: readonly Row[] = (['PostgreSQL', 'PGlite'] as const).flatMap((database) => {
  let waits: Promise<Waits> | undefined
  const read = async (kind: keyof Waits): Promise<Alone> => {
    waits ??= onLoadedMarket(database, measure)
    return { ours: quantile((await waits)[kind], 0.99) }
  }
  return (['posts', 'blocks'] as const).map((kind) => ({
    name: `market of 20k orders, ${database}: time until ${kinds[kind]}, at ${perSecond} reads per second, 99th percentile`,
    peer: '–',
    unit: 'ms',
    better: 'less' as const,
    reach: kind === 'posts' ? '250 ms' : '500 ms',
    measure: () => read(kind),
  }))
})

async function measure(market: LoadedMarket): Promise<Waits> {
  const { server, generator, seeded, sellers } = market
  const read = (load: { count: number; perSecond: number; seed: number }) =>
    generator.send({
      url: server.url,
      requests: drawVisits(seeded, load),
      perSecond: load.perSecond,
      connections,
    })
  const posts = await signPosts(sellers.slice(2), {
    count: (2 * seconds * 1000) / postEveryMs,
    from: 0,
  })
  const transfers = await watchTransfers(market)
  await read(warmUp)
  let isOver = false
  const reading = read({ count: perSecond * seconds, perSecond, seed: 2 }).finally(() => {
    isOver = true
  })
  const accepted: number[] = []
  const each = async (everyMs: number, run: (index: number) => Promise<void>) => {
    for (let index = 0; !isOver; index++) {
      const next = new Promise((resolve) => setTimeout(resolve, everyMs))
      await run(index)
      await next
    }
  }
  const [{ statuses }] = await Promise.all([
    reading,
    each(postEveryMs, async (index) => void accepted.push(await post(server.url, posts[index]))),
    each(blockEveryMs, transfers.make),
  ])
  const { waits: blocks } = await transfers.end()
  const sorted = { posts: accepted.sort((a, b) => a - b), blocks }
  console.log(
    `  ${tell('posts', sorted.posts)}; ${tell('blocks', blocks)}; reads ${JSON.stringify(statuses)}`,
  )
  return sorted
}

/** Posts like a seller's app, on an open connection. @returns Milliseconds until the answer. */
function post(url: string, sent: Sent | undefined): Promise<number> {
  const { path = '', body = '' } = sent ?? {}
  const beganAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method: 'POST', headers: { 'content-type': 'application/json' } })
    asked.on('response', (response) => {
      if (response.statusCode !== 200)
        reject(new RangeError(`A post was answered with ${response.statusCode}.`))
      response.resume().on('end', () => resolve(performance.now() - beganAt))
    })
    asked.on('error', reject).end(body)
  })
}

/** Moves one token back and forth, each time in a separate block, and listens for its events. */
async function watchTransfers({ rpcUrl, server, sellers }: LoadedMarket) {
  const chain = createTestClient({ mode: 'anvil', chain: devchainChain({ rpcUrl }), transport: http() })
  const [first, second] = sellers
  if (!first || !second) throw new RangeError('Two sellers are needed.')
  const waits: number[] = []
  const sentAt: number[] = []
  const stop = await openSse(server.url, {
    query: `?type=transfer&token=${demo.contracts.lanterns}:${first.identifier}`,
    hear: () => void waits.push(performance.now() - (sentAt[waits.length] ?? Number.NaN)),
  })
  const make = async (index: number) => {
    const [from, to] = index % 2 === 0 ? [first.address, second.address] : [second.address, first.address]
    const args = [from, to, first.identifier] as const
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args })
    sentAt.push(performance.now())
    await chain.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from, to: demo.contracts.lanterns, data, gas: '0x30d40' }] as never,
    })
  }
  const end = async () => {
    const missing = () => waits.length < sentAt.length
    for (let tries = 0; missing() && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    stop()
    if (missing()) throw new RangeError(`Of ${sentAt.length} transfers, ${waits.length} were told.`)
    return { waits: [...waits].sort((a, b) => a - b) }
  }
  return { make, end }
}

function tell(name: string, waits: readonly number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(waits, share).toFixed(0))
  return `${waits.length} ${name}, half within ${p50} ms, 99 of 100 within ${p99} ms`
}
