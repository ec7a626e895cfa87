import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrders, type MarketApi, postOrder, postOrders } from '@souk/market'
import { BulkOrder, Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError } from './db/lock.js'
import { apiOf } from './testing/apiOf.js'
import { listing, signOrder } from './testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let dataDir: string
let child: ChildProcess | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-durability-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs the server in its own process. Resolves once it listens. */
async function spawnServer(): Promise<MarketApi> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const flags = ['--rpc-url', chain.rpcUrl, '--data-dir', dataDir, '--port', '0', '--collection', lanterns]
  const started = spawn(process.execPath, ['--conditions=@souk/source', '--import', 'tsx', main, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const url = await new Promise<string>((resolve) => {
    let output = ''
    started.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /"url":"([^"]+)"/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  return createMarketApi({ chain: 'souk', baseUrl: url })
}

async function approvedListing() {
  const abi = parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
    'function ownerOf(uint256 id) view returns (address)',
  ])
  const hash = await chain.walletClient(amina).writeContract({
    address: lanterns,
    abi,
    functionName: 'setApprovalForAll',
    args: [seaportAddress, true],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
  let identifier = 1n
  while (
    (await chain.publicClient.readContract({
      address: lanterns,
      abi,
      functionName: 'ownerOf',
      args: [identifier],
    })) !== amina.address
  )
    identifier++
  const { timestamp: now } = await chain.publicClient.getBlock()
  const order = { maker: amina.address, token: lanterns, identifier, price: parseEther('1'), now }
  return signOrder(amina.privateKey, listing(order))
}

describe('durability', () => {
  test('behavior: kill -9 loses no acknowledged order, and stores no post in part', async () => {
    const { parameters } = await approvedListing()
    const posts = await Promise.all(
      Array.from({ length: 40 }, async (_, post) => {
        // Some posts hold a single order.
        const components = Array.from({ length: post % 4 === 3 ? 1 : 25 }, (_, index) => ({
          ...parameters,
          salt: BigInt(1 + post * 25 + index),
        }))
        const bulk = BulkOrder.create(components)
        const hash = Order.digest(bulk.treeHash, { chainId: 31_337 })
        const signature = await privateKeyToAccount(amina.privateKey).sign({ hash })
        return components.map((parameters, index) => ({
          parameters,
          signature: bulk.encodeSignature(index, signature),
        }))
      }),
    )
    const api = await spawnServer()
    const acknowledged: number[] = []
    let killing: Promise<unknown> | undefined
    await Promise.all(
      posts.map(async (orders, index) => {
        // Posts after the crash fail, each in its own way.
        const answer = await postOrders(api, { side: 'ask', orders, retries: 0 }).catch(() => undefined)
        if (!answer) return
        acknowledged.push(index)
        if (acknowledged.length < 5 || killing) return
        const dying = child as ChildProcess
        killing = once(dying, 'exit')
        dying.kill('SIGKILL')
      }),
    )
    await killing
    const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    const rows = await server.market.db.selectFrom('orders').select('order_hash').execute()
    const there = new Set(rows.map((row) => row.order_hash))
    const counts = posts.map(
      (orders) => orders.filter(({ parameters }) => there.has(Order.hash(parameters))).length,
    )
    for (const index of acknowledged) expect(counts[index]).toBe(posts[index]?.length)
    expect(acknowledged.length).toBeGreaterThanOrEqual(5)
    expect(counts.filter((count, index) => count !== 0 && count !== posts[index]?.length)).toEqual([])
    await server.close()
  }, 120_000)

  test('behavior: the journal restores orders when the database is lost', async () => {
    const order = await approvedListing()
    const first = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    const posted = await postOrder(apiOf(first), { side: 'ask', order })
    await first.close()
    await rm(join(dataDir, 'db'), { recursive: true })
    // A power cut can leave half a line behind.
    await appendFile(join(dataDir, 'orders.jsonl'), '{"hash":"0x12')
    const second = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    await second.indexed(await chain.publicClient.getBlockNumber())
    const { orders } = await getOrders(apiOf(second), { side: 'ask' })
    expect(orders.map((found) => [found.orderHash, found.status])).toEqual([[posted.orderHash, 'active']])
    expect(orders[0]?.createdAt).toEqual(posted.createdAt)
    await second.close()
    const lines = (await readFile(join(dataDir, 'orders.jsonl'), 'utf8')).split('\n')
    expect(lines.slice(1)).toEqual(['{"hash":"0x12', ''])
  }, 60_000)

  test('error: two servers on one folder', async () => {
    const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    await expect(testServer({ rpcUrl: chain.rpcUrl, dataDir })).rejects.toThrow(FolderInUseError)
    await server.close()
  }, 60_000)
})
