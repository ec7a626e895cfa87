import { conduitControllerAddress, seaportAbi, seaportAddress } from '@souk/seaport'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { Backend } from './profiledNode.js'

/** A chain that is drawn instead of executed: it has the exchange and the logs of one collection, and answers what followers ask. */
export type DrawnChain = {
  backend: Backend
  collection: Address
  /** The block in which the collection was created. */
  created: number
  /** The block numbers of its transfers, in order. */
  transfers: readonly Transfer[]
  head: () => number
}

type Transfer = { block: number; from: Address; to: Address; identifier: number }

type Options = {
  /** The last block at the start. */
  head: number
  created: number
  tokens: number
  /** Transfers up to the head, mints included, each in a block of its own. */
  transfers: number
  /** The time between two blocks. New blocks appear by the real clock. @default no new blocks appear */
  blockMs?: number
  /** Every so many new blocks have a transfer. @default 10 */
  every?: number
  /** Whether logs have the time of their block, as those of most nodes do. @default true */
  hasLogTimes?: boolean
}

const collection: Address = '0xc011ec7100000000000000000000000000000001'
/** A contract whose logs other blocks have, so that their Bloom filters are not empty. */
const stranger: Address = '0x57a4e60000000000000000000000000000000002'
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const chainId = 31_337
const genesis = 1_600_000_000

/** Draws a chain. The same options draw the same one. */
export function drawChain(options: Options): DrawnChain {
  const { created, tokens, blockMs, every = 10, hasLogTimes = true } = options
  const seconds = (blockMs ?? 12_000) / 1_000
  const transfers = drawTransfers(options)
  const byBlock = new Map(transfers.map((transfer) => [transfer.block, transfer]))
  const owners = new Map(transfers.map(({ identifier, to }) => [identifier, to]))
  const beganAt = Date.now()
  let drawn = options.head
  const head = () => {
    const now = options.head + (blockMs ? Math.floor((Date.now() - beganAt) / blockMs) : 0)
    for (; drawn < now; drawn++) {
      const block = drawn + 1
      if (block % every !== 0) continue
      const identifier = block % tokens
      const next = { block, identifier, from: owners.get(identifier) ?? zeroAddress, to: accountOf(block) }
      owners.set(identifier, next.to)
      byBlock.set(block, next)
      transfers.push(next)
    }
    return now
  }
  // The newest block has just appeared.
  const start = Math.floor(beganAt / 1_000) - Math.floor(options.head * seconds)
  const state: State = {
    created,
    owners,
    byBlock,
    blocks: transfers,
    head,
    timeOf: (block) => (blockMs ? start : genesis) + Math.floor(block * seconds),
    hasLogTimes,
  }
  const backend: Backend = async (calls) =>
    calls.map(({ id, method, params = [] }) => {
      const result = answer(state, method, params)
      return isRefused(result)
        ? { jsonrpc: '2.0', id, error: result.refused }
        : { jsonrpc: '2.0', id, result }
    })
  return { backend, collection, created, transfers, head }
}

type Refused = { refused: { code: number; message: string } }

function refuse(message: string, code = -32_601): Refused {
  return { refused: { code, message } }
}

function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'refused' in result
}

function drawTransfers({ head, created, tokens, transfers: count }: Options): Transfer[] {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return seed / 0x8000_0000
  }
  const span = head - created - 100
  const blocks = new Set<number>()
  while (blocks.size < count) blocks.add(created + 1 + Math.floor(random() * span))
  const owners = new Map<number, Address>()
  return [...blocks]
    .sort((a, b) => a - b)
    .map((block, index) => {
      const identifier = index < tokens ? index : Math.floor(random() * tokens)
      const from = owners.get(identifier) ?? zeroAddress
      const to = accountOf(Math.floor(random() * 5_000))
      owners.set(identifier, to)
      return { block, identifier, from, to }
    })
}

const accountOf = (number: number): Address => pad(numberToHex(number + 1), { size: 20 })

type State = {
  created: number
  owners: ReadonlyMap<number, Address>
  byBlock: ReadonlyMap<number, Transfer>
  blocks: readonly Transfer[]
  head: () => number
  timeOf: (block: number) => number
  hasLogTimes: boolean
}

function answer(state: State, method: string, params: readonly unknown[]): unknown {
  switch (method) {
    case 'eth_chainId':
      return numberToHex(chainId)
    case 'eth_blockNumber':
      return numberToHex(state.head())
    case 'eth_getBlockByNumber':
      return blockOf(state, numberOf(state, params[0]), params[1] === true)
    case 'eth_getBlockByHash':
      return blockOf(state, Number(BigInt(String(params[0])) & 0xffff_ffffn), params[1] === true)
    case 'eth_getLogs':
      return logsOf(state, params[0] as Filter)
    case 'eth_getBlockReceipts':
      return receiptsOf(state, numberOf(state, params[0]))
    case 'eth_getTransactionReceipt':
      return receiptsOf(state, Number(BigInt(String(params[0])) & 0xffff_ffffn))[0] ?? null
    case 'eth_getTransactionByHash':
      return blockOf(state, Number(BigInt(String(params[0])) & 0xffff_ffffn), true)?.transactions[0] ?? null
    case 'eth_getCode':
      return hasCode(state, String(params[0]), numberOf(state, params[1])) ? '0x60' : '0x'
    case 'eth_call':
      return callOf(state, params[0] as { to?: string; data?: Hex }, numberOf(state, params[1]))
    case 'alchemy_getAssetTransfers':
      return indexOf(state, params[0] as Record<string, string>)
    default:
      return refuse(`the method ${method} does not exist/is not available`)
  }
}

function numberOf({ head }: State, tag: unknown): number {
  if (typeof tag === 'string' && tag.startsWith('0x')) return Number(tag)
  return tag === 'earliest' ? 0 : head() - (tag === 'finalized' || tag === 'safe' ? 64 : 0)
}

function hasCode({ created }: State, address: string, block: number): boolean {
  return isSame(address, seaportAddress) || (isSame(address, collection) && block >= created)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Hashes hold the number of their block, so that it can be read back. */
const hashOf = (block: number, kind: number): Hex =>
  pad(numberToHex((BigInt(kind) << 64n) | BigInt(block)), { size: 32 })
const blockHashOf = (block: number) => hashOf(block, 0xb10c)
const transactionHashOf = (block: number) => hashOf(block, 0x7a)

type Filter = {
  address?: string | readonly string[]
  topics?: readonly unknown[]
  fromBlock?: unknown
  toBlock?: unknown
  blockHash?: string
}

function logsOf(state: State, filter: Filter): readonly object[] {
  const addresses = filter.address === undefined ? undefined : [filter.address].flat()
  if (addresses && !addresses.some((address) => isSame(address, collection))) return []
  const { blockHash } = filter
  const own = blockHash ? Number(BigInt(blockHash) & 0xffff_ffffn) : undefined
  const from = own ?? numberOf(state, filter.fromBlock)
  const to = Math.min(own ?? numberOf(state, filter.toBlock), state.head())
  let low = 0
  for (let high = state.blocks.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((state.blocks[middle] as Transfer).block < from) low = middle + 1
    else high = middle
  }
  const found: object[] = []
  for (; low < state.blocks.length && (state.blocks[low] as Transfer).block <= to; low++)
    found.push(logOf(state, state.blocks[low] as Transfer))
  return found
}

/** A page of the index of transfers, as Alchemy has it. */
function indexOf(state: State, { fromBlock, toBlock, maxCount }: Record<string, string>): object {
  const all = state.blocks.filter(({ block }) => block >= Number(fromBlock) && block <= Number(toBlock))
  const page = all.slice(0, Number(maxCount))
  const transfers = page.map(({ block, from, to }) => ({
    blockNum: numberToHex(block),
    hash: transactionHashOf(block),
    from,
    to,
    category: 'erc721',
  }))
  return { transfers, ...(page.length < all.length && { pageKey: 'more' }) }
}

function logOf(state: State, { block, from, to, identifier }: Transfer): object {
  return {
    address: collection,
    topics: [transferTopic, pad(from), pad(to), pad(numberToHex(identifier), { size: 32 })],
    data: '0x',
    blockNumber: numberToHex(block),
    blockHash: blockHashOf(block),
    ...(state.hasLogTimes && { blockTimestamp: numberToHex(state.timeOf(block)) }),
    transactionHash: transactionHashOf(block),
    transactionIndex: '0x0',
    logIndex: '0x0',
    removed: false,
  }
}

function bloomOf(values: readonly Hex[]): Hex {
  let bloom = 0n
  for (const value of values) {
    const hash = keccak256(value)
    for (const at of [2, 6, 10]) bloom |= 1n << BigInt(Number.parseInt(hash.slice(at, at + 4), 16) & 2047)
  }
  return pad(numberToHex(bloom), { size: 256 })
}

const strangeBloom = bloomOf([stranger])
const zeroHash = pad('0x0', { size: 32 })

function blockOf(state: State, block: number, isFull: boolean) {
  if (block > state.head()) return null
  const transfer = state.byBlock.get(block)
  const transactions = transfer ? [isFull ? transactionOf(transfer) : transactionHashOf(block)] : []
  const topics: readonly Hex[] = transfer
    ? [
        transferTopic,
        pad(transfer.from),
        pad(transfer.to),
        pad(numberToHex(transfer.identifier), { size: 32 }),
      ]
    : []
  return {
    number: numberToHex(block),
    hash: blockHashOf(block),
    parentHash: block === 0 ? zeroHash : blockHashOf(block - 1),
    timestamp: numberToHex(state.timeOf(block)),
    logsBloom: transfer ? bloomOf([collection, ...topics]) : strangeBloom,
    nonce: '0x0000000000000000',
    sha3Uncles: zeroHash,
    transactionsRoot: zeroHash,
    stateRoot: zeroHash,
    receiptsRoot: zeroHash,
    miner: zeroAddress,
    mixHash: zeroHash,
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    size: '0x200',
    gasLimit: '0x1c9c380',
    gasUsed: '0x5208',
    baseFeePerGas: '0x7',
    uncles: [],
    transactions,
  }
}

function transactionOf({ block, from, to }: Transfer): object {
  return {
    hash: transactionHashOf(block),
    blockHash: blockHashOf(block),
    blockNumber: numberToHex(block),
    transactionIndex: '0x0',
    from: to === zeroAddress ? from : to,
    to: collection,
    input: '0x',
    value: '0x0',
    nonce: '0x0',
    gas: '0x5208',
    gasPrice: '0x7',
    type: '0x0',
    chainId: numberToHex(chainId),
    v: '0x1b',
    r: '0x1',
    s: '0x1',
  }
}

function receiptsOf(state: State, block: number): readonly object[] {
  const transfer = state.byBlock.get(block)
  if (!transfer) return []
  const receipt = {
    transactionHash: transactionHashOf(block),
    transactionIndex: '0x0',
    blockHash: blockHashOf(block),
    blockNumber: numberToHex(block),
    from: transfer.to,
    to: collection,
    contractAddress: null,
    cumulativeGasUsed: '0x5208',
    effectiveGasPrice: '0x7',
    gasUsed: '0x5208',
    logs: [logOf(state, transfer)],
    logsBloom: bloomOf([collection]),
    status: '0x1',
    type: '0x0',
  }
  return [receipt]
}

const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[])',
])

/** Answers Multicall3 and single calls. Creation code, which only a real chain can execute, is refused. */
function callOf(
  state: State,
  { to, data = '0x' }: { to?: string; data?: Hex },
  block: number,
): Hex | Refused {
  if (!to) return refuse('invalid argument 0: missing field `to`', -32_602)
  if (!data.startsWith('0x82ad56cb')) return readOf(state, to, data, block) ?? refuse('execution reverted', 3)
  const [calls] = decodeFunctionData({ abi: multicallAbi, data }).args
  const result = calls.map(({ target, callData }) => {
    const returnData = readOf(state, target, callData, block)
    return { success: returnData !== undefined, returnData: returnData ?? '0x' }
  })
  return encodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', result })
}

const textOf = (text: string): Hex =>
  `0x${'20'.padStart(64, '0')}${text.length.toString(16).padStart(64, '0')}${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const information = encodeFunctionResult({
  abi: seaportAbi,
  functionName: 'information',
  result: ['1.5', pad('0x0', { size: 32 }), conduitControllerAddress],
})
const word = (value: number): Hex => pad(numberToHex(value), { size: 32 })

function readOf(state: State, to: string, data: Hex, block: number): Hex | undefined {
  const selector = data.slice(0, 10)
  if (selector === '0x0f28c97d') return word(state.timeOf(block))
  if (selector === '0x42cbb15c') return word(block)
  if (isSame(to, seaportAddress) && selector === '0xf47b7740') return information
  if (!isSame(to, collection)) return undefined
  if (selector === '0x01ffc9a7') return word(data.startsWith('0x01ffc9a780ac58cd') ? 1 : 0)
  if (selector === '0x06fdde03') return textOf('Drawn')
  if (selector === '0x95d89b41') return textOf('DRAWN')
  if (selector !== '0x6352211e') return undefined
  const owner = state.owners.get(Number(BigInt(`0x${data.slice(10, 74)}`)))
  return owner && pad(owner)
}
