import { poll } from '@souk/base'
import { getFulfillmentData, getOrder, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { apiOf } from '../testing/apiOf.js'
import { type Lie, type LyingNode, startLyingNode } from '../testing/lyingNode.js'
import { buy, signListing } from '../testing/sale.js'

const chain = testChain({ isUndone: false })
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
let node: LyingNode
let server: TestServer

beforeEach(async () => {
  node = await startLyingNode(chain.rpcUrl)
  server = await testServer({ rpcUrl: node.url, logger })
})
afterEach(async () => {
  await server.close()
  await node.close()
})

const withoutLogs: Lie = ({ method }) => (method === 'eth_getLogs' ? [] : undefined)

async function readiness(): Promise<{ status: number; error: string | null }> {
  const response = await server.app.request('/ready')
  return { status: response.status, error: (await response.json()).chain.error }
}

const untilReady = (status: number) =>
  poll(async () => ((await readiness()).status === status ? true : undefined), {
    intervalMs: 20,
    deadlineMs: 40_000,
  })

async function list() {
  const { order, block } = await signListing(chain)
  await server.indexed(block)
  const posted = await postOrder(apiOf(server), { side: 'ask', order })
  return { order, posted }
}

describe('a node that leaves logs out', () => {
  test('default: the receipts reveal a hidden sale, and the market reports that it is not ready', async () => {
    const { order, posted } = await list()
    await untilReady(200)
    node.lie(withoutLogs)
    const block = await buy(chain, order)
    await server.indexed(block)
    expect((await getOrder(apiOf(server), posted)).status).toBe('filled')
    await untilReady(503)
    expect((await readiness()).error).toBe(
      `The chain's node leaves out logs of block ${block} that the block's receipts have; use another node.`,
    )
    node.recover()
    await untilReady(200)
  }, 60_000)

  test('behavior: it leaves out some of several logs', async () => {
    const { order, posted } = await list()
    await untilReady(200)
    node.lie(({ method }, result) =>
      method === 'eth_getLogs' && Array.isArray(result) ? result.slice(0, 1) : undefined,
    )
    await server.indexed(await buy(chain, order))
    expect((await getOrder(apiOf(server), posted)).status).toBe('filled')
    await untilReady(503)
  }, 60_000)

  test('behavior: without receipts either, nothing is written, and the market reports why', async () => {
    const { order, posted } = await list()
    await untilReady(200)
    node.lie(({ method }) => (method === 'eth_getLogs' || method === 'eth_getBlockReceipts' ? [] : undefined))
    const block = await buy(chain, order)
    await untilReady(503)
    expect((await readiness()).error).toBe(
      `The chain's node contradicts itself about block ${block}: its header tells of logs that the node does not show.`,
    )
    node.recover()
    await server.indexed(block)
    expect((await getOrder(apiOf(server), posted)).status).toBe('filled')
    await untilReady(200)
  }, 60_000)

  test('behavior: an order sold in a hidden log is not handed out to be filled', async () => {
    const { order, posted } = await list()
    // Header and logs agree on the lie, so only reading the order itself shows the truth.
    const empty = `0x${'0'.repeat(512)}`
    node.lie(({ method }, result) => {
      if (method === 'eth_getLogs') return []
      const isHeader = method === 'eth_getBlockByNumber' && typeof result === 'object'
      return isHeader ? { ...result, logsBloom: empty } : undefined
    })
    await server.indexed(await buy(chain, order))
    expect((await getOrder(apiOf(server), posted)).status).toBe('active')
    const fulfiller = order.parameters.offerer
    await expect(
      getFulfillmentData(apiOf(server), { orderHash: posted.orderHash, side: 'ask', fulfiller }),
    ).rejects.toThrow('it is filled')
    expect((await getOrder(apiOf(server), posted)).status).toBe('filled')
  }, 60_000)
})
