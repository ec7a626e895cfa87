import * as fc from 'fast-check'
import { type Address, encodeFunctionData, maxUint256, parseAbi, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { multicall3Abi } from '../abi/multicall3.js'
import { seaportAbi } from '../abi/seaport.js'
import { erc20Abi, erc721Abi, erc1155Abi, wrappedNativeAbi } from '../abi/tokens.js'
import { ItemType, knownConduitAddress, noConduitKey, seaportAddress, zeroHash } from '../order/constants.js'
import { appendDomainTag } from '../order/Salt.js'
import { components, item, to } from '../testing/makeOrder.js'
import { explainTransaction } from './explainTransaction.js'
import type { Context } from './findings/Finding.js'

const seller: Address = '0x1111111111111111111111111111111111111111'
const buyer: Address = '0x2222222222222222222222222222222222222222'
const market: Address = '0x3333333333333333333333333333333333333333'
const lanterns: Address = '0x5555555555555555555555555555555555555555'
const weth: Address = '0x6666666666666666666666666666666666666666'
const context: Context = {
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: weth, symbol: 'WETH', decimals: 18 },
    { address: lanterns, symbol: 'Lantern' },
  ],
  names: [{ address: market, name: 'Souk' }],
  markets: [{ contract: lanterns, currency: zeroAddress, floor: parseEther('1') }],
  trusted: { wrapped: [weth] },
}
const lantern = item(ItemType.ERC721, { token: lanterns, identifierOrCriteria: 7n })
const ether = (amount: string) => item(ItemType.NATIVE, { amount: parseEther(amount) })
const order = {
  ...components(seller, [lantern], [to(seller, ether('0.975')), to(market, ether('0.025'))], {
    endTime: 1_800_000_000n,
    salt: 1n,
  }),
  totalOriginalConsiderationItems: 2n,
}
const signed = { parameters: order, signature: '0x' } as const
const advanced = { ...signed, numerator: 1n, denominator: 2n, extraData: '0x' } as const

type Call = Parameters<typeof explainTransaction>[0]
const exchange = (data: `0x${string}`, value = 0n): Call => ({ to: seaportAddress, data, value })
const say = (call: Call) => explainTransaction(call, context)
const names = (call: Call) => say(call).findings.map(({ name }) => name)

const basic = {
  considerationToken: zeroAddress,
  considerationIdentifier: 0n,
  considerationAmount: parseEther('0.975'),
  offerer: seller,
  zone: zeroAddress,
  offerToken: lanterns,
  offerIdentifier: 7n,
  offerAmount: 1n,
  basicOrderType: 0,
  startTime: 0n,
  endTime: 1_800_000_000n,
  zoneHash: zeroHash,
  salt: 1n,
  offererConduitKey: noConduitKey,
  fulfillerConduitKey: noConduitKey,
  totalOriginalAdditionalRecipients: 1n,
  additionalRecipients: [{ amount: parseEther('0.025'), recipient: market }],
  signature: '0x',
} as const

describe('explainTransaction', () => {
  test('default: buying', () => {
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillBasicOrder_efficient_6GL6yc',
      args: [basic],
    })
    const told = say(exchange(appendDomainTag(data, 'souk.example'), parseEther('1')))
    expect(told).toMatchObject({ type: 'fill', findings: [], orders: [{ kind: 'listing', signer: seller }] })
    expect(told.sentences).toMatchInlineSnapshot(`
      [
        "You fill an order of 0x1111111111111111111111111111111111111111.",
        "You pay 1 ETH.",
        "You get Lantern #7.",
        "You send 1 ETH with the call. Any excess is refunded.",
      ]
    `)
  })

  test('behavior: every way to fill says the same', () => {
    const plain = [signed, noConduitKey] as const
    const calls = [
      encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillBasicOrder', args: [basic] }),
      encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillOrder', args: plain }),
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [{ ...advanced, denominator: 1n }, [], noConduitKey, zeroAddress],
      }),
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAvailableOrders',
        args: [[signed], [], [], noConduitKey, 1n],
      }),
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAvailableAdvancedOrders',
        args: [[{ ...advanced, denominator: 1n }], [], [], [], noConduitKey, zeroAddress, 1n],
      }),
    ]
    const told = calls.map((data) => say(exchange(data, parseEther('1'))))
    expect(new Set(told.map(({ sentences }) => sentences.join(' '))).size).toBe(1)
    expect(
      new Set(
        told.map(({ orders }) => JSON.stringify(orders.map(({ gets, fees }) => [gets.length, fees.length]))),
      ).size,
    ).toBe(1)
  })

  test('behavior: a part, for somebody else', () => {
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAdvancedOrder',
      args: [advanced, [], noConduitKey, buyer],
    })
    expect(say(exchange(data, parseEther('0.5'))).sentences).toMatchInlineSnapshot(`
      [
        "You fill 1/2 of an order of 0x1111111111111111111111111111111111111111.",
        "Of the whole order, you pay 1 ETH.",
        "Of the whole order, you get Lantern #7.",
        "You send 0.5 ETH with the call. Any excess is refunded.",
        "Warning: What you buy goes to 0x2222222222222222222222222222222222222222.",
      ]
    `)
  })

  test('behavior: a sweep', () => {
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAvailableOrders',
      args: [[signed, signed, signed], [], [], noConduitKey, 2n],
    })
    expect(say(exchange(data, parseEther('3'))).sentences).toMatchInlineSnapshot(`
      [
        "You fill up to 2 of 3 orders, if they are still open.",
        "You pay at most 3 ETH.",
        "You get at most 3 × Lantern #7.",
        "You send 3 ETH with the call. Any excess is refunded.",
      ]
    `)
  })

  test('behavior: matching, cancelling, validating', () => {
    const { totalOriginalConsiderationItems: _, ...cancelled } = order
    const calls = [
      encodeFunctionData({ abi: seaportAbi, functionName: 'matchOrders', args: [[signed], []] }),
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'matchAdvancedOrders',
        args: [[advanced], [], [], zeroAddress],
      }),
      encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[cancelled]] }),
      encodeFunctionData({ abi: seaportAbi, functionName: 'validate', args: [[signed]] }),
      encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' }),
    ]
    const told = calls.map((data) => say(exchange(data)))
    expect(told.map(({ type }) => type)).toEqual(['match', 'match', 'cancel', 'validate', 'incrementCounter'])
    expect(told.slice(1).map(({ sentences }) => sentences)).toMatchInlineSnapshot(`
      [
        [
          "You settle 1 order with each other.",
          "You get 0.975 ETH.",
          "The order of 0x1111111111111111111111111111111111111111:",
          "You give Lantern #7.",
          "You get 0.975 ETH.",
        ],
        [
          "You cancel 1 order.",
          "Cancelled: You give Lantern #7.",
        ],
        [
          "You validate 1 order on chain, which has the effect of a signature.",
          "You give Lantern #7.",
          "You get 0.975 ETH.",
        ],
        [
          "You cancel all orders that you have signed and that are not filled yet.",
        ],
      ]
    `)
  })

  test('behavior: validating an order that robs its maker', () => {
    const stolen = { ...order, consideration: [], totalOriginalConsiderationItems: 0n }
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'validate',
      args: [[{ parameters: stolen, signature: '0x' }]],
    })
    expect(names(exchange(data))).toEqual(['considerationZeroItems'])
  })

  test('behavior: approvals', () => {
    const all = (operator: Address, approved: boolean): Call => ({
      to: lanterns,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'setApprovalForAll',
        args: [operator, approved],
      }),
    })
    const money = (operator: Address, amount: bigint, token = weth): Call => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [operator, amount] }),
    })
    const calls = [
      all(knownConduitAddress, true),
      all(buyer, true),
      all(buyer, false),
      money(seaportAddress, parseEther('1')),
      money(seaportAddress, maxUint256),
      money(seaportAddress, 0n),
      money(seaportAddress, 7n, lanterns),
      money(seaportAddress, 7n, market),
    ]
    expect(calls.map((call) => say(call).type)).toEqual(calls.map(() => 'approval'))
    expect(calls.map((call) => say(call).sentences)).toMatchInlineSnapshot(`
      [
        [
          "You let 0x1E0049783F008A0085193E00003D00cd54003c71 move all your tokens of Lantern (0x5555555555555555555555555555555555555555), now and in the future.",
        ],
        [
          "You let 0x2222222222222222222222222222222222222222 move all your tokens of Lantern (0x5555555555555555555555555555555555555555), now and in the future.",
          "Danger: 0x2222222222222222222222222222222222222222 is neither the exchange nor a known conduit. It could take everything that it may move.",
        ],
        [
          "0x2222222222222222222222222222222222222222 can no longer move your tokens of Lantern (0x5555555555555555555555555555555555555555).",
        ],
        [
          "You let 0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC move 1 WETH from your account.",
        ],
        [
          "You let 0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC move any amount of WETH (0x6666666666666666666666666666666666666666) from your account.",
          "Note: The approval has no limit and stays until you revoke it.",
        ],
        [
          "0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC can no longer move your WETH (0x6666666666666666666666666666666666666666).",
        ],
        [
          "You let 0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC move token #7 of Lantern (0x5555555555555555555555555555555555555555) from your account.",
        ],
        [
          "You let 0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC move 7 units (or token #7) of 0x3333333333333333333333333333333333333333 from your account.",
        ],
      ]
    `)
  })

  test('behavior: transfers, wrapping, payments', () => {
    const calls: Call[] = [
      { to: weth, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [buyer, 5n] }) },
      {
        to: lanterns,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'transferFrom',
          args: [seller, buyer, 7n],
        }),
      },
      {
        to: lanterns,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'safeTransferFrom',
          args: [seller, buyer, 7n],
        }),
      },
      {
        to: lanterns,
        data: encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeTransferFrom',
          args: [seller, buyer, 7n, 2n, '0x'],
        }),
      },
      {
        to: lanterns,
        data: encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeBatchTransferFrom',
          args: [seller, buyer, [7n, 8n], [2n, 1n], '0x'],
        }),
      },
      {
        to: weth,
        data: encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }),
        value: parseEther('2'),
      },
      {
        to: weth,
        data: encodeFunctionData({
          abi: wrappedNativeAbi,
          functionName: 'withdraw',
          args: [parseEther('2')],
        }),
      },
      { to: market, value: parseEther('2') },
    ]
    expect(calls.map((call) => say(call).sentences.join(' '))).toMatchInlineSnapshot(`
      [
        "You send 0.000000000000000005 WETH to 0x2222222222222222222222222222222222222222. Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
        "You move token #7 of Lantern (0x5555555555555555555555555555555555555555) from 0x1111111111111111111111111111111111111111 to 0x2222222222222222222222222222222222222222. Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
        "You move token #7 of Lantern (0x5555555555555555555555555555555555555555) from 0x1111111111111111111111111111111111111111 to 0x2222222222222222222222222222222222222222. Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
        "You move 2 × token #7 of Lantern (0x5555555555555555555555555555555555555555) from 0x1111111111111111111111111111111111111111 to 0x2222222222222222222222222222222222222222. Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
        "You move 2 × Lantern #7 and 1 × Lantern #8 from 0x1111111111111111111111111111111111111111 to 0x2222222222222222222222222222222222222222. Warning: Nothing is known about 0x2222222222222222222222222222222222222222. You cannot get back what you send there.",
        "You wrap 2 ETH into WETH (0x6666666666666666666666666666666666666666).",
        "You unwrap 2 WETH into the native currency.",
        "You send 2 ETH to Souk (0x3333333333333333333333333333333333333333).",
      ]
    `)
  })

  test('error: what is not known is said to be unknown', () => {
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [[]] })
    const told = say({ to: market, data })
    expect(told).toMatchObject({ type: 'unknown', functionName: undefined })
    expect(told.sentences).toMatchInlineSnapshot(`
      [
        "Danger: The call 0x82ad56cb of 0x3333333333333333333333333333333333333333 is unknown. It could do anything.",
      ]
    `)
  })

  test('error: a call of the exchange to another contract', () => {
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillBasicOrder', args: [basic] })
    expect(names({ to: buyer, data })).toEqual(['unknownVerifyingContract'])
  })

  test('error: native currency that the call does not need', () => {
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' })
    expect(names(exchange(data, 1n))).toEqual(['unexpectedValue'])
  })

  test('behavior: never throws', () => {
    return fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const data = `0x${Buffer.from(bytes).toString('hex')}` as const
        expect(say({ to: buyer, data }).type).toMatch(/unknown|payment/)
      }),
    )
  })

  test('behavior: truncated calldata', () => {
    const calldata = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillBasicOrder', args: [basic] })
    return fc.assert(
      fc.property(fc.nat({ max: calldata.length / 2 - 2 }), (length) => {
        const data = calldata.slice(0, 2 + 2 * length) as `0x${string}`
        expect(() => say(exchange(data))).not.toThrow()
      }),
    )
  })

  test('behavior: names who receives what a fill brings', () => {
    const fillFor = (recipient: Address) =>
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [advanced, [], noConduitKey, recipient],
      })
    expect(say(exchange(fillFor(market))).recipient).toBe(market)
    expect(say(exchange(fillFor(zeroAddress))).recipient).toBe(undefined)
  })

  test('behavior: an unreadable trade is not trusted, even for a trusted contract', () => {
    const trusted = { contracts: [market] }
    const read = (data: `0x${string}`) => explainTransaction({ to: market, data }, { trusted })
    expect(read('0xe7acab24').findings).toMatchObject([{ name: 'unknownTypes', severity: 'blocking' }])
    expect(read('0x5a1e5a1e').findings).toEqual([])
  })

  test('behavior: bulk transfers are read where the application deals with the helper', () => {
    const helper = parseAbi([
      'struct TransferItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
      'struct TransferItems { TransferItem[] items; address recipient; bool validateERC721Receiver; }',
      'function bulkTransfer(TransferItems[] items, bytes32 conduitKey)',
    ])
    const items = [
      { itemType: 1, token: weth, identifier: 0n, amount: 5n },
      { itemType: 2, token: lanterns, identifier: 7n, amount: 1n },
    ]
    const data = encodeFunctionData({
      abi: helper,
      functionName: 'bulkTransfer',
      args: [[{ items, recipient: seller, validateERC721Receiver: true }], zeroHash],
    })
    const trusted = { operators: [market] }
    const read = explainTransaction({ to: market, data, from: buyer }, { ...context, trusted })
    expect(read.type).toBe('transfer')
    expect(read.effects.goes.map(({ token, most }) => [token, most])).toEqual([
      [weth, 5n],
      [lanterns, 1n],
    ])
    expect(read.findings.map(({ name }) => name)).toEqual(['unknownRecipient'])
    expect(explainTransaction({ to: market, data, from: buyer }, context).findings).toMatchObject([
      { name: 'unknownTypes' },
    ])
  })
})
