import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { deploy, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Address, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
const errors: string[] = []
let files: Server
let server: TestServer
let contract: Address
let slow: Address
let next = 1n

beforeAll(async () => {
  files = createServer((_, response) => response.writeHead(302, { location: 'http://[' }).end())
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  contract = await deploy(chain, 'PaintedERC721')
  slow = await deploy(chain, 'PaintedERC721')
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    allowPrivateHosts: true,
    collections: [
      { address: contract, slug: 'painted' },
      { address: slow, slug: 'slow' },
    ],
    logger: {
      info: () => {},
      warn: () => {},
      debug: () => {},
      error: (_, message) => void errors.push(message),
    },
  })
  // From here on, the test server reads metadata.
  await server.described()
})
afterAll(async () => {
  await server.close()
  files.close()
})

async function mint(uris: readonly string[], of = contract): Promise<readonly bigint[]> {
  const [{ address, privateKey }] = demo.accounts
  const wallet = chain.walletClient({ privateKey })
  const ids: bigint[] = []
  for (const uri of uris) {
    ids.push(next)
    const hash = await wallet.writeContract({
      address: of,
      abi: parseAbi(['function mint(address to, uint256 identifier, string uri)']),
      functionName: 'mint',
      args: [address, next++, uri],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
  }
  return ids
}

const connectionsOf = (at: Server) =>
  new Promise<number>((resolve) => at.getConnections((_, count) => resolve(count)))

const isSettled = (row: { metadata_state: string; metadata_attempts: number }) =>
  row.metadata_state === 'read' || row.metadata_attempts > 0

const rows = (ids: readonly bigint[]) =>
  server.market.db
    .selectFrom('tokens')
    .select(['identifier', 'name', 'metadata_state', 'metadata_attempts', 'metadata_error', 'image_url'])
    .where('contract', '=', contract.toLowerCase())
    .where('identifier', 'in', ids.map(String))
    .orderBy('identifier')
    .execute()

const areSettled = async (ids: readonly bigint[]) => {
  const found = await rows(ids)
  return found.length === ids.length && found.every(isSettled)
}

describe('readMetadata', () => {
  test('behavior: one token’s failure does not affect the others', async () => {
    const { port } = files.address() as AddressInfo
    const hostile = [
      'http://%zz@x/',
      `http://127.0.0.1:${port}/`,
      'data:application/json\0,{"name":"a"}',
      'data:application/json,{"image":"data:image/png,\0"}',
      `data:application/json,{"name":"a","image":"https://a.example/\0","attributes":[{"trait_type":"\0","value":"\0"}]}`,
      `data:application/json,${'['.repeat(1_000)}`,
      'ipfs://\0',
      '',
      'data:',
      '%',
    ]
    const ids = await mint([...hostile, 'data:application/json,{"name":"Good"}'])
    const good = ids.slice(-1)
    await poll(async () => ((await rows(good))[0]?.metadata_state === 'read' ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 40_000,
    })
    expect((await rows(good))[0]?.name).toBe('Good')
    expect((await rows(ids)).filter((row) => !isSettled(row))).toEqual([])
    expect(errors).toEqual([])
  })

  test('behavior: a server that hangs holds up no other collection', async () => {
    const hanging = createServer(() => {})
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    const { port } = hanging.address() as AddressInfo
    await mint(
      Array.from({ length: 20 }, (_, index) => `http://127.0.0.1:${port}/${index}`),
      slow,
    )
    await poll(async () => ((await connectionsOf(hanging)) > 0 ? true : undefined), { intervalMs: 20 })
    const ids = await mint(['data:application/json,{"name":"Quick"}'])
    await poll(async () => (await areSettled(ids)) || undefined, {
      intervalMs: 20,
      deadlineMs: 40_000,
    })
    expect((await rows(ids)).map(({ name }) => name)).toEqual(['Quick'])
    // It is still waited for, and only for a few of its tokens.
    expect(await connectionsOf(hanging)).toBeGreaterThan(0)
    expect(await connectionsOf(hanging)).toBeLessThanOrEqual(8)
    hanging.closeAllConnections()
    hanging.close()
  })

  test('behavior: postpones data that the database refuses, and stores the rest', async () => {
    await server.market.db.schema
      .alterTable('tokens')
      .addCheckConstraint('no_rejected_name', sql`name <> 'Rejected'`)
      .execute()
    const ids = await mint(['Rejected', 'Kept'].map((name) => `data:application/json,{"name":"${name}"}`))
    await poll(async () => (await rows(ids)).filter(isSettled).length === ids.length || undefined, {
      intervalMs: 20,
      deadlineMs: 40_000,
    })
    expect((await rows(ids)).map(({ name, metadata_error }) => [name, metadata_error])).toEqual([
      ['', 'the metadata could not be stored'],
      ['Kept', null],
    ])
    expect(errors).toEqual([])
  })
})
