import * as fc from 'fast-check'
import { type Address, decodeFunctionData, getAddress, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { ItemType, maxUint256 } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import { planApprovals } from './planApprovals.js'

const account: Address = getAddress(`0x${'11'.repeat(20)}`)
const operator: Address = getAddress(`0x${'22'.repeat(20)}`)
const other: Address = getAddress(`0x${'33'.repeat(20)}`)
const token: Address = getAddress(`0x${'ab'.repeat(20)}`)
const money: Address = getAddress(`0x${'cd'.repeat(20)}`)
const { NATIVE, ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA } = ItemType

const abi = parseAbi([
  'function approve(address operator, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])

const need = (
  itemType: ItemType,
  amount = 1n,
  identifier = 0n,
  changes: Partial<Holding.Requirement> = {},
) => ({
  account,
  operator,
  itemType,
  token,
  identifier,
  amount,
  ...changes,
})

type Needed = readonly [Holding.Requirement, approved: bigint, mustReset?: boolean]

function plan(needed: readonly Needed[], exactApproval: boolean | 'currencies' = false) {
  const requirements = needed.map(([requirement]) => requirement)
  const holdings = new Map(
    needed.map(([requirement, approved, mustReset]) => [
      Holding.key(requirement),
      { balance: maxUint256, approved, mustReset },
    ]),
  )
  return planApprovals(requirements, holdings, { exactApproval }).map(({ transaction }) => {
    const { functionName, args } = decodeFunctionData({ abi, data: transaction.data })
    return `${functionName} ${args[0] === operator ? 'operator' : 'other'} ${args[1] === maxUint256 ? 'unlimited' : args[1]}`
  })
}

describe('planApprovals', () => {
  test.each<[string, readonly Needed[], readonly string[], readonly string[]]>([
    ['money', [[need(ERC20, 5n), 0n]], ['approve operator unlimited'], ['approve operator 5']],
    ['money that is approved', [[need(ERC20, 5n), 5n]], [], []],
    [
      'money that is approved in part',
      [[need(ERC20, 5n), 4n]],
      ['approve operator unlimited'],
      ['approve operator 5'],
    ],
    [
      'money of a token that changes no allowance but to 0',
      [[need(ERC20, 5n), 4n, true]],
      ['approve operator 0', 'approve operator unlimited'],
      ['approve operator 0', 'approve operator 5'],
    ],
    [
      'such a token without an allowance',
      [[need(ERC20, 5n), 0n, true]],
      ['approve operator unlimited'],
      ['approve operator 5'],
    ],
    ['the native currency', [[need(NATIVE, 5n), maxUint256]], [], []],
    [
      'two tokens of a collection',
      [
        [need(ERC721, 1n, 7n), 0n],
        [need(ERC721, 1n, 8n), 0n],
      ],
      ['setApprovalForAll operator true'],
      ['approve operator 7', 'approve operator 8'],
    ],
    [
      'two tokens, one approved singly',
      [
        [need(ERC721, 1n, 7n), 1n],
        [need(ERC721, 1n, 8n), 0n],
      ],
      ['setApprovalForAll operator true'],
      ['approve operator 8'],
    ],
    [
      'pieces',
      [[need(ERC1155, 9n, 7n), 0n]],
      ['setApprovalForAll operator true'],
      ['setApprovalForAll operator true'],
    ],
    [
      'any token of a collection, and one of it',
      [
        [need(ERC721, 1n, 7n), 0n],
        [need(ERC721_WITH_CRITERIA, 1n, 99n), 0n],
      ],
      ['setApprovalForAll operator true'],
      ['setApprovalForAll operator true'],
    ],
    [
      'one collection for two conduits',
      [
        [need(ERC721, 1n, 7n), 0n],
        [need(ERC721, 1n, 8n, { operator: other }), 0n],
      ],
      ['setApprovalForAll operator true', 'setApprovalForAll other true'],
      ['approve operator 7', 'approve other 8'],
    ],
    [
      'a contract that is money and tokens in one',
      [
        [need(ERC20, 5n), 0n],
        [need(ERC721, 1n, 7n), 0n],
      ],
      ['approve operator unlimited', 'setApprovalForAll operator true'],
      ['approve operator 5', 'approve operator 7'],
    ],
    [
      'one token in two spellings',
      [
        [need(ERC1155, 1n, 7n), 0n],
        [need(ERC1155, 1n, 8n, { token: token.toLowerCase() as Address }), 0n],
      ],
      ['setApprovalForAll operator true'],
      ['setApprovalForAll operator true'],
    ],
  ])('default: %s', (_, needed, standing, exact) => {
    expect([plan(needed), plan(needed, true)]).toEqual([standing, exact])
  })

  test('param: exactApproval, only for currencies', () => {
    expect(
      plan(
        [
          [need(ERC20, 5n, 0n, { token: money }), 0n],
          [need(ERC721), 0n],
        ],
        'currencies',
      ),
    ).toEqual(['approve operator 5', 'setApprovalForAll operator true'])
  })

  test('behavior: afterwards all requirements are approved, and none twice', () => {
    const needed = fc.record({
      itemType: fc.constantFrom(ERC20, ERC721, ERC1155),
      token: fc.constantFrom(token, other),
      identifier: fc.bigInt({ min: 0n, max: 3n }),
      amount: fc.bigInt({ min: 1n, max: 9n }),
    })
    return fc.assert(
      fc.property(
        fc.array(needed, { maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        (drawn, exactApproval, hasSome) => {
          const requirements = Holding.sum(
            drawn.map(({ itemType, token, identifier, amount }) =>
              itemType === ERC20
                ? need(itemType, amount, 0n, { token: money })
                : need(itemType, itemType === ERC721 ? 1n : amount, identifier, { token }),
            ),
          ).map((item) => (item.itemType === ERC721 ? { ...item, amount: 1n } : item))
          const holdings = new Map(
            requirements.map((item, index) => [
              Holding.key(item),
              { balance: 9n, approved: hasSome && index % 2 ? item.amount : 0n },
            ]),
          )
          const plans = planApprovals(requirements, holdings, { exactApproval })
          const sent = plans.map(({ transaction }) => `${transaction.to}${transaction.data}`.toLowerCase())
          expect(new Set(sent).size).toBe(sent.length)
          for (const missing of Holding.missingApprovals(requirements, holdings)) {
            const covering = plans.filter((each) => {
              const { functionName, args } = decodeFunctionData({ abi, data: each.transaction.data })
              if (each.token !== missing.token) return false
              if (functionName === 'setApprovalForAll') return missing.itemType !== ERC20
              if (missing.itemType === ERC20) return each.itemType === ERC20 && args[1] >= missing.amount
              return missing.itemType === ERC721 && args[1] === missing.identifier
            })
            expect(covering.length).toBeGreaterThan(0)
          }
        },
      ),
    )
  })

  test('error: a holding that was not read', () => {
    expect(() => planApprovals([need(ERC20)], new Map(), { exactApproval: false })).toThrow(
      "Balances and approvals didn't contain all tokens and identifiers.",
    )
  })
})
