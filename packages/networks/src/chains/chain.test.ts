/** All ways of batching on a real chain, with the real contracts. */
import { createRequire } from 'node:module'
import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  type PublicClient,
  padHex,
  parseAbi,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { BatchContract, BatchOptions } from '../batch/BatchOptions.js'
import { batchProvider } from '../batch/batchProvider.js'
import { multicallTransport } from '../batch/multicallTransport.js'

const chain = testChain()
const [amina] = demo.accounts
const { wrappedNative, lanterns } = demo.contracts
const erc721Abi = parseAbi(['function ownerOf(uint256 id) view returns (address)'])
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The contract that Sequence has published, with its original code. */
async function deploySequence(): Promise<BatchContract> {
  const path =
    '@0xsequence/wallet-contracts/artifacts/contracts/modules/utils/MultiCallUtils.sol/MultiCallUtils.json'
  const { bytecode } = createRequire(import.meta.url)(path) as { bytecode: Hex }
  const hash = await chain.walletClient(amina).sendTransaction({ data: bytecode })
  const { contractAddress } = await chain.publicClient.waitForTransactionReceipt({ hash })
  return { type: 'sequence', address: contractAddress as Address }
}

function open(options: BatchOptions) {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const batching = multicallTransport(transport, { timeWindow: 5, ...options })
  return { client: createPublicClient({ chain: chain.chain, transport: batching, cacheTime: 0 }), log }
}

/** A value, or viem's short message. */
async function plain(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: { shortMessage: string }) => error.shortMessage)
}

const ways: readonly [string, () => Promise<BatchContract>][] = [
  ['sequence', deploySequence],
  ['multicall3', async () => ({ type: 'multicall3', address: multicall3() })],
  ['deployless', async () => ({ type: 'deployless' })],
  ['auto', async () => 'auto'],
]
const multicall3 = () => chain.chain.contracts?.multicall3?.address as Address

describe.each(ways)('multicallTransport, %s', (type, contractOf) => {
  const symbolOf = (address: Address) => ({ address, abi: erc20Abi, functionName: 'symbol' as const })

  test('default: the same answers as one by one', async () => {
    const { client, log } = open({ contract: await contractOf() })
    const ask = (client: Pick<PublicClient, 'getBalance' | 'getCode' | 'readContract'>) =>
      Promise.all(
        [
          client.getBalance({ address: amina.address }),
          client.getBalance({ address: padHex('0x1', { size: 20 }) }),
          client.readContract(symbolOf(wrappedNative)),
          client.readContract({ ...symbolOf(wrappedNative), functionName: 'decimals' }),
          // The token has no owner, so the call reverts with a reason.
          client.readContract({
            address: lanterns,
            abi: erc721Abi,
            functionName: 'ownerOf',
            args: [maxUint256],
          }),
          // There is no contract, so the answer is empty.
          client.readContract(symbolOf(amina.address)),
          client.getCode({ address: wrappedNative }),
        ].map(plain),
      )
    expect(await ask(client)).toEqual(await ask(chain.publicClient))
    // The batch, the reverting call again alone, and the code if the batch cannot read it.
    expect(log.requests).toBe(type === 'sequence' ? 2 : 3)
  })

  test('behavior: hundreds of reads in few requests, each with its own answer', async () => {
    const { client, log } = open({ contract: await contractOf(), batchSize: 1_000 })
    const ids = range(600).map((id) => BigInt(id))
    const data = (id: bigint) => encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [id] })
    const owners = (client: Pick<PublicClient, 'request'>) =>
      Promise.all(
        ids
          .slice(1, 109)
          .map((id) =>
            client.request({ method: 'eth_call', params: [{ to: lanterns, data: data(id) }, 'latest'] }),
          ),
      )
    const balances = Promise.all(
      ids.map((id) => client.getBalance({ address: padHex(`0x${id.toString(16)}`, { size: 20 }) })),
    )
    expect(await owners(client)).toEqual(await owners(chain.publicClient))
    expect((await balances).filter((balance) => balance > 0n).length).toBeLessThan(20)
    expect(log.requests).toBeLessThanOrEqual(3)
  })

  test('behavior: who burns all gas or answers without end harms nobody else', async () => {
    const burner = padHex('0xbad', { size: 20 })
    const talker = padHex('0xbadd', { size: 20 })
    await chain.testClient.setCode({ address: burner, bytecode: '0x5b600056' })
    // Returns 300,000 bytes.
    await chain.testClient.setCode({ address: talker, bytecode: '0x620493e06000f3' })
    const { client, log } = open({ contract: await contractOf() })
    const call = (to: Address) =>
      plain(client.call({ to, data: '0x01020304' }).then(({ data }) => data?.length))
    const answers = await Promise.all([
      call(burner),
      call(talker),
      ...range(20).map((id) => client.getBalance({ address: padHex(`0x${id}1`, { size: 20 }) })),
      client.readContract(symbolOf(wrappedNative)),
    ])
    expect(answers[0]).toEqual(expect.any(String))
    expect(answers[1]).toBe(600_002)
    expect(answers.at(-1)).toBe('WETH')
    expect(log.requests).toBeLessThan(2 * answers.length)
  })

  test('behavior: reads of an older block are of that block', async () => {
    const before = await chain.publicClient.getBlockNumber()
    const to = padHex('0xfeed', { size: 20 })
    const contract = await contractOf()
    const hash = await chain.walletClient(amina).sendTransaction({ to, value: 7n })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const { client, log } = open({ contract })
    const balances = await Promise.all([
      client.getBalance({ address: to }),
      client.getBalance({ address: to, blockNumber: before }),
      client.getBalance({ address: padHex('0x2', { size: 20 }) }),
      client.getBalance({ address: padHex('0x2', { size: 20 }), blockNumber: before }),
    ])
    expect(balances.slice(0, 2)).toEqual([7n, 0n])
    expect(log.requests).toBeLessThanOrEqual(4)
  })
})

describe('multicallTransport', () => {
  test('behavior: where the Multicall3 is not there yet, the chain is asked by a program', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const elsewhere = { multicall3: { address: padHex('0xdead', { size: 20 }) } }
    const client = createPublicClient({
      chain: { ...chain.chain, contracts: elsewhere },
      transport: multicallTransport(transport, { timeWindow: 0 }),
    })
    const ask = () =>
      Promise.all(range(5).map((id) => client.getBalance({ address: padHex(`0x${id}1`, { size: 20 }) })))
    expect(await ask()).toHaveLength(5)
    expect(log.requests).toBe(2)
    expect(await ask()).toHaveLength(5)
    expect(log.requests).toBe(3)
    expect(client.transport.batching.counters()).toMatchObject({
      calls: 10,
      requests: 3,
      alone: 0,
      failed: 1,
    })
  })
})

describe('batchProvider', () => {
  test('default: in front of a provider', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const { request } = transport({ chain: chain.chain })
    const provider = batchProvider({ request: (asked) => request(asked as never) }, { timeWindow: 0 })
    const balance = { method: 'eth_getBalance', params: [amina.address, 'latest'] }
    const symbol = { method: 'eth_call', params: [{ to: wrappedNative, data: '0x95d89b41' }, 'latest'] }
    const expected = await Promise.all([request(balance as never), request(symbol as never)])
    log.clear()
    expect(await Promise.all([provider.request(balance), provider.request(symbol)])).toEqual(expected)
    expect(log.requests).toBe(1)
  })
})
