import { type Read as Question, readBatch, Words } from '@souk/base'
import { conduitControllerAddress, erc20Abi } from '@souk/seaport'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  zeroAddress,
} from 'viem'
import { conduitAbi, contractAbi, multiAbi, singleAbi } from './abi.js'
import * as Contracts from './Contracts.js'
import { fromNode, MovedError, type Node } from './node.js'

/** One question, to a contract or about the block, and the decoder of its answer. */
export type Read<value> = ({ to: Address; data: Hex } | { type: 'blockNumber' | 'timestamp' }) & {
  decode: (data: Hex) => value
}

/** Answers in the order of the questions; `undefined` where the contract reverted or its answer does not decode. */
export type Answers<reads extends readonly Read<unknown>[]> = {
  [index in keyof reads]: reads[index] extends Read<infer value> ? value | undefined : never
}

/**
 * Asks contracts many questions in one call, all at the same block, with or without Multicall3.
 *
 * Equal questions are asked once. A long list is split into several calls, which needs `at` to stay at the same
 * block.
 *
 * @param options.at - The block. Each call also reads its time, since a node behind the same address may be on
 * another branch. @default the latest
 * @param options.chunk - Questions per call. @default 400
 * @throws {NodeError} when the node does not answer; a question that reverts is `undefined` instead.
 * @throws {MovedError} when the block of that number is another one.
 */
export async function all<const reads extends readonly Read<unknown>[]>(
  node: Node,
  reads: reads,
  options: { at?: At | undefined; chunk?: number } = {},
): Promise<Answers<reads>> {
  const { chunk = 400 } = options
  const keys = reads.map((read) => ('to' in read ? `${read.to}${read.data}` : read.type))
  const unique = [...new Map(reads.map((read, index) => [keys[index], read])).entries()]
  const chunks: (typeof unique)[] = []
  for (let start = 0; start < unique.length; start += chunk) chunks.push(unique.slice(start, start + chunk))
  const results = await Promise.all(
    chunks.map((entries) =>
      callMany(
        node,
        entries.map(([, read]) => read),
        options.at,
      ),
    ),
  )
  const answers = new Map(
    unique.map(([key], index) => [key, results[Math.floor(index / chunk)]?.[index % chunk]]),
  )
  return keys.map((key) => answers.get(key)) as Answers<reads>
}

/** The block to read at. */
export type At = { number: bigint; timestamp: bigint }

async function callMany(node: Node, reads: readonly Read<unknown>[], at: At | undefined) {
  const { contracts } = node
  const isClosed = (read: Read<unknown>) =>
    'to' in read && contracts && Contracts.isClosed(contracts, read.to)
  const asked = reads.filter((read) => !isClosed(read))
  const places = new Map(asked.map((read, index) => [read, index]))
  const questions = [...asked.map(toQuestion), ...(at ? [{ type: 'timestamp' } as const] : [])]
  const answers = await fromNode('eth_call', () => readBatch(node, questions, { blockNumber: at?.number }))
  const time = at && answers.at(-1)
  if (at && (time === undefined || word(time) !== at.timestamp)) throw new MovedError({ number: at.number })
  return reads.map((read) => {
    const answer = answers[places.get(read) ?? -1]
    return answer === undefined ? undefined : attempt(read, answer)
  })
}

function toQuestion(read: Read<unknown>): Question {
  return 'to' in read ? { type: 'call', to: read.to, data: read.data } : { type: read.type }
}

/** A contract may return anything. An answer that does not decode counts as missing. */
function attempt<value>(read: Read<value>, data: Hex): value | undefined {
  try {
    return read.decode(data)
  } catch {
    return undefined
  }
}

const word = (data: Hex): bigint | undefined =>
  data.length >= 66 ? hexToBigInt(data.slice(0, 66) as Hex) : undefined
const flag = (data: Hex): boolean | undefined => {
  const value = word(data)
  return value === undefined ? undefined : value === 1n
}
const addressOf = (data: Hex): Address | undefined =>
  data.length >= 66 ? (`0x${data.slice(26, 66)}` as Address) : undefined

/**
 * Selectors of the questions asked for each order. A general encoder hashes a function's signature at each call,
 * which takes longer than all other work on an order. A test derives these from the interfaces.
 */
const selectors = {
  allowance: '0xdd62ed3e',
  balanceOf: '0x70a08231',
  balanceOfToken: '0x00fdd58e',
  getApproved: '0x081812fc',
  getChannelStatus: '0x33bc8572',
  getCounter: '0xf07ec373',
  getOrderStatus: '0x46423aa7',
  isApprovedForAll: '0xe985e9c5',
  ownerOf: '0x6352211e',
} as const satisfies Record<string, Hex>

function encode(name: keyof typeof selectors, ...values: readonly (Hex | bigint)[]): Hex {
  return `${selectors[name]}${values.map(Words.word).join('')}`
}

/** The number of the block at which the call is executed. */
export const blockNumber: Read<bigint | undefined> = { type: 'blockNumber', decode: word }

/** The time of that block, in seconds. */
export const blockTimestamp: Read<bigint | undefined> = { type: 'timestamp', decode: word }

export function orderStatus(exchange: Address, orderHash: Hex): Read<OrderStatus | undefined> {
  return { to: exchange, data: encode('getOrderStatus', orderHash), decode: orderStatusOf }
}

/** An order's state on the exchange; its filled part is a fraction. */
export type OrderStatus = {
  isValidated: boolean
  isCancelled: boolean
  totalFilled: bigint
  totalSize: bigint
}

function orderStatusOf(data: Hex): OrderStatus | undefined {
  if (data.length < 2 + 4 * 64) return undefined
  const [isValidated, isCancelled, totalFilled, totalSize] = [0, 1, 2, 3].map((index) =>
    BigInt(`0x${data.slice(2 + index * 64, 66 + index * 64)}`),
  ) as [bigint, bigint, bigint, bigint]
  return { isValidated: isValidated === 1n, isCancelled: isCancelled === 1n, totalFilled, totalSize }
}

export function counter(exchange: Address, account: Address): Read<bigint | undefined> {
  return { to: exchange, data: encode('getCounter', account), decode: word }
}

export function ownerOf(contract: Address, identifier: bigint): Read<Address | undefined> {
  return { to: contract, data: encode('ownerOf', identifier), decode: addressOf }
}

export function getApproved(contract: Address, identifier: bigint): Read<Address | undefined> {
  return { to: contract, data: encode('getApproved', identifier), decode: addressOf }
}

export function isApprovedForAll(
  contract: Address,
  owner: Address,
  operator: Address,
): Read<boolean | undefined> {
  return { to: contract, data: encode('isApprovedForAll', owner, operator), decode: flag }
}

export function unitsOf(contract: Address, identifier: bigint, account: Address): Read<bigint | undefined> {
  return { to: contract, data: encode('balanceOfToken', account, identifier), decode: word }
}

export function moneyOf(currency: Address, account: Address): Read<bigint | undefined> {
  return { to: currency, data: encode('balanceOf', account), decode: word }
}

export function allowance(currency: Address, owner: Address, spender: Address): Read<bigint | undefined> {
  return { to: currency, data: encode('allowance', owner, spender), decode: word }
}

/** Returns the magic value 0x1626ba7e when the contract account considers the signature valid. */
export function signatureIsValid(account: Address, hash: Hex, signature: Hex): Read<boolean> {
  const args = [hash, signature] as const
  return {
    to: account,
    data: encodeFunctionData({ abi: contractAbi, functionName: 'isValidSignature', args }),
    // The exchange compares the whole first word.
    decode: (data) => data.slice(0, 66) === '0x1626ba7e'.padEnd(66, '0'),
  }
}

/** The precompiled contract that recovers the signer of a digest. */
const recovery: Address = '0x0000000000000000000000000000000000000001'

/** Recovers the signer of a 65-byte signature. A signature that recovers to no address has no answer. */
export function signerOf(digest: Hex, signature: Hex): Read<Address | undefined> {
  const recoveryByte = signature.slice(130).padStart(64, '0')
  return { to: recovery, data: `${digest}${recoveryByte}${signature.slice(2, 130)}`, decode: addressOf }
}

export function conduit(key: Hex) {
  const call = { abi: conduitAbi, functionName: 'getConduit' } as const
  return {
    to: conduitControllerAddress,
    data: encodeFunctionData({ ...call, args: [key] }),
    decode: (data: Hex) => {
      const [address, exists] = decodeFunctionResult({ ...call, data })
      return exists && address !== zeroAddress ? address : undefined
    },
  }
}

export function channelIsOpen(conduitAddress: Address, channel: Address): Read<boolean | undefined> {
  const data = encode('getChannelStatus', conduitAddress, channel)
  return { to: conduitControllerAddress, data, decode: flag }
}

export function tokenUri(contract: Address, standard: 'erc721' | 'erc1155', identifier: bigint) {
  const data =
    standard === 'erc721'
      ? encodeFunctionData({ abi: singleAbi, functionName: 'tokenURI', args: [identifier] })
      : encodeFunctionData({ abi: multiAbi, functionName: 'uri', args: [identifier] })
  return {
    to: contract,
    data,
    decode: (answer: Hex) => decodeFunctionResult({ abi: contractAbi, functionName: 'name', data: answer }),
  }
}

export function text(contract: Address, functionName: 'name' | 'symbol' | 'contractURI') {
  return {
    to: contract,
    data: encodeFunctionData({ abi: contractAbi, functionName }),
    decode: (data: Hex) => decodeFunctionResult({ abi: contractAbi, functionName: 'name', data }),
  }
}

export function decimals(currency: Address): Read<number> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })
  return {
    to: currency,
    data,
    decode: (answer) => decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: answer }),
  }
}

export function ownerOfContract(contract: Address): Read<Address | undefined> {
  const data = encodeFunctionData({ abi: contractAbi, functionName: 'owner' })
  return { to: contract, data, decode: addressOf }
}

export function supportsInterface(contract: Address, id: Hex): Read<boolean | undefined> {
  const data = encodeFunctionData({ abi: contractAbi, functionName: 'supportsInterface', args: [id] })
  return { to: contract, data, decode: flag }
}

/** For a price of 10 000, the royalty's amount equals its basis points. */
export function royalty(contract: Address) {
  const call = { abi: contractAbi, functionName: 'royaltyInfo' } as const
  return {
    to: contract,
    data: encodeFunctionData({ ...call, args: [1n, 10_000n] }),
    decode: (data: Hex) => {
      const [recipient, amount] = decodeFunctionResult({ ...call, data })
      return { recipient, basisPoints: Number(amount) }
    },
  }
}
