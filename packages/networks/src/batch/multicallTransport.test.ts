import { type Chain, createClient, createPublicClient, custom, http, webSocket } from 'viem'
import { call, getBalance, getBlockNumber, getCode } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { answerOf, fakeNode, multicall3Address, rpcError, sequenceAddress } from '../testing/fakeNode.js'
import { balanceOf, callOf, codeOf } from '../testing/questions.js'
import type { BatchOptions } from './BatchOptions.js'
import type { RpcRequest } from './encodings/Read.js'
import { multicallTransport } from './multicallTransport.js'

const chain: Chain = { ...mainnet, contracts: { multicall3: { address: multicall3Address } } }

function open(options: BatchOptions & fakeNode.Options & { chain?: Chain; retryCount?: number } = {}) {
  const node = fakeNode(options)
  const inner = custom(node, { retryCount: options.retryCount ?? 0, retryDelay: 1 })
  const transport = multicallTransport(inner, { timeWindow: 0, ...options })
  return { node, client: createClient({ chain: options.chain ?? chain, transport }) }
}

const [{ to, data }] = callOf(1).params as [{ to: `0x${string}`; data: `0x${string}` }]
const [account] = balanceOf(1).params as [`0x${string}`]

describe('multicallTransport', () => {
  test('default: actions of viem in one call through the Multicall3 of the chain', async () => {
    const { node, client } = open()
    const [called, balance] = await Promise.all([
      call(client, { to, data }),
      getBalance(client, { address: account }),
    ])
    expect(called.data).toBe(answerOf(callOf(1)))
    expect(balance).toBe(BigInt(answerOf(balanceOf(1)) as string))
    expect(node.sent).toHaveLength(1)
    expect(node.sent[0]).toMatchObject({ params: [{ to: multicall3Address }, 'latest'] })
  })

  test('param: contract: one like that of Sequence reads code, too', async () => {
    const { node, client } = open({ contract: { type: 'sequence', address: sequenceAddress } })
    const [code, balance] = await Promise.all([
      getCode(client, { address: account }),
      getBalance(client, { address: account }),
    ])
    expect(code).toBe(answerOf(codeOf(1)))
    expect(balance).toBe(BigInt(answerOf(balanceOf(1)) as string))
    expect(node.sent).toHaveLength(1)
  })

  test('error: batchSize', () => {
    expect(() => multicallTransport(http('http://127.0.0.1:1'), { batchSize: 0 })).toThrow(
      'Invalid batch size of 0',
    )
  })

  test.each([
    [{ type: 'multicall2', address: multicall3Address }],
    [{ type: 'multicall3' }],
    [{ type: 'sequence', address: '0x12' }],
    ['multicall3'],
    [null],
  ])('error: contract: %j', (contract) => {
    const open = () => multicallTransport(http('http://127.0.0.1:1'), { contract: contract as never })
    expect(open).toThrow(expect.objectContaining({ name: 'Batch.InvalidContractError', facts: { contract } }))
  })

  test('error: what goes around ends by its signal like what is batched', async () => {
    const { client } = open({ fault: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const asked = client.request({ method: 'eth_chainId' }, { signal: controller.signal })
    controller.abort('enough')
    await expect(asked).rejects.toMatchObject({ name: 'AbortedError', facts: { reason: 'enough' } })
  })

  test('behavior: keeps the type and the value of the transport below', () => {
    const client = createClient({ chain, transport: multicallTransport(http('http://127.0.0.1:1')) })
    expect(client.transport).toMatchObject({ type: 'http', url: 'http://127.0.0.1:1' })
    expect(client.transport.batching.counters()).toMatchObject({ calls: 0, requests: 0 })
    const live = multicallTransport(webSocket('ws://127.0.0.1:1'))({ chain })
    expect(live).toMatchObject({ config: { type: 'webSocket' }, value: { subscribe: expect.any(Function) } })
  })

  test('behavior: counters and flush are at the client', async () => {
    const { client } = open({ timeWindow: 60_000 })
    const asked = Promise.all([1, 2, 3].map(() => call(client, { to, data })))
    await Promise.resolve()
    client.transport.batching.flush()
    await asked
    expect(client.transport.batching.counters()).toMatchObject({ calls: 3, requests: 1, shared: 2 })
  })

  test('behavior: two clients of one transport never share a batch', async () => {
    const node = fakeNode()
    const transport = multicallTransport(custom(node, { retryCount: 0 }), { timeWindow: 0 })
    const clients = [createClient({ chain, transport }), createClient({ chain, transport })]
    await Promise.all(clients.map((client) => call(client, { to, data })))
    expect(node.sent).toEqual([callOf(1), callOf(1)])
  })

  test('behavior: the account of a client is a sender: its calls go around', async () => {
    const { node, client } = open()
    await Promise.all([call(client, { to, data, account }), call(client, { to, data, account })])
    expect(node.sent.every(({ params }) => 'from' in (params as [object])[0])).toBe(true)
  })

  test('behavior: a retry of the transport below tries the batch again, not each read', async () => {
    const { node, client } = open({
      retryCount: 2,
      fault: (_, index) => (index < 2 ? rpcError(-32_005, 'limit exceeded') : undefined),
    })
    await Promise.all([call(client, { to, data }), getBalance(client, { address: account })])
    expect(node.sent).toHaveLength(3)
  })

  test('behavior: a request with retries of its own goes around', async () => {
    const { node, client } = open()
    const request = callOf(1) as { method: 'eth_call'; params: never }
    await Promise.all([
      client.request(request, { retryCount: 1 }),
      client.request(request, { retryCount: 1 }),
    ])
    expect(node.sent).toHaveLength(2)
  })

  test('behavior: a missing Multicall3 is replaced by the program that needs none, and not asked again', async () => {
    const fault = ({ params }: RpcRequest) => {
      const [{ to }] = params as [{ to?: string }]
      return to === multicall3Address ? '0x' : undefined
    }
    const { node, client } = open({ fault })
    const ask = () => Promise.all([call(client, { to, data }), getBalance(client, { address: account })])
    await ask()
    const first = node.sent.length
    await ask()
    expect(node.sent.filter((request) => fault(request))).toHaveLength(1)
    // This node runs no programs, so each read is sent alone in the end.
    expect([first, node.sent.length]).toEqual([4, 7])
  })

  test('behavior: a Multicall3 that is missing at an old block only is asked again at the newest', async () => {
    const fault = ({ params }: RpcRequest) => {
      const [{ to }, block] = params as [{ to?: string }, string]
      return to === multicall3Address && block === '0x1' ? '0x' : undefined
    }
    const { node, client } = open({ fault })
    const both = (blockNumber?: bigint) =>
      Promise.all([
        call(client, { to, data, ...(blockNumber && { blockNumber }) }),
        getBalance(client, { address: account, ...(blockNumber && { blockNumber }) }),
      ])
    await both(1n)
    const before = node.sent.length
    await both()
    expect(node.sent.length - before).toBe(1)
  })

  test('behavior: a signal stops a read, and all of them the request', async () => {
    const stopped: boolean[] = []
    const inner = custom({ request: () => new Promise(() => undefined) }, { retryCount: 0 })
    const spied: typeof inner = (parameters) => {
      const made = inner(parameters)
      return {
        ...made,
        request: async (args, options) => {
          options?.signal?.addEventListener('abort', () => stopped.push(true))
          return made.request(args, options)
        },
      }
    }
    const client = createPublicClient({ chain, transport: multicallTransport(spied, { timeWindow: 0 }) })
    const controllers = [new AbortController(), new AbortController()]
    const reads = controllers.map(({ signal }, index) =>
      call(client, { to, data: `0x0${index + 1}`, requestOptions: { signal } }),
    )
    const outcomes = Promise.allSettled(reads)
    await new Promise((resolve) => setImmediate(resolve))
    controllers[0]?.abort()
    expect(stopped).toEqual([])
    controllers[1]?.abort()
    expect(stopped).toEqual([true])
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('behavior: other methods pass', async () => {
    const { node, client } = open({ fault: () => '0x10' })
    expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(16n)
    expect(node.sent).toEqual([{ method: 'eth_blockNumber' }])
  })
})
