import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { createPublicClient, custom, padHex, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getBalance } from './getBalance.js'

const chain = testChain()
const [amina] = demo.accounts
const account = amina.address
const asset = { currency: demo.contracts.wrappedNative }

describe('getBalance', () => {
  test('default: one call', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createPublicClient({ chain: chain.chain, transport })
    const balance = await getBalance({ client }, { account, asset: { currency: zeroAddress } })
    expect(balance).toBe(await chain.publicClient.getBalance({ address: account }))
    expect(log.methods).toEqual(['eth_call'])
  })

  describe('a node that is away', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    /** Fails a number of times, and then returns 7. */
    function open(failures: number) {
      const request = vi.fn(async () => {
        if (request.mock.calls.length <= failures) throw new TypeError('fetch failed')
        return `0x01${padHex('0x01').slice(2)}${padHex('0x02').slice(2)}010020${padHex('0x07').slice(2)}`
      })
      const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
      return { request, market: { client } }
    }

    test('param: retries: half a second apart', async () => {
      const { request, market } = open(2)
      const balance = getBalance(market, { account, asset, retries: 2 })
      await vi.advanceTimersByTimeAsync(999)
      expect(request).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(await balance).toBe(7n)
    })

    test('error: away for too long', async () => {
      const { request, market } = open(9)
      const balance = getBalance(market, { account, asset })
      const failed = expect(balance).rejects.toMatchObject({
        name: 'Holding.OwnerUnreadableError',
        facts: { account, asset },
        cause: { name: 'Node.UnreachableError' },
      })
      await vi.runAllTimersAsync()
      await failed
      expect(request).toHaveBeenCalledTimes(2)
    })

    test('error: stopped while it waits', async () => {
      const { request, market } = open(9)
      const controller = new AbortController()
      const balance = getBalance(market, { account, asset, signal: controller.signal })
      const failed = expect(balance).rejects.toMatchObject({ name: 'AbortedError' })
      await vi.advanceTimersByTimeAsync(100)
      controller.abort()
      await failed
      expect(request).toHaveBeenCalledTimes(1)
    })
  })
})
