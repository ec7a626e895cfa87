import { demo } from '@souk/devchain'
import { knownConduitKey, Order, seaportAbi, seaportAddress } from '@souk/seaport'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { Facts } from './Facts.js'
import { judge, spendOf } from './judge.js'
import * as Policy from './Policy.js'

const account: Address = '0x00000000000000000000000000000000000000a1'
const seller: Address = '0x00000000000000000000000000000000000000b1'
const creator: Address = '0x00000000000000000000000000000000000000c1'
const conduit = '0x1E0049783F008A0085193E00003D00cd54003c71'
const contract: Address = '0x00000000000000000000000000000000000000e1'
const other: Address = '0x00000000000000000000000000000000000000e2'
const { wrappedNative: wrapped } = demo.contracts

const open = {
  version: 1,
  chainId: 31_337,
  spend: [
    { currency: 'native', perTransaction: '1', perDay: '2' },
    { currency: wrapped, decimals: 18, perTransaction: '1', perDay: '2' },
  ],
  collections: [contract],
  counterparties: 'anyone',
  warnings: 'accept',
}
const policyOf = (change: object = {}) => Policy.parse(JSON.stringify({ ...open, ...change }))

const facts: Facts = {
  chainId: 31_337,
  account,
  spentToday: new Map(),
  currencies: [{ address: zeroAddress, decimals: 18 }],
  feeRecipients: [creator],
  floors: [{ contract, currency: zeroAddress, price: parseEther('0.5') }],
  wrapped,
}

const context: Order.Context = { account, chainId: 31_337, trusted: { wrapped: [wrapped] } }
const sent = (to: Address, data: `0x${string}`, value = 0n) =>
  Order.explainRequest(
    { method: 'eth_sendTransaction', params: [{ from: account, to, data, value: toHex(value) }] },
    context,
  )

/** A purchase as the wallet receives it. */
function purchase(price: bigint, token = contract) {
  const nothing = `0x${'0'.repeat(64)}` as const
  const parts = [seller, creator].map((recipient, index) => ({
    ...{ itemType: 0, token: zeroAddress, identifierOrCriteria: 0n, recipient },
    ...(index === 0 ? amounts(price - 10n) : amounts(10n)),
  }))
  const parameters = {
    ...{
      offerer: seller,
      zone: zeroAddress,
      orderType: 0,
      startTime: 0n,
      endTime: 2n ** 40n,
      zoneHash: nothing,
    },
    ...{ salt: 0n, conduitKey: knownConduitKey, totalOriginalConsiderationItems: 2n },
    offer: [{ itemType: 2, token, identifierOrCriteria: 7n, ...amounts(1n) }],
    consideration: parts,
  } as const
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillOrder',
    args: [{ parameters, signature: '0x' }, nothing],
  })
  return sent(seaportAddress, data, price)
}

const amounts = (amount: bigint) => ({ startAmount: amount, endAmount: amount })
const approve = (spender: Address) =>
  sent(wrapped, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] }))

describe('judge', () => {
  test.each([
    ['a purchase within the limits', [purchase(parseEther('1'))], {}],
    ['an approval of the conduit', [approve(conduit)], {}],
    ['a wrap', [sent(wrapped, '0xd0e30db0', parseEther('5'))], {}],
    ['a purchase from a named account', [purchase(parseEther('1'))], { counterparties: [seller] }],
    ['a price near the floor', [purchase(parseEther('0.55'))], { floor: { buyAtMostPercent: 110 } }],
  ])('default: allows %s', (_, asked, change) => {
    expect(judge(asked, policyOf(change), facts)).toEqual([])
  })

  const erc721 = parseAbi(['function transferFrom(address,address,uint256)'])
  const gift = encodeFunctionData({ abi: erc721, functionName: 'transferFrom', args: [account, seller, 7n] })
  test.each([
    ['more than one transaction may spend', [purchase(parseEther('1.1'))], {}, /allows 1 at once/],
    [
      'two that are too much together',
      [purchase(parseEther('1')), purchase(parseEther('1'))],
      {},
      /allows 1 at once/,
    ],
    ['another collection', [purchase(parseEther('1'), other)], {}, /is not in the policy/],
    ['a currency without a limit', [purchase(parseEther('1'))], { spend: [] }, /allows no spending/],
    ['an approval of a stranger', [approve(seller)], {}, /neither the exchange nor its conduit/],
    [
      'another seller',
      [purchase(parseEther('1'))],
      { counterparties: [account] },
      /account .* is not in the policy/,
    ],
    [
      'a price above the floor',
      [purchase(parseEther('0.6'))],
      { floor: { buyAtMostPercent: 110 } },
      /above 110 %/,
    ],
    ['a gift', [sent(contract, gift)], {}, /for nothing in return/],
    ['money for nothing', [sent(seller, '0x', 1n)], {}, /for nothing in return/],
    ['another chain', [purchase(1_000n)], { chainId: 1 }, /chain 1/],
    ['a call that nobody understands', [sent(other, '0x12345678')], {}, /not fully understood/],
    [
      'a text to sign',
      [Order.explainRequest({ method: 'personal_sign', params: ['hello', account] }, context)],
      {},
      /not fully understood/,
    ],
  ])('error: refuses %s', (_, asked, change, reason) => {
    expect(judge(asked, policyOf(change), facts)).toContainEqual(expect.stringMatching(reason))
  })

  test('behavior: what was spent before counts', () => {
    const spentToday = new Map([[zeroAddress as Address, parseEther('1.5')]])
    expect(judge([purchase(parseEther('1'))], policyOf(), { ...facts, spentToday })).toEqual([
      'It would spend 1 of the native currency after 1.5 in the last 24 hours, and the policy allows 2.',
    ])
  })

  test('error: a currency whose decimals the policy counts differently', () => {
    const currencies = [{ address: zeroAddress, decimals: 8 }]
    const native = { currency: 'native', perTransaction: '1', perDay: '2' }
    expect(judge([purchase(1_000n)], policyOf({ spend: [native] }), { ...facts, currencies })).toEqual([
      'The policy counts 18 decimals of the native currency, and the market says that it has 8.',
    ])
  })

  test('behavior: warnings of the safety check are refused unless the policy accepts them', () => {
    const risky = {
      ...purchase(1_000n),
      findings: [{ code: 9_001, severity: 'warning', name: 'neverEnds', facts: {}, message: '' }],
    } as const
    expect(judge([risky], policyOf({ warnings: 'refuse' }), facts)).toEqual([
      'The safety check reports neverEnds.',
    ])
    expect(judge([risky], policyOf(), facts)).toEqual([])
  })
})

describe('spendOf', () => {
  test('default: the most that leaves in money', () => {
    expect([...spendOf([purchase(1_000n)], wrapped)]).toEqual([[zeroAddress, 1_000n]])
  })
})
