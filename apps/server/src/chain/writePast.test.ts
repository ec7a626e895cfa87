import { demo } from '@souk/devchain'
import { deploy, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Address, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Market } from '../market/Market.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import * as LogRange from '../node/LogRange.js'
import { getBlockRef } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { standStill } from '../testing/standStill.js'
import { queueTouches } from './queueTouches.js'
import { readPast } from './readPast.js'
import { cut, writePast } from './writePast.js'

const chain = testChain()
const [amina] = demo.accounts
let server: TestServer
/** Its follower stands still, so that nothing else writes. */
let market: Market
let address: Address

beforeAll(async () => {
  address = await deploy(chain, 'ManyERC1155')
  const abi = parseAbi(['function mint(uint256 batches, bool isLazy)'])
  const mint = { address, abi, functionName: 'mint', args: [5n, false] } as const
  const hash = await chain.walletClient(amina).writeContract(mint)
  await chain.publicClient.waitForTransactionReceipt({ hash })
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  market = await standStill(server, chain.rpcUrl)
  const row = {
    contract: address.toLowerCase(),
    standard: 'erc1155',
    name: 'Many',
    slug: 'many',
    position: 99,
  } as const
  await market.db
    .insertInto('collections')
    .values({ ...row, backfill_next: 0n, image_url: null, banner_url: null } as never)
    .execute()
})
afterAll(() => server?.close())

/** The most rows of a table that one transaction wrote, and their number. */
async function sizesOf(table: 'balances' | 'activity' | 'tokens') {
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${sql.table(table)} where contract = ${address.toLowerCase()} group by xmin::text`.execute(
    market.db,
  )
  const sizes = rows.map((row) => Number(row.rows))
  return { most: Math.max(...sizes), all: sizes.reduce((sum, size) => sum + size, 0) }
}

async function read() {
  const at = await getBlockRef(market.node)
  const contract = address.toLowerCase()
  const wanted = { contract, standard: 'erc1155', from: 0n, at, range: LogRange.create() } as const
  const options = { at, term: market.progress.term as bigint, turnMs: 0 }
  return { past: await readPast(market, wanted), options }
}

describe('writePast', () => {
  test('default: writes 2,500 ids of one block in small transactions, and what a turn leaves in the next one', async () => {
    const { past, options } = await read()
    expect(past.events).toHaveLength(2_500)
    const rest = await writePast(market, past, options)
    expect(rest).toMatchObject({ from: past.events[0]?.blockNumber, events: { length: 500 } })
    expect(await sizesOf('activity')).toEqual({ most: 200, all: 2_000 })
    // As after a crash in the middle of a block: some of it is written twice.
    expect(await writePast(market, { ...past, events: past.events.slice(1_900) }, options)).toBeUndefined()
    expect(await sizesOf('activity')).toMatchObject({ most: 200, all: 2_500 })
    expect(await sizesOf('balances')).toMatchObject({ most: 200, all: 2_500 })
    expect(await sizesOf('tokens')).toMatchObject({ most: 200, all: 2_500 })
  })

  test('behavior: very many orders of a token that is read again stay suspended until they are judged', async () => {
    const { past, options } = await read()
    const [first] = past.events
    if (first?.type !== 'transfer') throw new RangeError('The collection has no transfers.')
    const account = amina.address.toLowerCase() as Address
    const contract = address.toLowerCase() as Address
    const touch = { type: 'units', contract, identifier: first.identifier, account } as const
    const suspension = { reason: 'balance', side: 'ask', maker: account, contract, covered: 0n } as const
    const queued = [{ touch, suspensions: [suspension], revivals: [] }]
    await market.db.transaction().execute((tx) => queueTouches(tx, { touches: [], queued, time: 0n }))
    await writePast(market, past, options)
    expect(await market.db.selectFrom('touch_queue').select('touch').execute()).toEqual([
      { touch: Touch.encode(touch) },
    ])
    expect(await market.db.selectFrom('suspensions').select('reason').execute()).toEqual([
      { reason: 'balance' },
    ])
  })
})

describe('cut', () => {
  const event = (transactionHash: string, type = 'transfer') => ({ type, transactionHash }) as ChainEvent
  const mint = ['a', 'a', 'a', 'a'].map((hash) => event(hash))
  const trade = [
    event('b'),
    event('b', 'fulfilled'),
    event('b'),
    event('b', 'fulfilled'),
    event('b', 'matched'),
  ]

  test.each([
    ['transfers anywhere', [...mint, ...trade], 2, 2],
    ['between two transactions', [...mint, ...trade], 4, 4],
    ['behind a trade, never within', [...mint, ...trade, event('c')], 5, 9],
    ['nothing where all fits', mint, 9, 4],
  ])('default: %s', (_, events, most, expected) => {
    const [first, rest] = cut(events, most)
    expect(first).toHaveLength(expected)
    expect([...first, ...rest]).toEqual(events)
  })
})
