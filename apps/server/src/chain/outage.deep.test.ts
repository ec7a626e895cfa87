import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createProxy, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { startDevchain } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'

const chain = testChain()
let target: string
let isDown = false
let proxy: Server
let rpcUrl: string

/** A node that can be switched off, and replaced by another at its address. */
beforeAll(async () => {
  target = chain.rpcUrl
  proxy = createProxy((request, response) => {
    if (isDown) {
      request.socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(target, { method: 'POST', headers, body: Buffer.concat(chunks) })
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  rpcUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(() => {
  proxy.closeAllConnections()
  proxy.close()
})

const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }

describe('follow', () => {
  test('behavior: a node that is away for a while, and then another chain at its address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-outage-'))
    const server = await testServer({ rpcUrl, dataDir: folder, logger })
    const health = async () => {
      const response = await server.app.request('/ready')
      return { status: response.status, error: (await response.json()).chain.error as string | null }
    }
    const until = (status: number) =>
      poll(async () => ((await health()).status === status ? true : undefined), {
        intervalMs: 20,
        deadlineMs: 15_000,
      })
    await until(200)

    isDown = true
    await until(503)
    expect((await health()).error).toMatch(/^The chain's node did not answer/)
    expect((await server.app.request('/v2/collections')).status).toBe(200)
    const post = await server.app.request(`/v2/order/cancel`, { method: 'POST', body: '{"orderId":"0x1"}' })
    expect(post.status).toBe(400)

    isDown = false
    await chain.testClient.mine({ blocks: 3 })
    await until(200)
    await server.indexed(await chain.publicClient.getBlockNumber())

    const other = await startDevchain({ chainId: 31_338 })
    target = other.rpcUrl
    await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params: ['0x64'] }),
    })
    await until(503)
    expect((await health()).error).toMatch(/start again with a fresh data folder/)
    await server.close()
    await other.stop()
    await rm(folder, { recursive: true })
  }, 120_000)
})
