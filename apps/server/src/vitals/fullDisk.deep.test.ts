import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { OrderWire } from '@souk/market/wire'
import { type Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const [amina] = demo.accounts
const chain = testChain({ isUndone: false })
const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
const run = promisify(execFile)
/** A separate disk, in memory. Only a system that lets this process mount one can simulate a full disk. */
const disk = await mkdtemp(join(tmpdir(), 'souk-disk-'))
const mountError: unknown = await run('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).then(
  () => undefined,
  (error: unknown) => error,
)
afterAll(async () => {
  if (!mountError) await run('umount', [disk])
  await rm(disk, { recursive: true })
})

/** Fills the disk. @returns A function that frees it. */
async function fillDisk(): Promise<() => Promise<void>> {
  const path = join(disk, 'filler')
  const file = await open(path, 'w')
  const block = Buffer.alloc(4_096, 1)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
  return () => rm(path)
}

describe('/ready on a PostgreSQL whose disk is full', () => {
  test('default: refuses with the reason, still answers reads, and recovers once there is room', async ({
    skip,
  }) => {
    if (mountError) skip(`No disk can be mounted here: ${String(mountError)}`)
    await chmod(disk, 0o777)
    const postgres: TestPostgres = await startPostgres({ parent: disk })
    const server = await testServer({ rpcUrl: chain.rpcUrl, databaseUrl: postgres.url, logger })
    const { order, block } = await signListing(chain)
    await server.indexed(block)
    const giveBack = await fillDisk()
    const refused = await postUntil(server, order, 503)
    expect(refused).toEqual({ code: 'storage_unavailable', retryAfter: '2' })
    expect((await untilReady(server, false))[0]).toMatch(/^The database takes no writes: /)
    expect((await server.app.request('/v2/collections')).status).toBe(200)
    await giveBack()
    await untilReady(server, true)
    await postUntil(server, order, 200)
    await server.close()
    await postgres.close()
  }, 180_000)
})

let salt = 1n

/** Posts similar listings until one has the expected answer, since tables still have a little room at first. */
async function postUntil(server: TestServer, { parameters }: Order.Order, status: number) {
  return poll(
    async () => {
      const response = await post(server, await signOrder(amina.privateKey, { ...parameters, salt: salt++ }))
      return response.status === status ? response : undefined
    },
    { intervalMs: 0, deadlineMs: 60_000 },
  ).then(({ code, retryAfter }) => ({ code, retryAfter }))
}

async function post(server: TestServer, order: Order.Order) {
  const body = JSON.stringify(OrderWire.encodePost({ order, protocolAddress: seaportAddress }))
  const response = await server.app.request('/v2/orders/souk/seaport/listings', { method: 'POST', body })
  const { code } = await response.json()
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

const untilReady = (server: TestServer, expected: boolean) =>
  poll(
    async () => {
      const response = await server.app.request('/ready')
      const { reasons } = await response.json()
      return (response.status === 200) === expected ? (reasons as readonly string[]) : undefined
    },
    { intervalMs: 20, deadlineMs: 60_000 },
  )
