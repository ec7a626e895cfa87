import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import {
  type Address,
  createPublicClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  hexToBigInt,
  http,
  padHex,
  toHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { multicall3Address } from './multicall3Address.js'
import type { Read } from './Read.js'
import { readBatch } from './readBatch.js'

const chain = testChain()
const [amina] = demo.accounts

const ownerOf = (id: bigint): Read => ({
  type: 'call',
  to: demo.contracts.lanterns,
  data: encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [id] }),
})
const reads: readonly Read[] = [
  { type: 'chainId' },
  ownerOf(1n),
  ownerOf(999_999n),
  { type: 'balance', account: amina.address },
  { type: 'timestamp' },
  { type: 'blockNumber' },
]

const toBigInt = (answer: Hex | undefined) => answer && hexToBigInt(answer)
const count = () => {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  return { log, client: createPublicClient({ chain: chain.chain, transport }) }
}

type Request = { method: string; params?: [{ to?: Address; data?: Hex }, string, unknown?] }

/** A node that refuses some requests, as `refuses` says. */
function nodeThat(refuses: (request: Request) => unknown) {
  const requests: Request[] = []
  const request = async (request: Request) => {
    requests.push(request)
    const error = refuses(request)
    if (error) throw error
    return chain.publicClient.request(request as never)
  }
  const client = createPublicClient({ chain: chain.chain, transport: custom({ request }, { retryCount: 0 }) })
  return { client, requests }
}
const follow = (read: Read): Read => (read.type === 'call' ? { ...read, follows: true } : read)
const rpcError = (code: number, message: string) => Object.assign(new TypeError(message), { code })

describe('readBatch', () => {
  test('default: one request; what reverts is undefined and shifts nothing', async () => {
    const { client, log } = count()
    const answers = await readBatch(client, reads)
    expect(log.methods).toEqual(['eth_call'])
    expect(toBigInt(answers[0])).toBe(31_337n)
    expect(answers[1]).toMatch(/^0x0{24}/)
    expect(answers[2]).toBeUndefined()
    expect(toBigInt(answers[3])).toBe(await chain.publicClient.getBalance(amina))
    const block = await chain.publicClient.getBlock()
    expect(toBigInt(answers[4])).toBe(block.timestamp)
    expect(toBigInt(answers[5])).toBe(block.number)
    expect(await readBatch(client, [])).toEqual([])
  })

  test.each([1, 200, 201, 3_000])(
    'behavior: %i reads on a chain without Multicall3 are one request',
    async (length) => {
      await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
      const { client, log } = count()
      const wanted = Array.from({ length }, (_, index) => ownerOf(BigInt(1 + (index % 120))))
      const answers = await readBatch(client, wanted)
      expect(log.methods).toEqual(['eth_call'])
      const singles = await Promise.all(wanted.slice(0, 120).map((read) => readBatch(client, [read])))
      expect(answers).toEqual(wanted.map((_, index) => singles[index % 120]?.[0]))
    },
  )

  describe('payments', () => {
    const payees = { refusing: padHex('0xdead01', { size: 20 }), burning: padHex('0xdead02', { size: 20 }) }
    const tried: readonly Read[] = [
      { type: 'payment', account: payees.refusing },
      ownerOf(1n),
      { type: 'payment', account: padHex('0xabcd', { size: 20 }) },
      { type: 'payment', account: payees.burning },
      { type: 'chainId' },
    ]
    const stage = async () => {
      await chain.testClient.setCode({ address: payees.refusing, bytecode: '0x60006000fd' })
      await chain.testClient.setCode({ address: payees.burning, bytecode: '0x5b600056' })
    }

    test('behavior: accounts that accept a wei of the payer, and others', async () => {
      await stage()
      const { client } = count()
      const answers = await readBatch(client, tried, { payer: amina.address })
      const [refusing, owner, plain, burning, chainId] = answers
      expect([refusing, plain, burning, chainId].map(toBigInt)).toEqual([0n, 1n, 0n, 31_337n])
      expect(owner?.length).toBe(66)
    })

    test('behavior: so many that the program needs a state override', async () => {
      await stage()
      const accounts = Array.from({ length: 250 }, (_, index) => padHex(toHex(index + 1_000), { size: 20 }))
      const many = [...accounts, payees.refusing].map((account) => ({ type: 'payment', account }) as const)
      const { client, log } = count()
      const answers = await readBatch(client, many, { payer: amina.address })
      expect(answers.map(toBigInt)).toEqual([...accounts.map(() => 1n), 0n])
      expect(log.methods).toEqual(['eth_call'])
    })

    test.each([undefined, padHex('0x9009', { size: 20 })])(
      'behavior: have no answer where the payer is %s',
      async (payer) => {
        const { client } = count()
        const [, owner, plain, , chainId] = await readBatch(client, tried, { payer })
        expect([plain, toBigInt(chainId)]).toEqual([undefined, 31_337n])
        expect(owner?.length).toBe(66)
      },
    )
  })

  test('behavior: no read sees what another changed, but one that follows it', async () => {
    const approve = (amount: bigint) => ({
      type: 'call' as const,
      to: demo.contracts.wrappedNative,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [amina.address, amount] }),
    })
    const [yes, again] = await readBatch(chain.publicClient, [approve(1n), { ...approve(2n), follows: true }])
    expect([toBigInt(yes), toBigInt(again)]).toEqual([1n, 1n])
  })
})

describe('readBatch: tokens that misbehave', () => {
  const codes = {
    burner: '0x5b600056',
    invalid: '0xfe',
    'answers a megabyte': '0x620fffff6000f3',
    'refuses with a megabyte': '0x620fffff6000fd',
    'expands its memory until nothing is left': '0x6303ffffff6000f3',
    'answers two kilobytes': '0x6108006000f3',
    'calls back for ever': '0x6000600060006000600033 5af1'.replace(' ', ''),
  } as const

  test.each(Object.entries(codes))('behavior: %s spoils no other answer', async (_, bytecode) => {
    const token = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: token, bytecode: bytecode as Hex })
    const { client, log } = count()
    const hostile: Read = { type: 'call', to: token, data: '0x12345678' }
    const answers = await readBatch(client, [hostile, ownerOf(1n), hostile, ownerOf(2n)])
    expect([answers[1], answers[3]]).toEqual(await readBatch(client, [ownerOf(1n), ownerOf(2n)]))
    // Who took too much is asked again, alone.
    expect(log.requests).toBeLessThanOrEqual(4)
  })

  test('behavior: forty that burn all gas leave enough for everybody else', async () => {
    const token = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: token, bytecode: codes.invalid })
    const hostile: Read = { type: 'call', to: token, data: '0x12345678' }
    const wanted = Array.from({ length: 40 }, (_, index) => [hostile, ownerOf(BigInt(index + 1))]).flat()
    const answers = await readBatch(count().client, wanted)
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(40)
  })

  test('behavior: a long answer is complete', async () => {
    const token = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: token, bytecode: codes['answers two kilobytes'] })
    const [answer] = await readBatch(chain.publicClient, [{ type: 'call', to: token, data: '0x12345678' }])
    expect(answer).toBe(toHex(0, { size: 2_048 }))
  })
})

describe('readBatch: nodes that refuse', () => {
  const many = Array.from({ length: 120 }, (_, index) => ownerOf(BigInt(index + 1)))
  const isProgram = ({ method, params }: Request) =>
    method === 'eth_call' && params !== undefined && (!params[0].to || params[2] !== undefined)
  const isMulticall = ({ params }: Request) => params?.[0].to === multicall3Address

  test('behavior: calls without a target are refused: Multicall3 answers', async () => {
    const { client, requests } = nodeThat((request) =>
      isProgram(request) ? rpcError(-32_602, 'missing field `to`') : undefined,
    )
    expect(await readBatch(client, reads)).toEqual(await readBatch(chain.publicClient, reads))
    expect(requests).toHaveLength(2)
  })

  test('behavior: without Multicall3 too, each read is a request', async () => {
    await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
    const { client } = nodeThat((request) =>
      isProgram(request) ? rpcError(-32_602, 'missing field `to`') : undefined,
    )
    expect(await readBatch(client, reads)).toEqual(await readBatch(chain.publicClient, reads))
  })

  test('behavior: a batch that is too large is split in halves', async () => {
    const { client, requests } = nodeThat(({ params }) =>
      (JSON.stringify(params)?.length ?? 0) > 12_000 ? rpcError(-32_000, 'out of gas') : undefined,
    )
    expect(await readBatch(client, many)).toEqual(await readBatch(chain.publicClient, many))
    expect(requests.length).toBeLessThan(8)
  })

  test('behavior: halves leave together what follows', async () => {
    const pairs = many.map((read, index) => (index % 2 ? follow(read) : read))
    const { client } = nodeThat(({ params }) =>
      (JSON.stringify(params)?.length ?? 0) > 12_000 ? rpcError(-32_000, 'out of gas') : undefined,
    )
    expect(await readBatch(client, pairs)).toEqual(await readBatch(chain.publicClient, many))
  })

  test.each([
    ['the limit is reached', rpcError(-32_005, 'limit exceeded')],
    ['it has not got the block', rpcError(-32_000, 'header not found')],
    ['its wallet is not connected', rpcError(4_900, 'disconnected')],
    ['it fails without a code', new TypeError('Failed to fetch')],
  ])('error: %s: nothing is known', async (_, error) => {
    const { client, requests } = nodeThat(() => error)
    await expect(readBatch(client, reads)).rejects.toMatchObject({ name: 'Node.UnreachableError' })
    expect(requests).toHaveLength(1)
  })

  test('error: a single read that the node, not the contract, refuses is no empty answer', async () => {
    const { client } = nodeThat((request) =>
      isProgram(request) || isMulticall(request)
        ? rpcError(-32_601, 'not supported')
        : rpcError(-32_603, 'Internal error'),
    )
    await expect(readBatch(client, [ownerOf(1n)])).rejects.toMatchObject({ name: 'Node.UnreachableError' })
  })

  test('error: a dead node is an error and never an empty answer', async () => {
    const dead = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    await expect(readBatch(dead, reads)).rejects.toMatchObject({
      name: 'Node.UnreachableError',
      retry: 'later',
    })
  })
})
