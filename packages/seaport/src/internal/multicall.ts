import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { multicall3Abi } from '../abi/multicall3.js'
import type { Read } from './batch.js'

/** Writes the call of Multicall3 that asks all the reads. */
export function encode(reads: readonly Read[], address: Address): Hex {
  const calls = reads.map((read) => ({ ...toCall(read, address), allowFailure: true }))
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
}

/** Reads the answers, in the order of the reads; `undefined` where the target refused or is no contract. */
export function decode(data: Hex): readonly (Hex | undefined)[] {
  const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
  return results.map((result) =>
    result.success && result.returnData !== '0x' ? result.returnData : undefined,
  )
}

function toCall(read: Read, multicall: Address): { target: Address; callData: Hex } {
  if (read.type === 'call') return { target: read.to, callData: read.data }
  const callData =
    read.type === 'balance'
      ? encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [read.account] })
      : read.type === 'timestamp'
        ? encodeFunctionData({ abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' })
        : encodeFunctionData({ abi: multicall3Abi, functionName: 'getChainId' })
  return { target: multicall, callData }
}
