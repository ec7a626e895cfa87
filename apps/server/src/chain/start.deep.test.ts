import { poll } from '@souk/base'
import { noConduitKey } from '@souk/seaport'
import { drawChain, nodeProfiles, type ProfiledNode, startProfiledNode } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { findBlockAt, findCreation } from '../node/findCreation.js'
import { createNode } from '../node/node.js'

/** An old chain, which a market follows from its head. */
const head = 60_000
const created = 20_123
const draw = () => drawChain({ head, created, tokens: 50, transfers: 400 })
let node: ProfiledNode
afterEach(() => node.close())

const messages: string[] = []
const note = (_: object, message: string) => void messages.push(message)
const logger: Logger = { info: note, warn: note, error: note, debug: () => undefined }

async function untilRead(server: TestServer): Promise<void> {
  const { db } = server.market
  await poll(
    async () => {
      const row = await db.selectFrom('collections').select('backfill_next').executeTakeFirst()
      return server.market.progress.caughtUp && row?.backfill_next === null ? true : undefined
    },
    { intervalMs: 20, deadlineMs: 60_000 },
  )
}

const plain = { currencies: [], ensRegistry: 'none', conduitKey: noConduitKey, logger } as const

async function readAll({ market }: TestServer) {
  const activity = await market.db
    .selectFrom('activity')
    .select(['block_number', 'identifier', 'from_account', 'to_account', 'type'])
    .orderBy('block_number')
    .execute()
  const balances = await market.db
    .selectFrom('balances')
    .select(['identifier', 'owner', 'quantity'])
    .orderBy('identifier')
    .execute()
  return { activity, balances }
}

describe('findCreation', () => {
  test('default: about one request for each halving', async () => {
    const { backend, collection } = draw()
    node = await startProfiledNode(backend, { name: 'honest' })
    const found = await findCreation(createNode(node.url), collection, BigInt(head))
    expect(found).toEqual({ block: BigInt(created), isSure: true })
    expect(node.usage().calls).toBeLessThanOrEqual(17)
  })

  test('behavior: a node without old state is not sure', async () => {
    const { backend, collection } = draw()
    node = await startProfiledNode(backend, nodeProfiles.publicNode)
    expect(await findCreation(createNode(node.url), collection, BigInt(head))).toMatchObject({
      isSure: false,
    })
  })
})

describe('findBlockAt', () => {
  test('default: the first block that is not older', async () => {
    node = await startProfiledNode(draw().backend, { name: 'honest' })
    const readTime = async (block: bigint) => block * 12n
    expect(await findBlockAt(readTime, { time: 1_201n, head: 10_000n })).toBe(101n)
    expect(await findBlockAt(readTime, { time: 0n, head: 10_000n })).toBe(0n)
  })
})

describe('follow', () => {
  test('behavior: begins an old chain at its head, and reads the past of a collection from its creation', async () => {
    const chain = draw()
    node = await startProfiledNode(chain.backend, nodeProfiles.drpcFree)
    const server = await testServer({ rpcUrl: node.url, collections: [chain.collection], ...plain })
    await untilRead(server)
    const { activity, balances } = await readAll(server)
    expect(activity.map(({ block_number: block }) => Number(block))).toEqual(
      chain.transfers.map(({ block }) => block),
    )
    const owners = new Map(chain.transfers.map(({ identifier, to }) => [identifier, to]))
    expect(new Map(balances.map(({ identifier, owner }) => [Number(identifier), owner]))).toEqual(owners)
    expect(messages).toContain('found the block in which a collection was created')
    // The last 63 blocks one by one, and 40,000 in ranges of at most 10,000.
    expect(node.usage().methods.eth_getLogs).toBeLessThan(90)
    await server.close()
  }, 120_000)

  test('behavior: reads with an index of transfers where queries may span ten blocks', async () => {
    const chain = draw()
    const { rate: _, ...profile } = nodeProfiles.alchemyFree
    node = await startProfiledNode(chain.backend, profile)
    const server = await testServer({ rpcUrl: node.url, collections: [chain.collection], ...plain })
    await untilRead(server)
    const { activity } = await readAll(server)
    expect(activity.map(({ block_number: block }) => Number(block))).toEqual(
      chain.transfers.map(({ block }) => block),
    )
    // Without the index: 4,000.
    expect(node.usage().methods.eth_getLogs).toBeLessThan(500)
    await server.close()
  }, 120_000)

  test('behavior: says that a node lacks old state, and reads from block 0', async () => {
    const chain = draw()
    node = await startProfiledNode(chain.backend, nodeProfiles.publicNode)
    const server = await testServer({ rpcUrl: node.url, collections: [chain.collection], ...plain })
    await untilRead(server)
    expect((await readAll(server)).activity).toHaveLength(chain.transfers.length)
    expect(messages.join()).toContain('the node lacks the state of old blocks')
    await server.close()
  }, 120_000)
})
