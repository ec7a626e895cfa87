import fc from 'fast-check'
import {
  bytesToHex,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  multicall3Abi,
  parseAbi,
} from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import * as Multicall3 from './Multicall3.js'
import { multicall3Address } from './multicall3Address.js'

const hex = (options: fc.IntArrayConstraints) => fc.uint8Array(options).map((bytes) => bytesToHex(bytes))
const address = hex({ minLength: 20, maxLength: 20 })
const call = fc.record({ target: address, data: hex({ maxLength: 100 }) })
const result = fc.record({ success: fc.boolean(), returnData: hex({ maxLength: 100 }) })

describe('encode', () => {
  test('behavior: as viem encodes it, in as many bytes as it says', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        const data = Multicall3.encode(calls)
        const args = [
          calls.map(({ target, data }) => ({ target, allowFailure: true, callData: data })),
        ] as const
        expect(data).toBe(encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }))
        const sizes = calls.reduce((sum, { data }) => sum + Multicall3.sizeOf(data), 0)
        expect(data.length).toBe(2 + 8 + 2 * (2 * 32 + sizes))
      }),
    )
  })
})

describe('decode', () => {
  test('behavior: reads what viem writes; another number of answers, or a cut one, is no answer', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 20 }), (results) => {
        const answer = encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: results,
        })
        expect(Multicall3.decode(answer, results.length)).toEqual(
          results.map(({ success, returnData }) => ({ isSuccess: success, data: returnData })),
        )
        expect(Multicall3.decode(answer, results.length + 1)).toBeUndefined()
        if (results.some(({ returnData }) => returnData !== '0x'))
          expect(Multicall3.decode(`0x${answer.slice(2, -64)}`, results.length)).toBeUndefined()
      }),
    )
    expect(Multicall3.decode('0x', 1)).toBeUndefined()
  })
})

describe('facts, balanceOf, address', () => {
  const abi = parseAbi([
    'function getBlockNumber() view returns (uint256)',
    'function getChainId() view returns (uint256)',
    'function getCurrentBlockTimestamp() view returns (uint256)',
    'function getEthBalance(address account) view returns (uint256)',
  ])

  test('default', () => {
    const data = (functionName: 'getBlockNumber' | 'getChainId' | 'getCurrentBlockTimestamp') =>
      encodeFunctionData({ abi, functionName })
    expect(Multicall3.facts).toEqual({
      blockNumber: data('getBlockNumber'),
      chainId: data('getChainId'),
      timestamp: data('getCurrentBlockTimestamp'),
    })
    expect(multicall3Address).toBe(getAddress(mainnet.contracts.multicall3.address))
  })

  test('behavior: balanceOf as viem encodes it', () => {
    fc.assert(
      fc.property(address, (account) => {
        const data = encodeFunctionData({ abi, functionName: 'getEthBalance', args: [account] })
        expect(Multicall3.balanceOf(account)).toBe(data)
      }),
    )
  })
})
