import type { Log } from 'viem'
import { HttpRequestError, RpcRequestError, TimeoutError, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as LogRange from './LogRange.js'
import { readHistoryLogs } from './logs.js'
import { type Node, NodeError } from './node.js'

type Asked = { fromBlock?: bigint; toBlock?: bigint }

/** A node that answers only `getLogs`. */
const nodeOf = (getLogs: (asked: Asked) => Promise<Partial<Log>[]>) => ({ getLogs }) as never as Node

const url = 'http://node.test'
const said = (code: number, message: string) =>
  new RpcRequestError({ body: {}, error: { code, message }, url })

/** A node that returns logs of a limited number of blocks at once, with its own error beyond. */
function limitedNode(most: bigint, refusal: Error) {
  const sizes: bigint[] = []
  const node = nodeOf(async ({ fromBlock = 0n, toBlock = 0n }) => {
    const size = toBlock - fromBlock + 1n
    sizes.push(size)
    if (size > most) throw refusal
    return []
  })
  return { node, sizes }
}

const options = { address: [zeroAddress], from: 1n, to: 1_000_000n } as const

describe('readHistoryLogs', () => {
  test('behavior: keeps the limit that a node states, after one refusal', async () => {
    const refusal = said(-32_600, 'You can make eth_getLogs requests with up to a 10 block range.')
    const { node, sizes } = limitedNode(10n, refusal)
    const range = LogRange.create()
    let from = 1n
    for (let step = 0; step < 6; step++)
      from = (await readHistoryLogs(node, { ...options, from, range })).to + 1n
    expect(sizes[0]).toBe(2_000n)
    expect(sizes.slice(1).every((size) => size === 10n)).toBe(true)
    // Requests of one step travel together: 1, 2, 4, 8, 10, 10.
    expect([sizes.length, from]).toEqual([36, 351n])
  })

  test('behavior: finds a limit that the node does not state, and stays near it', async () => {
    const { node, sizes } = limitedNode(10_000n, said(-32_000, 'Block range is too large'))
    const range = LogRange.create()
    let from = 1n
    for (let step = 0; step < 20 && from < 900_000n; step++)
      from = (await readHistoryLogs(node, { ...options, from, range })).to + 1n
    expect(sizes.filter((size) => size > 10_000n)).toEqual([16_000n, 12_000n])
    expect(sizes.at(-1)).toBeGreaterThan(9_000n)
  })

  test('behavior: keeps what was read before the part that the node refuses', async () => {
    const range = { ...LogRange.create(), size: 100n, width: 3 }
    const node = nodeOf(async ({ fromBlock = 0n }) => {
      if (fromBlock === 101n) throw said(-32_005, 'query returned more than 10000 results')
      return [{ blockNumber: fromBlock }]
    })
    const found = await readHistoryLogs(node, { ...options, range })
    expect(found).toEqual({ logs: [{ blockNumber: 1n }], to: 100n })
    expect([range.size, range.width]).toEqual([50n, 1])
  })

  test('default: requests more while there are few logs', async () => {
    const { node, sizes } = limitedNode(10n ** 9n, said(0, ''))
    const range = LogRange.create()
    let from = 1n
    for (let step = 0; step < 7; step++)
      from = (await readHistoryLogs(node, { ...options, from, range })).to + 1n
    expect(sizes).toEqual([2_000n, 4_000n, 8_000n, 16_000n, 32_000n, 50_000n, 50_000n, 50_000n])
    expect(from).toBe(212_001n)
  })

  test.each([
    ['Infura', said(-32_005, 'query returned more than 10000 results')],
    [
      'Alchemy',
      said(
        -32_602,
        'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range',
      ),
    ],
    ['QuickNode', said(-32_614, 'eth_getLogs is limited to a 10,000 range')],
    ['Ankr', said(-32_062, 'Block range is too large')],
    ['Erigon', said(-32_000, 'query block range exceeds server limit')],
    ['a gateway', new HttpRequestError({ url, status: 413 })],
    ['a node without time', new TimeoutError({ body: {}, url })],
  ])('behavior: shrinks to what %s gives', async (_, refusal) => {
    const { node, sizes } = limitedNode(300n, refusal)
    const range = LogRange.create()
    expect(await readHistoryLogs(node, { ...options, range })).toEqual({ logs: [], to: 250n })
    expect(sizes).toEqual([2_000n, 1_000n, 500n, 250n])
  })

  test('behavior: requests less when there are many', async () => {
    const range = LogRange.create()
    const node = nodeOf(async () => Array.from({ length: 10_001 }, () => ({})))
    expect((await readHistoryLogs(node, { ...options, range })).to).toBe(2_000n)
    expect(range.size).toBe(1_000n)
  })

  test('error: does not ask a node that is away again for less', async () => {
    const { node, sizes } = limitedNode(0n, new HttpRequestError({ url }))
    await expect(readHistoryLogs(node, { ...options, range: LogRange.create() })).rejects.toThrow(NodeError)
    expect(sizes).toEqual([2_000n])
  })

  test('error: a node that refuses even one block', async () => {
    const { node, sizes } = limitedNode(0n, said(-32_602, 'no logs here'))
    await expect(readHistoryLogs(node, { ...options, range: LogRange.create() })).rejects.toThrow(NodeError)
    expect(sizes.at(-1)).toBe(1n)
  })
})
