import { knownConduitKey, Order } from '@souk/seaport'
import { type Address, parseEther, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { judge } from './judge.js'
import * as Policy from './Policy.js'

const account: Address = '0x00000000000000000000000000000000000000a1'
const mine: Address = '0x00000000000000000000000000000000000000e1'
const theirs: Address = '0x00000000000000000000000000000000000000E2'
const amounts = (amount: bigint) => ({ startAmount: amount, endAmount: amount })

/** A signature that gives an item for another, and perhaps money in addition. */
function swap({ ask = 0n, criteria = false }: { ask?: bigint; criteria?: boolean } = {}) {
  const parameters: Order.Components = {
    ...{ offerer: account, zone: zeroAddress, orderType: 0, zoneHash: zeroHash, salt: 7n },
    ...{ startTime: 0n, endTime: 4_102_444_800n, conduitKey: knownConduitKey, counter: 0n },
    totalOriginalConsiderationItems: ask > 0n ? 2 : 1,
    offer: [{ itemType: 2, token: mine, identifierOrCriteria: 7n, ...amounts(1n) }],
    consideration: [
      {
        ...{ itemType: criteria ? 4 : 2, token: theirs, identifierOrCriteria: criteria ? 0n : 3n },
        ...{ recipient: account, ...amounts(1n) },
      },
      ...(ask > 0n
        ? [
            {
              itemType: 0,
              token: zeroAddress,
              identifierOrCriteria: 0n,
              recipient: account,
              ...amounts(ask),
            } as const,
          ]
        : []),
    ],
  }
  const { domain, types, primaryType, message } = Order.typedData(parameters, { chainId: 31_337 })
  const data = JSON.stringify({ domain, types, primaryType, message }, (_key, part) =>
    typeof part === 'bigint' ? String(part) : part,
  )
  const request = { method: 'eth_signTypedData_v4', params: [account, data] }
  return Order.explainRequest(request, { account, chainId: 31_337 })
}

const facts = {
  ...{
    chainId: 31_337,
    account,
    spentToday: new Map(),
    feeRecipients: [],
    currencies: [],
    wrapped: undefined,
  },
  floors: [
    { contract: mine, currency: zeroAddress, price: parseEther('1') },
    { contract: theirs, currency: zeroAddress, price: parseEther('0.5') },
  ],
} as const

const policyOf = (change: object) =>
  Policy.parse(
    JSON.stringify({
      ...{ version: 1, chainId: 31_337, spend: [], collections: 'any', counterparties: 'anyone' },
      ...{ warnings: 'accept', ...change },
    }),
  )

/** The reasons of the policy, without those of the safety check. */
const reasons = (asked: ReturnType<typeof swap>, change: object, known = facts) =>
  judge([{ ...asked, findings: [] }], policyOf(change), known)

describe('judge of swaps', () => {
  test.each([[{}], [{ swaps: 'refuse' }]])(
    'default: a policy that does not allow swaps refuses them: %j',
    (change) => {
      expect(reasons(swap(), change)).toEqual([
        'Items would be given for items, and the policy does not allow swaps.',
      ])
      expect(reasons(swap({ criteria: true }), change)).toHaveLength(1)
    },
  )

  test('param: swaps: it allows them within its other limits', () => {
    expect(reasons(swap(), { swaps: 'allow' })).toEqual([])
    expect(reasons(swap(), { swaps: 'allow', collections: [mine] })).toEqual([
      `The collection ${theirs} is not in the policy.`,
    ])
    expect(reasons(swap(), { swaps: 'allow', counterparties: [theirs] })).toEqual([
      'Anyone could be the other side, and the policy names accounts.',
    ])
  })

  test('param: floor: the items of both sides count at their floors', () => {
    const floor = { buyAtMostPercent: 110, sellAtLeastPercent: 90 }
    expect(reasons(swap(), { swaps: 'allow', floor })).toEqual([
      `The price is above 110 % of the floor of ${theirs}.`,
      `The price is below 90 % of the floor of ${mine}.`,
    ])
    expect(reasons(swap({ ask: parseEther('0.45') }), { swaps: 'allow', floor })).toEqual([])
  })

  test('error: floor: a side whose floor is not known', () => {
    const known = { ...facts, floors: facts.floors.slice(0, 1) } as unknown as typeof facts
    expect(reasons(swap(), { swaps: 'allow', floor: { buyAtMostPercent: 100_000 } }, known)).toEqual([
      'The price cannot be compared with the floor, which the policy limits.',
    ])
  })
})
