import { Conduit, Holding, ItemType, noConduitKey } from '@souk/seaport'
import { type Address, decodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { approvalSteps, missingApprovals } from './approvalSteps.js'

const account: Address = '0x00000000000000000000000000000000000000a0'
const token: Address = '0x00000000000000000000000000000000000000c0'
const money: Address = '0x00000000000000000000000000000000000000e0'
const operator = Conduit.operator(noConduitKey)

const nft = { account, operator, itemType: ItemType.ERC721, token, identifier: 7n, amount: 1n }
const paid = { ...nft, itemType: ItemType.ERC20, token: money, identifier: 0n, amount: 100n }
const native = { ...paid, itemType: ItemType.NATIVE }

function steps(holdings: readonly [Holding.Requirement, Holding.Holding][]) {
  const known = new Map(holdings.map(([requirement, holding]) => [Holding.key(requirement), holding]))
  const needed = holdings.map(([requirement]) => requirement)
  const missing = missingApprovals(needed, known)
  return approvalSteps({ needed: [...needed, native], missing, account })
}

const told = (all: ReturnType<typeof steps>) =>
  all.map(({ id, items }) => [
    id,
    items.map((item) => 'transaction' in item && item.transaction !== undefined),
  ])

describe('approvalSteps', () => {
  test.each<[string, readonly [Holding.Requirement, Holding.Holding][], unknown]>([
    [
      'what is missing',
      [
        [nft, { balance: 1n, approved: 0n }],
        [paid, { balance: 0n, approved: 99n }],
      ],
      [
        ['nft-approval', [true]],
        ['currency-approval', [true]],
      ],
    ],
    [
      'what is there, as done',
      [
        [nft, { balance: 1n, approved: Holding.unlimited }],
        [paid, { balance: 0n, approved: 100n }],
      ],
      [
        ['nft-approval', [false]],
        ['currency-approval', [false]],
      ],
    ],
    [
      'one approval of a collection, whatever of it is traded',
      [
        [nft, { balance: 1n, approved: 0n }],
        [
          { ...nft, identifier: 8n },
          { balance: 1n, approved: 0n },
        ],
      ],
      [['nft-approval', [true]]],
    ],
    [
      'an approval that has to be taken back first, in a step of its own',
      [[paid, { balance: 0n, approved: 99n, mustReset: true }]],
      [
        ['currency-approval-reset', [true]],
        ['currency-approval', [true]],
      ],
    ],
    ['nothing for the native currency', [], []],
  ])('behavior: %s', (_, holdings, expected) => {
    expect(told(steps(holdings))).toEqual(expected)
  })

  test('behavior: resets an old approval first', () => {
    const all = steps([[paid, { balance: 0n, approved: 99n, mustReset: true }]])
    const amounts = all.map(({ items: [item] }) => {
      const data = item && 'transaction' in item ? item.transaction?.data : undefined
      return decodeFunctionData({ abi: erc20Abi, data: data ?? '0x' }).args?.[1]
    })
    expect(amounts).toEqual([0n, maxUint256])
  })
})
