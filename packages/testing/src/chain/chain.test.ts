import { demo } from '@souk/devchain'
import { createPublicClient, parseEther } from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import { testChain } from './chain.js'
import { countingTransport } from './countingTransport.js'

const chain = testChain()
const [amina, bilal] = demo.accounts

describe('testChain', () => {
  test('default', async () => {
    expect(await chain.publicClient.getChainId()).toBe(31_337)
    expect(await chain.publicClient.getBalance({ address: amina.address })).toBe(parseEther('10000'))
  })

  test.each([1, 2])('behavior: a test does not see the transactions of another (%i)', async () => {
    const before = await chain.publicClient.getTransactionCount({ address: amina.address })
    const hash = await chain.walletClient(amina).sendTransaction({ to: bilal.address, value: 1n })
    const { status } = await chain.publicClient.waitForTransactionReceipt({ hash })
    expect({ before, status }).toEqual({ before: 0, status: 'success' })
  })

  test.each([1, 2])('behavior: a test starts at the present time (%i)', async () => {
    await chain.testClient.mine({ blocks: 1 })
    const { timestamp } = await chain.publicClient.getBlock()
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10)
    await chain.testClient.increaseTime({ seconds: 86_400 })
    await chain.testClient.mine({ blocks: 1 })
  })
})

describe('testChain, about what a test leaves behind', () => {
  afterAll(() => chain.testClient.setAutomine(true))

  const isUntouched = async () => {
    const { timestamp, number } = await chain.publicClient.getBlock()
    await chain.testClient.mine({ blocks: 1 })
    const next = await chain.publicClient.getBlock()
    expect(next.number).toBe(number + 1n)
    expect(next.timestamp).toBeGreaterThanOrEqual(timestamp)
    expect(await chain.publicClient.getTransactionCount({ address: amina.address })).toBe(0)
    return number
  }
  let first: bigint | undefined

  // Whether a block overtakes the revert depends on chance, so the test repeats it.
  test.each(Array.from({ length: 12 }, (_, index) => index))(
    'behavior: a transaction that is not waited for (%i)',
    async () => {
      const number = await isUntouched()
      first ??= number
      expect(number).toBe(first)
      await chain.testClient.increaseTime({ seconds: 600 })
      await chain.walletClient(amina).sendTransaction({ to: bilal.address, value: 1n })
    },
  )

  test.each([1, 2])('behavior: transactions that are never mined (%i)', async () => {
    await isUntouched()
    expect(await chain.testClient.getTxpoolStatus()).toEqual({ pending: 0, queued: 0 })
    await chain.walletClient(amina).sendTransaction({ to: bilal.address, value: 1n, nonce: 5, gas: 21_000n })
    await chain.testClient.setAutomine(false)
    await chain.walletClient(bilal).sendTransaction({ to: amina.address, value: 1n })
  })
})

describe('countingTransport', () => {
  test('default', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createPublicClient({ transport })
    await Promise.all([client.getChainId(), client.getBlockNumber()])
    expect(log.requests).toBe(2)
    expect(log.methods).toEqual(['eth_chainId', 'eth_blockNumber'])
    log.clear()
    expect(log.requests).toBe(0)
  })

  test('param: batch', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl, batch: true })
    const client = createPublicClient({ transport })
    await Promise.all([client.getChainId(), client.getBlockNumber()])
    expect({ requests: log.requests, methods: log.methods }).toEqual({
      requests: 1,
      methods: ['eth_chainId', 'eth_blockNumber'],
    })
  })
})
