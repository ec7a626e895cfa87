import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import * as AllowList from './AllowList.js'

const collection: Address = '0x00000000000000000000000000000000000000C0'
const account = (index: number): Address => `0x${String(index).padStart(40, '0')}`
const entry = (index: number, dropStageIndex = 1n): AllowList.Entry => ({
  minter: account(index),
  terms: {
    mintPrice: 0n,
    maxTotalMintableByWallet: BigInt(index),
    startTime: 0n,
    endTime: 100n,
    dropStageIndex,
    maxTokenSupplyForStage: 10n,
    feeBps: 0n,
    restrictFeeRecipients: false,
  },
})
const treeOf = (entries: readonly AllowList.Entry[]) => AllowList.hash({ collection, entries }).trees[0]!

describe('proofOf', () => {
  test.each([1, 2, 3, 5, 8])(
    'behavior: the proofs of %s leaves have the length of their way to the root',
    (count) => {
      const tree = treeOf(Array.from({ length: count }, (_, index) => entry(index + 1)))
      const proofs = Array.from({ length: count }, (_, leaf) => AllowList.proofOf(tree, leaf).length)
      expect(Math.max(...proofs)).toBe(Math.ceil(Math.log2(count)))
      expect(AllowList.rootOf(tree)).toMatch(/^0x[0-9a-f]{64}$/)
    },
  )

  test('behavior: an empty list has no root', () => {
    expect(AllowList.rootOf(treeOf([]))).toBeUndefined()
  })
})

describe('offeredTo', () => {
  const tree = treeOf([entry(1), entry(2), entry(2, 2n), entry(3, 2n)])

  test('default: the own entry of each stage, else how others mint in it', () => {
    const seen = (address?: Address) =>
      AllowList.offeredTo(tree, address).map(({ leaf, isOwn }) => [leaf, isOwn] as const)
    expect(seen(account(2))).toEqual([
      [1, true],
      [2, true],
    ])
    expect(seen(account(3))).toEqual([
      [0, false],
      [3, true],
    ])
    expect(seen()).toEqual([
      [0, false],
      [2, false],
    ])
  })
})
