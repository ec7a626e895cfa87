import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import type { Address, Log } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as LogRange from '../node/LogRange.js'
import { ContradictionError, createNode } from '../node/node.js'
import { type LyingNode, startLyingNode } from '../testing/lyingNode.js'
import { setApproval } from '../testing/setApproval.js'
import { assertHistory, toSamples } from './assertHistory.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let node: LyingNode
/** A block with a log of a collection, and the last block. */
let block: bigint
let head: bigint

beforeAll(async () => {
  block = await setApproval(chain, { owner: amina, token: lanterns, approved: true })
  await chain.testClient.mine({ blocks: 100 })
  head = await chain.publicClient.getBlockNumber()
})
beforeEach(async () => {
  node = await startLyingNode(chain.rpcUrl)
})
afterEach(() => node.close())

const address: readonly Address[] = [lanterns]
const read = (fromBlock: bigint, toBlock: bigint): Promise<Log[]> =>
  chain.publicClient.getLogs({ address: [...address], fromBlock, toBlock })

describe('assertHistory', () => {
  test('default: the node returned all logs', async () => {
    const options = {
      address,
      from: block - 2n,
      to: head,
      logs: await read(block - 2n, head),
      range: LogRange.create(),
    }
    await assertHistory(createNode(node.url), options)
    expect(node.asked.get('eth_getBlockByNumber')).toBe(8)
  })

  test('behavior: compares only the last block of later ranges, and returns it', async () => {
    const range = { ...LogRange.create(), compared: 4 }
    const options = { address, from: block + 1n, to: head, logs: [], range }
    expect((await assertHistory(createNode(node.url), options)).number).toBe(head)
    expect(node.asked.get('eth_getBlockByNumber')).toBe(1)
  })

  test('error: a compared block has logs that the node did not return', async () => {
    const options = { address, from: block - 2n, to: block, logs: [], range: LogRange.create() }
    await expect(assertHistory(createNode(node.url), options)).rejects.toThrow(
      new ContradictionError({
        number: block,
        contradiction: 'its receipts have logs that the node does not show.',
      }),
    )
  })

  test('behavior: reads no receipts if no block names the contracts', async () => {
    await assertHistory(createNode(node.url), {
      address,
      from: block + 1n,
      to: head,
      logs: [],
      range: LogRange.create(),
    })
    expect(node.asked.get('eth_getBlockReceipts')).toBeUndefined()
  })

  test('behavior: a server whose node returns no logs reports it, and writes nothing', async () => {
    node.lie(({ method }) => (method === 'eth_getLogs' ? [] : undefined))
    const quiet = () => undefined
    const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
    const startBlock = block - 64n > 0n ? block - 64n : 0n
    const server = await testServer({ rpcUrl: node.url, logger, startBlock })
    await expect
      .poll(() => server.market.progress.error?.message, { timeout: 30_000 })
      .toMatch(/^The chain's node contradicts itself about block \d+: its receipts have logs that/)
    expect((await server.app.request('/ready')).status).toBe(503)
    expect(server.market.progress.indexed).toBeUndefined()
    node.recover()
    await server.indexed(head)
    await server.close()
  }, 60_000)
})

describe('toSamples', () => {
  test('default', () => {
    expect(toSamples(1n, 2_000n)).toEqual([2_000n, 1_750n, 1_500n, 1_250n, 1_000n, 750n, 500n, 250n])
    expect(toSamples(5n, 7n)).toEqual([7n, 6n, 5n])
    expect(toSamples(5n, 5n)).toEqual([5n])
  })
})
