import { type Address, type Hex, type Log, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Bloom from './Bloom.js'
import { readBlockLogs } from './blockLogs.js'
import * as Link from './Link.js'
import * as LogRange from './LogRange.js'
import { type Header, MovedError, type Node } from './node.js'

type Asked = { fromBlock?: bigint | undefined; toBlock?: bigint | undefined; blockHash?: Hex | undefined }

/** A node that answers only `getLogs`, and the questions. */
function nodeOf(getLogs: (asked: Asked) => Partial<Log>[]) {
  const asked: Asked[] = []
  const answer = async ({ fromBlock, toBlock, blockHash }: Asked) => {
    asked.push({ ...(blockHash ? { blockHash } : { fromBlock, toBlock }) })
    return getLogs({ fromBlock, toBlock, blockHash })
  }
  const node = { getLogs: answer, link: Link.create('http://node.test') } as never as Node
  return { node, asked }
}

const own: Address = '0x00000000000000000000000000000000000000aa'
const other: Address = '0x00000000000000000000000000000000000000bb'
const hashOf = (number: bigint): Hex => `0x${number}`

/** A block whose header tells of logs of a contract, or says nothing. */
const block = (number: bigint, of?: Address): Header => ({
  number,
  hash: hashOf(number),
  parentHash: hashOf(number - 1n),
  timestamp: number,
  ...(of && { logsBloom: toHex(Bloom.of(of), { size: 256 }) }),
})
const logOf = (number: bigint): Partial<Log> => ({
  address: own,
  topics: [],
  blockNumber: number,
  blockHash: hashOf(number),
})

const options = () => ({ address: [own], range: LogRange.create(), isTrusting: true })

describe('readBlockLogs', () => {
  test('default: a few blocks, each by its hash', async () => {
    const { node, asked } = nodeOf(({ blockHash = null }) => [{ blockHash }])
    const { logs } = await readBlockLogs(node, { ...options(), blocks: [block(1n), block(2n)] })
    expect(logs.map((log) => log.blockHash)).toEqual(['0x1', '0x2'])
    expect(asked).toEqual([{ blockHash: '0x1' }, { blockHash: '0x2' }])
  })

  test('behavior: many blocks together, and again by its hash what may be missing', async () => {
    // The node lags: by numbers, it knows only the logs of block 1.
    const { node, asked } = nodeOf(({ blockHash }) =>
      blockHash === '0x4' ? [logOf(4n)] : blockHash ? [] : [logOf(1n)],
    )
    const blocks = [block(1n, own), block(2n, other), block(3n, own), block(4n)]
    const { logs } = await readBlockLogs(node, { ...options(), blocks })
    expect(logs.map((log) => log.blockNumber)).toEqual([1n, 4n])
    expect(asked).toEqual([{ fromBlock: 1n, toBlock: 4n }, { blockHash: '0x3' }, { blockHash: '0x4' }])
  })

  test('behavior: where filters have been wrong, asks for each block that shows no logs', async () => {
    const { node, asked } = nodeOf(() => [])
    if (node.link) node.link.hasBlooms = false
    const blocks = [1n, 2n, 3n, 4n].map((number) => block(number, other))
    await readBlockLogs(node, { ...options(), blocks })
    expect(asked).toHaveLength(5)
  })

  test('param: fullBloomsFrom; a filter of an earlier block proves nothing', async () => {
    const { node, asked } = nodeOf(() => [])
    if (node.link) node.link.hasBlooms = true
    const blocks = [block(1n, other), block(2n, other)]
    await readBlockLogs(node, { ...options(), blocks, fullBloomsFrom: 2 })
    expect(asked).toEqual([{ blockHash: '0x1' }])
  })

  test('error: logs of another block', async () => {
    const { node } = nodeOf(() => [{ ...logOf(1n), blockHash: '0xbad' }])
    await expect(readBlockLogs(node, { ...options(), blocks: [block(1n)] })).rejects.toThrow(MovedError)
    const blocks = [1n, 2n, 3n, 4n].map((number) => block(number))
    await expect(readBlockLogs(node, { ...options(), blocks })).rejects.toThrow(MovedError)
  })
})
