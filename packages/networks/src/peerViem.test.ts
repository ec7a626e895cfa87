/** Compares viem's own batching with ours. */
import { type HostileNode, startHostileNode, testChain } from '@souk/testing'
import { type Address, createPublicClient, custom, erc20Abi, type Hex, http, padHex } from 'viem'
import { multicall } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RpcRequest } from './batch/encodings/Read.js'
import { jsonRpcBatchTransport } from './batch/jsonRpcBatchTransport.js'
import { multicallTransport } from './batch/multicallTransport.js'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('jsonRpcBatchTransport', () => {
  let node: HostileNode
  beforeAll(async () => {
    node = await startHostileNode(({ params }) => (params as Hex[])[0])
  })
  afterAll(() => node.close())

  const ask = (transport: ReturnType<typeof http>) => {
    const client = createPublicClient({ transport })
    return Promise.allSettled(
      range(4).map((index) => client.request({ method: 'eth_getCode', params: [`0x1${index}`, 'latest'] })),
    )
  }
  const asked = range(4).map((index) => ({ status: 'fulfilled', value: `0x1${index}` }))

  test('behavior: a dropped answer shifts nothing; with viem others get wrong answers', async () => {
    node.play([{ type: 'drop', index: 1 }])
    const viem = await ask(http(node.url, { batch: true, retryCount: 0 }))
    expect(viem.slice(0, 3)).toEqual([asked[0], asked[2], asked[3]])

    node.play([{ type: 'drop', index: 1 }])
    expect(await ask(jsonRpcBatchTransport(node.url))).toEqual(asked)
  })

  test('behavior: one error for a batch makes it smaller; with viem its reason is lost and all fail', async () => {
    node.always({ type: 'limit', calls: 2 })
    const viem = await ask(http(node.url, { batch: true, retryCount: 0 }))
    expect(viem.map(({ status }) => status)).toEqual(range(4).map(() => 'rejected'))
    expect(String((viem[0] as { reason: Error }).reason.message)).not.toContain('batch limit')

    node.always({ type: 'limit', calls: 2 })
    expect(await ask(jsonRpcBatchTransport(node.url))).toEqual(asked)
  })
})

describe('multicallTransport', () => {
  const chain = testChain()
  /** A contract that answers only the zero address, which is the default caller. */
  const picky: Address = padHex('0x91c7', { size: 20 })
  const burner: Address = padHex('0xbad', { size: 20 })

  /** Reads with a batching client, and counts its requests. */
  function open(kind: 'ours' | 'viem', isDead = false) {
    const sent: RpcRequest[] = []
    const inner = custom(
      {
        request: async (request: RpcRequest) => {
          sent.push(request)
          if (isDead) throw new TypeError('fetch failed')
          return chain.publicClient.request(request as never)
        },
      },
      { retryCount: 0 },
    )
    const client =
      kind === 'ours'
        ? createPublicClient({ chain: chain.chain, transport: multicallTransport(inner, { timeWindow: 0 }) })
        : createPublicClient({ chain: chain.chain, transport: inner, batch: { multicall: true } })
    return { client, sent }
  }

  async function readAll(kind: 'ours' | 'viem', targets: readonly Address[]) {
    const { client, sent } = open(kind)
    const results = await Promise.allSettled(
      targets.map((to, index) => client.call({ to, data: padHex(`0x${(index + 1).toString(16)}`) })),
    )
    return { statuses: results.map(({ status }) => status).join(' '), requests: sent.length }
  }

  test('behavior: a call that works alone works in a batch; with viem it reverts', async () => {
    await chain.testClient.setCode({ address: picky, bytecode: '0x33600e57600160005260206000f35b60006000fd' })
    expect(await readAll('ours', [picky, picky])).toEqual({ statuses: 'fulfilled fulfilled', requests: 3 })
    expect(await readAll('viem', [picky, picky])).toEqual({ statuses: 'rejected rejected', requests: 1 })
  })

  test('behavior: a batch holds calls, not bytes; with viem many batches', async () => {
    await chain.testClient.setCode({
      address: picky,
      bytecode: '0x60016000526020 6000f3'.replaceAll(' ', '') as Hex,
    })
    const targets = range(50).map(() => picky)
    expect((await readAll('ours', targets)).requests).toBe(1)
    expect((await readAll('viem', targets)).requests).toBe(2)
  })

  test('behavior: equal reads share one slot; with viem each has its own', async () => {
    const lengths = await Promise.all(
      (['ours', 'viem'] as const).map(async (kind) => {
        const { client, sent } = open(kind)
        await Promise.all(range(20).map(() => client.call({ to: picky, data: '0x11223344' })))
        return JSON.stringify(sent).length
      }),
    )
    expect(lengths[1]).toBeGreaterThan(10 * (lengths[0] ?? 0))
  })

  test('behavior: one that burns all gas fails alone', async () => {
    await chain.testClient.setCode({ address: burner, bytecode: '0x5b600056' })
    await chain.testClient.setCode({
      address: picky,
      bytecode: '0x60016000526020 6000f3'.replaceAll(' ', '') as Hex,
    })
    const targets = range(8).map((index) => (index === 3 ? burner : picky))
    const { statuses } = await readAll('ours', targets)
    expect(statuses).toBe(targets.map((target) => (target === burner ? 'rejected' : 'fulfilled')).join(' '))
  })

  test('behavior: balances and several multicalls of one moment are one request; with viem more', async () => {
    const contracts = [{ address: picky, abi: erc20Abi, functionName: 'decimals' as const }]
    const count = async (kind: 'ours' | 'viem') => {
      const { client, sent } = open(kind)
      await Promise.all([
        multicall(client, { contracts }),
        multicall(client, { contracts: [...contracts, ...contracts] }),
        client.getBalance({ address: picky }),
        client.getBalance({ address: burner }),
      ])
      return sent.length
    }
    expect(await count('ours')).toBe(1)
    expect(await count('viem')).toBe(2)
  })

  test('error: a dead node is an error for every reader', async () => {
    const { client } = open('ours', true)
    const results = await Promise.allSettled([
      client.getBalance({ address: picky }),
      client.call({ to: picky }),
      client.readContract({ address: picky, abi: erc20Abi, functionName: 'decimals' }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
