import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { createPublicClient, encodeFunctionData, http } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc721Abi } from '../abi/tokens.js'
import { multicall3Address } from '../constants.js'
import { type Read, readBatch, toBigInt } from './batch.js'

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
]

describe('readBatch', () => {
  test('default: one request; what reverts is undefined and shifts nothing', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createPublicClient({ chain: chain.chain, transport })
    const answers = await readBatch(client, reads)
    expect(log.methods).toEqual(['eth_call'])
    expect(toBigInt(answers[0])).toBe(31_337n)
    expect(answers[1]).toMatch(/^0x0{24}/)
    expect(answers[2]).toBeUndefined()
    expect(toBigInt(answers[3])).toBe(await chain.publicClient.getBalance(amina))
    expect(toBigInt(answers[4])).toBe((await chain.publicClient.getBlock()).timestamp)
  })

  test('behavior: the same answers on a chain without Multicall3', async () => {
    const client = chain.publicClient
    const expected = await readBatch(client, reads)
    await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
    expect(await readBatch(client, reads)).toEqual(expected)
  })

  test('error: a dead node is an error and never an empty answer', async () => {
    const dead = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    await expect(readBatch(dead, reads)).rejects.toMatchObject({
      name: 'Node.UnreachableError',
      retry: 'later',
    })
  })
})
