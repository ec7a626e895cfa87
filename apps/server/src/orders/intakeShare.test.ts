import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../market/log.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
const adminKey = 'of-this-test'
/** Two batches are in progress, and this many orders wait, of which one caller may have a quarter. */
const [lanes, mostWaitingOrders] = [2, 12]
let server: TestServer
let url: string
let now: bigint
let salt = 1n

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    mostWaitingOrders,
    rateLimits: { write: 1_000 },
    trustedProxies: 1,
    adminKey,
    logger: createLogger({ level: 'silent' }),
  })
  url = (await server.listen()).url
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
  now = (await chain.publicClient.getBlock()).timestamp
})
afterAll(() => server.close())

async function sign(): Promise<Order.Order> {
  const { identifier } = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .limit(1)
    .executeTakeFirstOrThrow()
  const terms = { maker: amina.address, token: lanterns, identifier: BigInt(identifier), price: 1n, now }
  return signOrder(amina.privateKey, { ...listing(terms), salt: salt++ })
}

async function post(from: string, key?: string) {
  const response = await fetch(`${url}/v2/orders/souk/seaport/listings`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, ...(key ? { 'x-api-key': key } : undefined) },
    body: JSON.stringify({ ...Order.serialize(await sign()), protocol_address: seaportAddress }),
  })
  const { code } = await response.json()
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

/** Holds posted orders before they are written. @returns A function that releases them. */
function holdJournal(): () => void {
  const { market } = server
  const { journal } = market
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  market.journal = { ...journal, append: () => gate }
  return () => {
    market.journal = journal
    open()
  }
}

const untilIntake = (is: { running: number; size: number }) =>
  poll(
    () => {
      const { running, size } = server.market.intake
      return (running === is.running && size === is.size) || undefined
    },
    { intervalMs: 2, deadlineMs: 15_000 },
  )

describe('acceptOrders', () => {
  test('error: makes a caller wait that posts faster than the server stores; accepts others, and the operator', async () => {
    const [fast, other] = ['203.0.113.1', '203.0.113.2']
    const letGo = holdJournal()
    const posts: ReturnType<typeof post>[] = []
    for (let lane = 1; lane <= lanes; lane++) {
      posts.push(post(fast))
      await untilIntake({ running: lane, size: 0 })
    }
    const own = mostWaitingOrders / 4
    for (let waiting = 1; waiting <= own; waiting++) {
      posts.push(post(fast))
      await untilIntake({ running: lanes, size: waiting })
    }
    expect(await post(fast)).toEqual({ status: 429, code: 'intake_share_full', retryAfter: '2' })
    posts.push(post(other), post(fast, adminKey))
    await untilIntake({ running: lanes, size: own + 2 })
    letGo()
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(posts.length).fill(200))
    expect((await post(fast)).status).toBe(200)
  }, 60_000)
})
