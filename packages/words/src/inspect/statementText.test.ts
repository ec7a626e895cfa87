import { ItemType, Order, seaportAddress } from '@souk/seaport'
import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { inspectWords } from '../i18n/areas/inspect.js'
import { statementText } from './statementText.js'

const weth = '0x00000000000000000000000000000000000000ee'
const lanterns = '0x00000000000000000000000000000000000000aa'
const unknown = '0x00000000000000000000000000000000000000ff'
const anna = '0x1111111111111111111111111111111111111111'
const ben = '0x2222222222222222222222222222222222222222'
const context = {
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: weth, symbol: 'WETH', decimals: 18 },
    { address: lanterns, symbol: 'Lanterns' },
  ],
  names: [{ address: ben, name: 'Ben' }],
} as const
const abi = parseAbi([
  'function approve(address operator, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'function incrementCounter()',
])
const say = (call: Order.Call, language: 'en' | 'de' = 'de') =>
  Order.explainTransaction(call, context).statements.map((statement) =>
    statementText(statement, inspectWords[language].statements, context),
  )

describe('statementText', () => {
  test.each([
    [
      { to: weth, data: encodeFunctionData({ abi, functionName: 'approve', args: [anna, 10n ** 18n] }) },
      `Du lässt ${anna} 1\u00a0WETH aus deinem Konto bewegen.`,
    ],
    [
      { to: weth, data: encodeFunctionData({ abi, functionName: 'approve', args: [ben, 2n ** 256n - 1n] }) },
      `Du lässt Ben (${ben}) beliebig viel von deinem WETH (${weth}) bewegen.`,
    ],
    [
      { to: weth, data: encodeFunctionData({ abi, functionName: 'approve', args: [anna, 0n] }) },
      `${anna} kann dein WETH (${weth}) nicht mehr bewegen.`,
    ],
    [
      {
        to: lanterns,
        data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [anna, true] }),
      },
      `Du lässt ${anna} alle deine Stücke von Lanterns (${lanterns}) bewegen, jetzt und in Zukunft.`,
    ],
    [
      {
        to: lanterns,
        data: encodeFunctionData({ abi, functionName: 'transferFrom', args: [anna, ben, 7n] }),
      },
      `Du bewegst Nr. 7 von Lanterns (${lanterns}) von ${anna} zu Ben (${ben}).`,
    ],
    [
      { to: unknown, data: encodeFunctionData({ abi, functionName: 'transferFrom', args: [anna, ben, 7n] }) },
      `Du bewegst 7 Einheiten (oder Stück Nr. 7) von ${unknown} von ${anna} zu Ben (${ben}).`,
    ],
    [
      {
        to: lanterns,
        data: encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [anna, ben, 7n, 3n, '0x'] }),
      },
      `Du bewegst 3 × Nr. 7 von Lanterns (${lanterns}) von ${anna} zu Ben (${ben}).`,
    ],
    [
      { to: weth, data: encodeFunctionData({ abi, functionName: 'deposit' }), value: 10n ** 18n },
      `Du packst 1\u00a0ETH in WETH (${weth}) ein.`,
    ],
    [
      { to: weth, data: encodeFunctionData({ abi, functionName: 'withdraw', args: [10n ** 18n] }) },
      'Du packst 1\u00a0WETH in die Währung der Kette aus.',
    ],
    [
      { to: seaportAddress, data: encodeFunctionData({ abi, functionName: 'incrementCounter' }) },
      'Du stornierst alle Orders, die du signiert hast und die noch nicht erfüllt sind.',
    ],
    [{ to: ben, value: 5n * 10n ** 17n }, `Du schickst 0.5\u00a0ETH an Ben (${ben}).`],
  ] as const)('default: %#', (call, sentence) => {
    expect(say(call).map((text) => text.replace('0,5', '0.5'))).toEqual([sentence])
  })

  test('behavior: in English as in German', () => {
    expect(say({ to: ben, value: 10n ** 18n }, 'en')).toEqual([`You send 1\u00a0ETH to Ben (${ben}).`])
  })

  test('default: an order', () => {
    const ether = { itemType: ItemType.NATIVE, token: zeroAddress, identifierOrCriteria: 0n } as const
    const lantern = {
      itemType: ItemType.ERC721,
      token: lanterns,
      identifierOrCriteria: 7n,
      startAmount: 1n,
      endAmount: 1n,
    } as const
    const statements: readonly Order.Statement[] = [
      { type: 'gives', items: [lantern] },
      { type: 'gets', items: [] },
      {
        type: 'fee',
        recipient: ben,
        fee: { ...ether, startAmount: 10n ** 18n, endAmount: 10n ** 18n, recipient: ben, basisPoints: 250 },
      },
      { type: 'time', from: undefined, until: undefined },
      { type: 'fillable', by: { type: 'taker', account: anna }, inParts: true },
      { type: 'cancelled', statement: { type: 'gives', items: [lantern, lantern] } },
      { type: 'fillsMany', count: 3, maximum: 2n },
      { type: 'pays', items: [lantern], atMost: true, ofWhole: false },
      { type: 'receives', items: [lantern], atMost: false, ofWhole: true },
    ]
    const { statements: words } = inspectWords.de
    expect(
      statements.map((statement) => statementText(statement, words, context).replace('2,5', '2.5')),
    ).toEqual([
      'Du gibst Lanterns #7.',
      'Du bekommst nichts.',
      `Ben (${ben}) bekommt 1\u00a0ETH (2.5 %).`,
      'Sie endet nie.',
      `Jeder kann sie erfüllen, auch in Teilen, aber ${anna} bekommt die Stücke.`,
      'Storniert: Du gibst Lanterns #7 und Lanterns #7.',
      'Du erfüllst bis zu 2 von 3 Orders, sofern sie noch offen sind.',
      'Du zahlst höchstens Lanterns #7.',
      'Für die ganze Order: Du bekommst Lanterns #7.',
    ])
  })
})
