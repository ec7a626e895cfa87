import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createSecure, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { poll } from '@souk/base'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { certificate } from '../testing/certificate.js'

const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
const info = { chain: 'tidal', chainId: 31_340, nativeCurrency: { symbol: 'TIDE' } }
let far: Server | SecureServer | undefined
let markets: TestMarkets | undefined

afterEach(async () => {
  await markets?.close()
  far?.close()
  far?.closeAllConnections()
})

/** Listens at a free port, or only finds one. */
async function listen(answer?: object): Promise<number> {
  const server = createServer((_, response) => void response.end(JSON.stringify(answer)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  if (answer) far = server
  else await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until the market says why the chain of another server is not ready. */
async function reasonsAt(url: string, word: string) {
  const read = async () => {
    const whole = (await (await fetch(`${url}/health`)).json()) as { reasons: string[] }
    return whole.reasons.some((reason) => reason.includes(word)) ? whole : undefined
  }
  return await poll(read, { intervalMs: 20, deadlineMs: 15_000 })
}

const healthOf = (id: number, name: string) => ({
  ...{ ready: true, reasons: [], version: '0.1.0' },
  chain: { id, name, head: 5, headStoodSeconds: 0, indexed: 5, lag: 0, time: 1, error: null },
})

test.each([
  ['does not list the chain', { code: 'not_found' }, 'its server does not list it.'],
  ['has another chain of the name', healthOf(7, 'tidal'), 'its server has another chain under this name.'],
  ['does not answer', undefined, 'its server does not answer.'],
])('error: a server that %s', async (_, answer, reason) => {
  const url = `http://127.0.0.1:${await listen(answer)}`
  markets = await testMarkets({ logger, chains: [{ ...info, url }] })
  const own = (await markets.listen()).url
  const whole = await reasonsAt(own, reason)
  expect(whole).toMatchObject({ ready: false, chains: [{ ready: false, isElsewhere: true }] })
  expect((await fetch(`${own}/v2/market`)).status).toBe(503)
  expect(await (await fetch(`${own}/metrics`)).text()).toContain('souk_chain_open{chain="tidal"} 0')
})

describe('a server with an https address', () => {
  /** What it was asked: the host of the header, and the name that the connection asked the certificate for. */
  const asked: unknown[] = []

  async function open(): Promise<string> {
    far = createSecure(certificate, ({ url, headers, socket }, response) => {
      if (url === '/chains/tidal/v2/market') asked.push([headers.host, (socket as TLSSocket).servername])
      response.end(JSON.stringify(healthOf(info.chainId, info.chain)))
    })
    await once(far.listen(0, 'localhost'), 'listening')
    const url = `https://localhost:${(far.address() as AddressInfo).port}`
    markets = await testMarkets({ logger, chains: [{ ...info, url }] })
    return (await markets.listen()).url
  }

  test('default: its health is read, and requests are passed on', async () => {
    // No authority has signed the certificate.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    try {
      const url = await open()
      const passedOn = async () => {
        const response = await fetch(`${url}/v2/market`)
        return response.ok ? await response.json() : undefined
      }
      expect(await poll(passedOn, { intervalMs: 20, deadlineMs: 50_000 })).toMatchObject({
        chain: { name: 'tidal' },
      })
      expect(asked[0]).toEqual([new URL(url).host, 'localhost'])
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    }
  })

  test('error: a certificate that no authority has signed is refused', async () => {
    const url = await open()
    await reasonsAt(url, 'its server does not answer.')
    expect((await fetch(`${url}/v2/market`)).status).toBe(503)
  })
})

test('error: servers that pass a chain to each other', async () => {
  const port = await listen()
  markets = await testMarkets({ logger, port, chains: [{ ...info, url: `http://127.0.0.1:${port}` }] })
  const { url } = await markets.listen()
  await reasonsAt(url, 'its server passes requests back.')
  const response = await fetch(`${url}/v2/market`)
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'chain_not_ready' }])
})
