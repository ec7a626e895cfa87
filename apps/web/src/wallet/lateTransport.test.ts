import { CodeMissingError } from '@souk/base'
import { createPublicClient, custom } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { lateTransport } from './lateTransport.js'

const answering = (answer: string) => custom({ request: async () => answer })

describe('lateTransport', () => {
  test('default: loads once, with the first call', async () => {
    const load = vi.fn(async () => answering('0x7b'))
    const client = createPublicClient({ transport: lateTransport(load) })
    expect(load).not.toHaveBeenCalled()
    expect(await Promise.all([client.getChainId(), client.getChainId()])).toEqual([123, 123])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('error: loads again with the next call after a failure', async () => {
    const load = vi.fn(async () => answering('0x7b')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const client = createPublicClient({ transport: lateTransport(load) })
    await expect(client.getChainId()).rejects.toThrow(CodeMissingError)
    expect(await client.getChainId()).toBe(123)
  })
})
