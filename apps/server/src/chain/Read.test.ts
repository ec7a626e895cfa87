import { demo } from '@souk/devchain'
import { multicall3Address } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { padHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createNode } from './node.js'
import * as Read from './Read.js'

const chain = testChain()
const { lanterns } = demo.contracts

describe('all', () => {
  test.each(['with', 'without'])('default: one moment of one chain %s Multicall3', async (multicall) => {
    if (multicall === 'without')
      await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
    const [number, time, owner, nobody, again] = await Read.all(createNode(chain.rpcUrl), [
      Read.blockNumber,
      Read.blockTimestamp,
      Read.ownerOf(lanterns, 1n),
      Read.ownerOf(lanterns, 999_999n),
      Read.ownerOf(lanterns, 1n),
    ])
    const block = await chain.publicClient.getBlock()
    expect([number, time]).toEqual([block.number, block.timestamp])
    expect(owner).toMatch(/^0x[0-9a-f]{40}$/)
    expect([nobody, again]).toEqual([undefined, owner])
  })

  test('param: blockNumber', async () => {
    const before = await chain.publicClient.getBlockNumber()
    await chain.testClient.mine({ blocks: 3 })
    const [then] = await Read.all(createNode(chain.rpcUrl), [Read.blockNumber], { blockNumber: before })
    expect(then).toBe(before)
  })

  test('behavior: nonsense is no answer', async () => {
    const target = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: target, bytecode: '0x60016000526001601ff3' })
    expect(await Read.all(createNode(chain.rpcUrl), [Read.text(target, 'name')])).toEqual([undefined])
  })

  test('error: a dead node is an error and never an empty answer', async () => {
    await expect(Read.all(createNode('http://127.0.0.1:1'), [Read.blockNumber])).rejects.toMatchObject({
      name: 'Chain.NodeError',
      facts: { method: 'eth_call', reason: 'HTTP request failed.' },
    })
  })
})
