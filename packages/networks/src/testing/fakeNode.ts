import {
  type Address,
  concatHex,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  keccak256,
  padHex,
  parseAbi,
  stringToHex,
} from 'viem'
import type { RpcRequest } from '../batch/encodings/Read.js'
import { revertPrefix } from './questions.js'

export const sequenceAddress: Address = padHex('0x5e9', { size: 20 })
export const multicall3Address: Address = padHex('0x3ca11', { size: 20 })

/** The ABIs of the published packages, so that our own encoding is compared with another one. */
export const sequenceAbi = parseAbi([
  'struct Transaction { bool delegateCall; bool revertOnError; uint256 gasLimit; address target; uint256 value; bytes data; }',
  'function multiCall(Transaction[] txs) payable returns (bool[] successes, bytes[] results)',
  'function callCode(address addr) view returns (bytes code)',
  'function callBalanceOf(address addr) view returns (uint256)',
])
export const multicall3Abi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call3[] calls) payable returns (Result[] returnData)',
  'function getEthBalance(address addr) view returns (uint256 balance)',
])

/** Creates a node's error in the form that providers throw. */
export function rpcError(code: number, message: string, data?: unknown): TypeError {
  return Object.assign(new TypeError(message), { code, ...(data === undefined ? {} : { data }) })
}

/** A node with a different answer to every question, so that a misplaced answer is detected. */
export type FakeNode = {
  request: (request: RpcRequest) => Promise<unknown>
  /** The requests so far, in order. */
  sent: readonly RpcRequest[]
}

/**
 * @param options.fault - Makes a request fail (if it returns an error), or replaces its answer.
 */
export function fakeNode(options: fakeNode.Options = {}): FakeNode {
  const sent: RpcRequest[] = []
  return {
    sent,
    request: async (request) => {
      sent.push(request)
      const fault = options.fault?.(request, sent.length - 1)
      const given = fault === undefined ? undefined : await fault
      if (given instanceof Error) throw given
      return given === undefined ? answerOf(request) : given
    },
  }
}

export declare namespace fakeNode {
  type Options = { fault?: (request: RpcRequest, index: number) => unknown }
}

/** Returns the answer of an honest node. */
export function answerOf({ method, params }: RpcRequest): unknown {
  const [what, block = 'latest'] = (params ?? []) as [unknown, unknown?]
  // The standard uses text for numbers, and strict nodes require it.
  if (typeof block === 'number') throw rpcError(-32_602, 'invalid argument 1: a block is a string')
  const at = JSON.stringify(block)
  if (method === 'eth_getBalance') return toQuantity(balance(what as Address, at))
  if (method === 'eth_getCode') return code(what as Address, at)
  if (method === 'eth_call') return call(what as Call, at)
  return `${method} ${JSON.stringify(params)}`
}

type Call = { to?: Address; data?: Hex; input?: Hex }

function call({ to, data, input }: Call, at: string): Hex {
  const sent = data ?? input ?? '0x'
  if (to === undefined) throw rpcError(-32_000, 'this node creates no contracts')
  if (to === sequenceAddress) return callSequence(sent, at)
  if (to === multicall3Address) return callMulticall3(sent, at)
  if (sent.startsWith(revertPrefix)) throw rpcError(3, 'execution reverted: no', sent)
  return keccak256(concatHex([to, sent, stringToHex(at)]))
}

function callSequence(data: Hex, at: string): Hex {
  const called = decodeFunctionData({ abi: sequenceAbi, data })
  switch (called.functionName) {
    case 'callBalanceOf':
      return encodeAbiParameters([{ type: 'uint256' }], [balance(called.args[0], at)])
    case 'callCode':
      return encodeAbiParameters([{ type: 'bytes' }], [code(called.args[0], at)])
    case 'multiCall': {
      const results = called.args[0].map(({ target, data }) => attempt(target, data, at))
      return encodeFunctionResult({
        abi: sequenceAbi,
        functionName: 'multiCall',
        result: [results.map(({ success }) => success), results.map(({ returnData }) => returnData)],
      })
    }
  }
}

function callMulticall3(data: Hex, at: string): Hex {
  const called = decodeFunctionData({ abi: multicall3Abi, data })
  if (called.functionName === 'getEthBalance')
    return encodeAbiParameters([{ type: 'uint256' }], [balance(called.args[0], at)])
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: called.args[0].map(({ target, callData }) => attempt(target, callData, at)),
  })
}

function attempt(to: Address, data: Hex, at: string): { success: boolean; returnData: Hex } {
  const target = to.toLowerCase() as Address
  if (data.startsWith(revertPrefix)) return { success: false, returnData: data }
  return { success: true, returnData: call({ to: target, data }, at) }
}

function balance(address: Address, at: string): bigint {
  return BigInt(keccak256(stringToHex(`balance ${address.toLowerCase()} ${at}`))) >> 170n
}

/** Code of any length, including none. */
function code(address: Address, at: string): Hex {
  const digest = keccak256(stringToHex(`code ${address.toLowerCase()} ${at}`))
  return digest.slice(0, 2 + (Number.parseInt(digest.slice(-2), 16) % 33) * 2) as Hex
}

function toQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

/** Returns whether a request contains many reads. */
export function isBatch({ method, params }: RpcRequest): boolean {
  const [{ to } = {}] = (params ?? []) as [{ to?: string }?]
  return method === 'eth_call' && (to === sequenceAddress || to === multicall3Address)
}
