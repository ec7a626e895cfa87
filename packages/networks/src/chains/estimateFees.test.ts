import { testChain } from '@souk/testing'
import { parseGwei } from 'viem'
import { describe, expect, test } from 'vitest'
import { estimateFees } from './estimateFees.js'

const chain = testChain()

describe('estimateFees', () => {
  test('default: at least the priority fee of the table, and the double base fee', async () => {
    const { baseFeePerGas } = await chain.publicClient.getBlock()
    const priority = parseGwei('25')
    expect(await estimateFees(chain.publicClient, { chainId: 137 })).toEqual({
      maxFeePerGas: 2n * (baseFeePerGas ?? 0n) + priority,
      maxPriorityFeePerGas: priority,
    })
  })

  test('behavior: nothing on a chain without one in the table', async () => {
    expect(await estimateFees(chain.publicClient, { chainId: 31_337 })).toEqual({})
  })

  test('behavior: more than the table where the node proposes more', async () => {
    const { publicClient } = chain
    const proposed = parseGwei('40')
    const client = {
      ...publicClient,
      request: (async (args: { method: string }) =>
        args.method === 'eth_maxPriorityFeePerGas'
          ? `0x${proposed.toString(16)}`
          : publicClient.request(args as never)) as typeof publicClient.request,
    }
    expect(await estimateFees(client, { chainId: 137 })).toMatchObject({ maxPriorityFeePerGas: proposed })
  })
})
