import * as fc from 'fast-check'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { knownConduitAddress } from '../order/constants.js'
import { daiPermit } from '../testing/corpus/permits.js'
import { explainRequest } from './explainRequest.js'

const me = '0x1111111111111111111111111111111111111111'
const thief = '0x2222222222222222222222222222222222222222'
const lanterns = '0x5555555555555555555555555555555555555555'
const weth = '0x6666666666666666666666666666666666666666'
const context = {
  account: me,
  chainId: 1,
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: weth, symbol: 'WETH', decimals: 18 },
    { address: lanterns, symbol: 'Lantern' },
  ],
} as const
const approveAll = (operator: typeof me | typeof thief | typeof knownConduitAddress) =>
  encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, true] })

describe('explainRequest', () => {
  test('default: a batch, as one and call by call', () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [thief, parseEther('2')],
    })
    const calls = [
      { to: lanterns, data: approveAll(knownConduitAddress) },
      { to: weth, data },
    ]
    const told = explainRequest(
      { method: 'wallet_sendCalls', params: [{ from: me, chainId: '0x1', calls }] },
      context,
    )
    expect(told).toMatchObject({ type: 'batch', calls: [{ type: 'approval' }, { type: 'transfer' }] })
    expect(told.effects).toMatchObject({
      account: me,
      goes: [{ token: weth, most: parseEther('2') }],
      others: [{ account: thief, items: [{ token: weth, least: parseEther('2') }] }],
      powers: [{ holder: knownConduitAddress, token: lanterns, scope: 'everything' }],
    })
    expect(told.statements.map(({ type }) => type)).toEqual(['batch', 'approvesAll', 'sends'])
    expect(told.sentences).toMatchInlineSnapshot(`
      [
        "You send 2 calls at once.",
        "You let 0x1E0049783F008A0085193E00003D00cd54003c71 move all your tokens of Lantern (0x5555555555555555555555555555555555555555), now and in the future.",
        "You send 2 WETH to 0x2222222222222222222222222222222222222222.",
        "Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
      ]
    `)
  })

  test('behavior: a permit, with its spender, amount and deadline', () => {
    const permit = {
      domain: { name: 'WETH', chainId: 1, verifyingContract: weth },
      types: {
        Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name, index) => ({
          name,
          type: index < 2 ? 'address' : 'uint256',
        })),
      },
      primaryType: 'Permit',
      message: { owner: me, spender: thief, value: '5000000000000000000', nonce: 0, deadline: 1_800_000_000 },
    }
    const told = explainRequest(
      { method: 'eth_signTypedData_v4', params: [me, JSON.stringify(permit)] },
      context,
    )
    expect(told.effects.powers).toEqual([
      { holder: thief, token: weth, scope: 'amount', amountOrId: parseEther('5'), until: 1_800_000_000n },
    ])
    expect(told.findings).toMatchObject([{ name: 'unknownOperator', severity: 'blocking' }])
  })

  test.each([
    [0, undefined],
    [1_800_000_000, 1_800_000_000n],
  ])('behavior: a permit of DAI that expires at %i; 0 is never', (expiry, until) => {
    const { method, params } = daiPermit(thief)
    const [account, text] = params as [string, string]
    const data = JSON.parse(text)
    const asked = { ...data, message: { ...data.message, expiry } }
    const { effects } = explainRequest({ method, params: [account, JSON.stringify(asked)] }, context)
    expect(effects.powers).toMatchObject([{ holder: thief, scope: 'amount', until }])
  })

  test('behavior: an authorization of code and its revocation', () => {
    const ask = (address: string) =>
      explainRequest(
        { method: 'wallet_signAuthorization', params: [{ address, chainId: 1, nonce: 0 }] },
        context,
      )
    expect(ask(thief).findings).toMatchObject([{ name: 'unknownOperator', severity: 'blocking' }])
    expect(ask(zeroAddress)).toMatchObject({ type: 'authorization', findings: [] })
  })

  test('behavior: never throws', () => {
    const method = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'wallet_sendCalls',
        'personal_sign',
        'eth_sign',
        'wallet_signAuthorization',
        'eth_sendRawTransaction',
      ),
    )
    const part = fc.oneof(
      fc.jsonValue(),
      fc.record({ to: fc.constant(lanterns), data: fc.string(), value: fc.jsonValue() }),
      fc.record({ calls: fc.array(fc.jsonValue()), capabilities: fc.jsonValue() }),
    )
    return fc.assert(
      fc.property(method, fc.array(part, { maxLength: 3 }), (name, params) => {
        const { sentences } = explainRequest({ method: name, params }, context)
        expect(sentences.length).toBeGreaterThan(0)
      }),
    )
  })
})
