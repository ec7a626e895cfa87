import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { bytesToHex, type Hex, padHex, size } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Program from './BatchProgram.js'

const chain = testChain()
const run = async (questions: readonly Program.Question[]) => {
  const { data } = await chain.publicClient.call({ data: Program.encode(questions) })
  return Program.decode(data ?? '0x', questions.length)
}
/** Returns its calldata, or reverts when that begins with 0xff. */
const echo = padHex('0xec40', { size: 20 })
const echoCode: Hex = '0x3660006000376000 51 60f8 1c 60ff 14 6016 57 36 6000 f3 5b 36 6000 fd'.replaceAll(
  ' ',
  '',
) as Hex

describe('encode, decode', () => {
  test('behavior: any reads: each answer is at its index', async () => {
    await chain.testClient.setCode({ address: echo, bytecode: echoCode })
    const bytes = fc
      .tuple(fc.boolean(), fc.uint8Array({ maxLength: 300 }))
      .map(([isRefused, data]) => bytesToHex(Uint8Array.of(isRefused ? 0xff : 0xfe, ...data)))
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 40 }), async (datas) => {
        const output = await run(datas.map((data) => ({ target: echo, data })))
        expect(output?.answers).toEqual(
          datas.map((data) => (data.startsWith('0xff') ? { state: 'refused' } : { state: 'answered', data })),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('behavior: chain, block and balances', async () => {
    const [amina] = demo.accounts
    const output = await run([{ target: amina.address, data: '0x' }])
    const block = await chain.publicClient.getBlock()
    expect(output).toMatchObject({
      chainId: 31_337n,
      blockNumber: block.number,
      timestamp: block.timestamp,
    })
    const balance = await chain.publicClient.getBalance(amina)
    expect(output?.answers).toEqual([{ state: 'answered', data: padHex(`0x${balance.toString(16)}`) }])
  })

  test('behavior: a contract that needs more gas or returns too much is asked again', async () => {
    const burner = padHex('0xbad', { size: 20 })
    await chain.testClient.setCode({ address: burner, bytecode: '0x5b600056' })
    await chain.testClient.setCode({ address: echo, bytecode: echoCode })
    const long = `0x${'11'.repeat(1_025)}` as const
    const output = await run([
      { target: burner, data: '0x00' },
      { target: echo, data: long },
      { target: echo, data: long.slice(0, -2) as Hex },
      { target: echo, data: `0xff${'11'.repeat(2_000)}` },
    ])
    expect(output?.answers.map(({ state }) => state)).toEqual(['again', 'again', 'answered', 'refused'])
  })

  test('behavior: few bytes: 197 for the program, 23 and its data for a question', () => {
    expect(size(Program.encode([]))).toBe(197)
    expect(size(Program.encode([{ target: echo, data: '0x12345678' }]))).toBe(197 + 27)
  })

  test('error: another output', () => {
    expect(Program.decode('0x', 0)).toBeUndefined()
    expect(Program.decode(`0x01${'00'.repeat(64)}`, 1)).toBeUndefined()
    expect(Program.decode(`0x01${'00'.repeat(64)}010020`, 1)).toBeUndefined()
    expect(Program.decode(`0x60${'00'.repeat(64)}`, 0)).toBeUndefined()
  })
})
