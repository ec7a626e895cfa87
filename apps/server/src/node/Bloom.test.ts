import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import * as Bloom from './Bloom.js'

const address = '0x00000000000000000000000000000000000000aa'
const logOf = (index: number) => ({ address, topics: [numberToHex(index, { size: 32 })] as [Hex] }) as const
const logs = Array.from({ length: 500 }, (_, index) => logOf(index))

test('isExplained: by the logs that set all bits', async () => {
  const bloom = Bloom.fromLogs(logs.slice(0, 3))
  expect(await Bloom.isExplained(bloom, logs.slice(0, 3))).toBe(true)
  expect(await Bloom.isExplained(bloom, logs.slice(0, 1))).toBe(false)
  expect(await Bloom.isExplained(bloom, [])).toBe(false)
})

test('isExplained: everything else has its turn while a block has very many logs', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  // No log sets all bits, so that all are hashed.
  expect(await Bloom.isExplained((1n << 2048n) - 1n, logs)).toBe(false)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(logs.length / 100)
})
