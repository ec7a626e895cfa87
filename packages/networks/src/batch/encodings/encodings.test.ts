import * as fc from 'fast-check'
import { bytesToHex, encodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { multicall3Abi, multicall3Address, sequenceAbi, sequenceAddress } from '../../testing/fakeNode.js'
import { deployless } from './deployless.js'
import { multicall3 } from './multicall3.js'
import type { Read } from './Read.js'
import { sequence } from './sequence.js'
import type { Way } from './Way.js'

const hex = (options: fc.IntArrayConstraints) => fc.uint8Array(options).map((bytes) => bytesToHex(bytes))
const address = hex({ minLength: 20, maxLength: 20 })
const kinds = (...values: Read['kind'][]) => fc.constantFrom(...values)
const read = (kind: fc.Arbitrary<Read['kind']>): fc.Arbitrary<Read> =>
  fc.record({ kind, target: address, data: hex({ maxLength: 200 }) }).map(({ kind, target, data }) => ({
    kind,
    target,
    data: kind === 'call' ? data : '0x',
    block: 'latest',
    group: 'latest',
    key: '',
    request: { method: '' },
  }))
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`

describe('multicall3', () => {
  const way = multicall3(multicall3Address)
  const dataOf = ({ kind, target, data }: Read) =>
    kind === 'call'
      ? data
      : encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [target] })

  test('default: the same bytes as the library writes', async () => {
    await fc.assert(
      fc.property(fc.array(read(kinds('call', 'balance')), { maxLength: 20 }), (reads) => {
        const calls = reads.map((read) => ({
          target: read.kind === 'call' ? read.target : multicall3Address,
          allowFailure: true,
          callData: dataOf(read),
        }))
        const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
        expect(way.encode(reads)).toEqual({ to: multicall3Address, data })
        const sizeBytes = reads.reduce((sum, read) => sum + (way.sizeOf(read) ?? 0), 0)
        expect((data.length - 2) / 2).toBe(sizeBytes + 4 + 64)
      }),
    )
  })

  test('behavior: reads what the library writes as an answer', async () => {
    const result = fc.record({ success: fc.boolean(), returnData: hex({ maxLength: 100 }) })
    await fc.assert(
      fc.property(fc.array(fc.tuple(read(kinds('call')), result), { maxLength: 20 }), (pairs) => {
        const results = pairs.map(([, result]) => result)
        const answer = encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: results,
        })
        expect(
          way.decode(
            answer,
            pairs.map(([read]) => read),
          ),
        ).toEqual(
          results.map(({ success, returnData }) =>
            success ? { state: 'answered', value: returnData } : { state: 'again' },
          ),
        )
      }),
    )
  })

  test('behavior: cannot read code', async () => {
    const [code] = fc.sample(read(kinds('code')), 1)
    expect(way.sizeOf(code as Read)).toBeUndefined()
  })
})

describe('sequence', () => {
  const way = sequence(sequenceAddress)
  const dataOf = ({ kind, target, data }: Read) => {
    if (kind === 'call') return data
    const functionName = kind === 'code' ? 'callCode' : 'callBalanceOf'
    return encodeFunctionData({ abi: sequenceAbi, functionName, args: [target] })
  }

  test('default: the same bytes as the library writes', async () => {
    await fc.assert(
      fc.property(fc.array(read(kinds('call', 'balance', 'code')), { maxLength: 20 }), (reads) => {
        const calls = reads.map((read) => ({
          delegateCall: false,
          revertOnError: false,
          gasLimit: 0n,
          target: read.kind === 'call' ? read.target : sequenceAddress,
          value: 0n,
          data: dataOf(read),
        }))
        const data = encodeFunctionData({ abi: sequenceAbi, functionName: 'multiCall', args: [calls] })
        expect(way.encode(reads)).toEqual({ to: sequenceAddress, data })
        const sizeBytes = reads.reduce((sum, read) => sum + (way.sizeOf(read) ?? 0), 0)
        expect((data.length - 2) / 2).toBe(sizeBytes + 4 + 64)
      }),
    )
  })

  test('behavior: reads what the library writes as an answer', async () => {
    const result = fc.tuple(fc.boolean(), hex({ maxLength: 100 }), fc.bigInt({ min: 0n, max: 2n ** 128n }))
    const kind = kinds('call', 'balance', 'code')
    await fc.assert(
      fc.property(fc.array(fc.tuple(read(kind), result), { maxLength: 20 }), (pairs) => {
        const results = pairs.map(([{ kind }, [, bytes, balance]]) => {
          if (kind === 'call') return bytes
          if (kind === 'balance') return word(balance)
          return encodeFunctionResult({ abi: sequenceAbi, functionName: 'callCode', result: bytes })
        })
        const successes = pairs.map(([, [success]]) => success)
        const answer = encodeFunctionResult({
          abi: sequenceAbi,
          functionName: 'multiCall',
          result: [successes, results],
        })
        expect(
          way.decode(
            answer,
            pairs.map(([read]) => read),
          ),
        ).toEqual(
          pairs.map(([{ kind }, [success, bytes, balance]]) => {
            if (!success) return { state: 'again' }
            return { state: 'answered', value: kind === 'balance' ? `0x${balance.toString(16)}` : bytes }
          }),
        )
      }),
    )
  })
})

describe('deployless', () => {
  const way = deployless()

  test('behavior: neither code nor calls without data, nor what is longer than a program may be', async () => {
    const one = (kind: Read['kind'], sizeBytes: number): Read => ({
      kind,
      target: multicall3Address,
      data: `0x${'11'.repeat(sizeBytes)}`,
      block: 'latest',
      group: 'latest',
      key: '',
      request: { method: '' },
    })
    expect([one('code', 0), one('call', 0), one('call', 60_000)].map(way.sizeOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(way.sizeOf(one('balance', 0))).toBeGreaterThan(0)
    expect(way.sizeOf(one('call', 40_000))).toBe(40_023)
  })
})

describe.each<[string, Way]>([
  ['multicall3', multicall3(multicall3Address)],
  ['sequence', sequence(sequenceAddress)],
  ['deployless', deployless()],
])('%s, given anything', (_, way) => {
  test('behavior: either nothing or one answer for each, of whole bytes', async () => {
    const small = fc.array(fc.nat(300), { maxLength: 40 }).map((numbers) => {
      const words = numbers.map((number) => number.toString(16).padStart(64, '0'))
      return `0x${words.join('')}` as Hex
    })
    const given = fc.oneof(
      small,
      hex({ maxLength: 500 }),
      hex({ maxLength: 500 }).map((bytes): Hex => `0x01${bytes.slice(2)}`),
    )
    await fc.assert(
      fc.property(
        given,
        fc.array(read(kinds('call', 'balance')), { minLength: 1, maxLength: 6 }),
        (answer, reads) => {
          const answers = way.decode(answer, reads)
          if (answers === undefined) return
          expect(answers).toHaveLength(reads.length)
          for (const given of answers)
            if (given.state === 'answered') expect(given.value).toMatch(/^0x[0-9a-f]*$/)
        },
      ),
      { numRuns: 500 },
    )
  })
})
