import { demo } from '@souk/devchain'
import { multicall3Address } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { encodeFunctionData, padHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { conduitAbi, exchangeAbi, moneyAbi, multiAbi, singleAbi } from './abi.js'
import { createNode, MovedError } from './node.js'
import * as Read from './Read.js'

const chain = testChain()
const { lanterns } = demo.contracts

describe('all', () => {
  test.each(['with', 'without'])('default: one block of one chain %s Multicall3', async (multicall) => {
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

  test('param: at', async () => {
    const before = await chain.publicClient.getBlock()
    await chain.testClient.mine({ blocks: 3 })
    const node = createNode(chain.rpcUrl)
    expect(await Read.all(node, [Read.blockNumber], { at: before })).toEqual([before.number])
    const sibling = { ...before, timestamp: before.timestamp + 1n }
    await expect(Read.all(node, [Read.blockNumber], { at: sibling })).rejects.toThrow(MovedError)
  })

  test('behavior: an answer that does not decode is missing', async () => {
    const target = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: target, bytecode: '0x60016000526001601ff3' })
    expect(await Read.all(createNode(chain.rpcUrl), [Read.text(target, 'name')])).toEqual([undefined])
  })

  test('error: a node that does not answer is an error and never an empty answer', async () => {
    await expect(Read.all(createNode('http://127.0.0.1:1'), [Read.blockNumber])).rejects.toMatchObject({
      name: 'Chain.NodeError',
      facts: { method: 'eth_call', reason: 'HTTP request failed.' },
    })
  })
})

describe('questions', () => {
  const [{ address: one }, { address: two }] = demo.accounts
  const hash = padHex('0xabc')
  const id = 2n ** 256n - 1n

  test.each([
    [Read.orderStatus(one, hash), { abi: exchangeAbi, functionName: 'getOrderStatus', args: [hash] }],
    [Read.counter(one, two), { abi: exchangeAbi, functionName: 'getCounter', args: [two] }],
    [Read.ownerOf(one, id), { abi: singleAbi, functionName: 'ownerOf', args: [id] }],
    [Read.getApproved(one, id), { abi: singleAbi, functionName: 'getApproved', args: [id] }],
    [
      Read.isApprovedForAll(lanterns, one, two),
      { abi: singleAbi, functionName: 'isApprovedForAll', args: [one, two] },
    ],
    [Read.unitsOf(lanterns, id, two), { abi: multiAbi, functionName: 'balanceOf', args: [two, id] }],
    [Read.moneyOf(lanterns, two), { abi: moneyAbi, functionName: 'balanceOf', args: [two] }],
    [Read.allowance(lanterns, one, two), { abi: moneyAbi, functionName: 'allowance', args: [one, two] }],
    [Read.channelIsOpen(one, two), { abi: conduitAbi, functionName: 'getChannelStatus', args: [one, two] }],
  ] as const)('default: %# is encoded as its interface says', (read, call) => {
    expect('data' in read && read.data).toBe(encodeFunctionData(call as never))
  })
})
