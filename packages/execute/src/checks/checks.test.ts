import { Order, seaportAbi } from '@souk/seaport'
import { type Address, encodeFunctionData, parseAbi, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { createExecuteClient } from '../client/ExecuteClient.js'
import type { Message, Transaction } from '../domain/Step.js'
import * as Execution from '../state/Execution.js'
import type { Kind } from '../state/ExecutionState.js'
import {
  account,
  conduit,
  contract,
  exchange,
  order,
  orderSignature,
  price,
  stranger,
  token,
  weth,
} from '../testing/scenarios.js'
import * as QuoteWire from '../wire/quote.js'
import { checkMessage } from './checkMessage.js'
import { checkPrice } from './checkPrice.js'
import { checkTransaction } from './checkTransaction.js'
import { explainStep } from './explainStep.js'
import { type FlowWish, type Ground, groundOf } from './Ground.js'
import { seaDropAddress } from './seaDrop.js'

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function mintPublic(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'struct TransferItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct TransferItems { TransferItem[] items; address recipient; bool validateERC721Receiver; }',
  'function bulkTransfer(TransferItems[] items, bytes32 conduitKey)',
])
const sentLamp = { itemType: 2, token: contract, identifier: 7n, amount: 1n }
const data = {
  approveAll: (operator: Address, approved = true) =>
    encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator, approved] }),
  approve: (spender: Address) => encodeFunctionData({ abi, functionName: 'approve', args: [spender, 1n] }),
  transfer: encodeFunctionData({ abi, functionName: 'transfer', args: [stranger, 1n] }),
  give: (from: Address, to: Address) =>
    encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [from, to, 7n] }),
  bulk: (recipient: Address) =>
    encodeFunctionData({
      abi,
      functionName: 'bulkTransfer',
      args: [[{ items: [sentLamp], recipient, validateERC721Receiver: true }], `0x${'0'.repeat(64)}`],
    }),
  mint: (to: Address) => encodeFunctionData({ abi, functionName: 'mint', args: [to, 1n, 2n] }),
  drop: (collection: Address, minter: Address) =>
    encodeFunctionData({ abi, functionName: 'mintPublic', args: [collection, stranger, minter, 2n] }),
  deposit: encodeFunctionData({ abi, functionName: 'deposit' }),
  withdraw: encodeFunctionData({ abi, functionName: 'withdraw', args: [1n] }),
  trade: '0x5a1e5a1e',
  cancel: encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[]] }),
} as const
const [chain] = createExecuteClient({
  chains: [{ id: 1, name: 'mainnet', baseApiUrl: '', wrappedNativeToken: weth }],
}).chains

function ground(kind: Kind, wish: FlowWish = { tokens: [token] }) {
  const state = Execution.start({ kind, chainId: 1, account, request: { path: '/', body: {} } })
  return groundOf(state, chain, wish)
}

/** Summarises the result: the role to vouch for, an error, or the guard's refusal. */
function verdict(kind: Kind, to: Address, input: `0x${string}`, wish?: FlowWish): string {
  const about = ground(kind, wish)
  const transaction = { to, data: input, value: 0n }
  const found = check(about, transaction)
  if ('error' in found) return found.error.name
  const unknown = found.unknown.map(({ role, address }) => `${role} ${address}`).join(', ')
  const { findings } = explainStep(about, { data: transaction })
  const refused = Order.blockingFindings(findings).map(({ name }) => name)
  return unknown || refused.join(', ') || 'fine'
}

function check(about: Ground, transaction: Transaction, sums: readonly Execution.Total[] = totals) {
  const explained = explainStep(about, { data: transaction })
  return checkTransaction(about, { stepId: 'sale', transaction, explained, totals: sums })
}

const ether = parseEther('1')
const totals = [
  { currency: zeroAddress, decimals: 18, raw: String(ether) },
  { currency: weth, decimals: 18, raw: String(ether) },
]
const [nft] = order.offer
const [ethPaid] = order.consideration
type Item = {
  itemType: number
  token: Address
  identifierOrCriteria: string
  startAmount: string
  endAmount: string
}
const toItem = ({ itemType, token, identifierOrCriteria, startAmount, endAmount }: Item) => ({
  itemType,
  token,
  identifierOrCriteria: BigInt(identifierOrCriteria),
  startAmount: BigInt(startAmount),
  endAmount: BigInt(endAmount),
})
const parametersOf = (
  offer: readonly Item[],
  consideration: readonly Item[],
  offerer: Address = stranger,
) => ({
  offerer,
  zone: zeroAddress,
  offer: offer.map(toItem),
  consideration: consideration.map((item) => ({ ...toItem(item), recipient: stranger })),
  ...{ orderType: 0, startTime: 0n, endTime: 0n, zoneHash, salt: 0n, conduitKey: zoneHash },
  totalOriginalConsiderationItems: BigInt(consideration.length),
})
const zoneHash = `0x${'0'.repeat(64)}` as const
const sized = { numerator: 1n, denominator: 1n, signature: '0x', extraData: '0x' } as const
const wethPaid = { ...ethPaid, itemType: 1, token: weth } as Item
const [lamp, eth] = [nft, ethPaid] as [Item, Item]

/** An order that offers items for others, filled by an account. */
const filled = (offer: readonly Item[], asked: readonly Item[], recipient: Address) =>
  encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [{ parameters: parametersOf(offer, asked), ...sized }, [], zoneHash, recipient],
  })
const available = (recipient: Address) =>
  encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [[{ parameters: parametersOf([lamp], [eth]), ...sized }], [], [], [], zoneHash, recipient, 1n],
  })
/** The account offers an item, and an order of someone else asks for it. */
const matched = (offer: readonly Item[]) =>
  encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      [
        { parameters: parametersOf(offer, [], account), ...sized },
        { parameters: parametersOf([], offer), ...sized },
      ],
      [],
      [],
      zeroAddress,
    ],
  })
const basic = (basicOrderType: number, amount: bigint) =>
  encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillBasicOrder_efficient_6GL6yc',
    args: [
      {
        considerationToken: basicOrderType < 8 ? zeroAddress : basicOrderType < 16 ? weth : contract,
        ...{ considerationIdentifier: 0n, considerationAmount: amount, offerer: stranger, zone: zeroAddress },
        ...{
          offerToken: basicOrderType < 16 ? contract : weth,
          offerIdentifier: 7n,
          offerAmount: basicOrderType < 16 ? 1n : amount,
        },
        ...{ basicOrderType, startTime: 0n, endTime: 0n, zoneHash, salt: 0n },
        ...{ offererConduitKey: zoneHash, fulfillerConduitKey: zoneHash, signature: '0x' },
        totalOriginalAdditionalRecipients: 0n,
        additionalRecipients: [],
      },
    ],
  })

describe('checkTransaction', () => {
  test.each<[string, Kind, Address, `0x${string}`, string, FlowWish?]>([
    ['a trade on a known exchange', 'buy', exchange, data.trade, 'fine'],
    ['a trade elsewhere', 'buy', stranger, data.trade, `contract ${stranger}`],
    ['an approval for the conduit', 'list', contract, data.approveAll(conduit), 'fine'],
    ['an approval for a stranger', 'list', contract, data.approveAll(stranger), `operator ${stranger}`],
    ['an approval taken back', 'list', contract, data.approveAll(stranger, false), 'fine'],
    [
      'an approval in a collection that was not named',
      'list',
      weth.replace('C02', 'D02') as Address,
      data.approveAll(conduit),
      `collection ${weth.replace('C02', 'D02')}`,
    ],
    ['an allowance of what is paid with', 'buy', weth, data.approve(conduit), 'fine'],
    ['an allowance of something else', 'buy', stranger, data.approve(conduit), `currency ${stranger}`],
    ['an allowance for a stranger', 'bid', weth, data.approve(stranger), `operator ${stranger}`],
    ['wrapping', 'bid', weth, data.deposit, 'fine'],
    ['unwrapping', 'buy', weth, data.withdraw, 'fine'],
    ['wrapping elsewhere', 'bid', stranger, data.deposit, `currency ${stranger}`],
    ['money given away', 'buy', weth, data.transfer, 'Check.UnfitCallError'],
    [
      'a token given away while buying',
      'buy',
      contract,
      data.give(account, stranger),
      'Check.UnfitCallError',
    ],
    [
      'a token given to whom it is meant for',
      'transfer',
      contract,
      data.give(account, stranger),
      'fine',
      { tokens: [token], recipient: stranger },
    ],
    [
      'a token given to somebody else',
      'transfer',
      contract,
      data.give(account, conduit),
      'Check.RecipientError',
      { tokens: [token], recipient: stranger },
    ],
    [
      'a token of somebody else',
      'transfer',
      contract,
      data.give(conduit, stranger),
      'Check.AccountError',
      { tokens: [token], recipient: stranger },
    ],
    [
      'a token of another contract',
      'transfer',
      exchange,
      data.give(account, stranger),
      `contract ${exchange}`,
      { tokens: [token], recipient: stranger },
    ],
    [
      'tokens given in bulk',
      'transfer',
      conduit,
      data.bulk(stranger),
      'fine',
      { tokens: [token], recipient: stranger },
    ],
    [
      'tokens given in bulk to somebody else',
      'transfer',
      conduit,
      data.bulk(account),
      'Check.RecipientError',
      { tokens: [token], recipient: stranger },
    ],
    ['a mint by the collection', 'mint', contract, '0x40c10f19', 'fine', { collections: [contract] }],
    [
      'a mint by a stranger',
      'mint',
      stranger,
      '0x40c10f19',
      `contract ${stranger}`,
      { collections: [contract] },
    ],
    [
      'a mint for somebody else',
      'mint',
      contract,
      data.mint(stranger),
      'Check.RecipientError',
      { collections: [contract] },
    ],
    [
      'a mint at SeaDrop',
      'mint',
      seaDropAddress,
      data.drop(contract, zeroAddress),
      'fine',
      { collections: [contract] },
    ],
    [
      'a mint at SeaDrop for somebody else',
      'mint',
      seaDropAddress,
      data.drop(contract, stranger),
      'Check.RecipientError',
      { collections: [contract] },
    ],
    [
      'a mint of another collection at SeaDrop',
      'mint',
      seaDropAddress,
      data.drop(stranger, zeroAddress),
      'Check.UnfitCallError',
      { collections: [contract] },
    ],
    ['a call of SeaDrop while buying', 'buy', seaDropAddress, data.trade, `contract ${seaDropAddress}`],
    ['an order filled for the account', 'buy', exchange, filled([lamp], [eth], account), 'fine'],
    ['an order filled for whoever calls', 'buy', exchange, filled([lamp], [eth], zeroAddress), 'fine'],
    [
      'an order filled for a stranger',
      'buy',
      exchange,
      filled([lamp], [eth], stranger),
      'Check.RecipientError',
    ],
    ['orders filled for a stranger', 'buy', exchange, available(stranger), 'Check.RecipientError'],
    ['an order filled elsewhere', 'buy', stranger, filled([lamp], [eth], account), `contract ${stranger}`],
    [
      'a token taken while buying',
      'buy',
      exchange,
      filled([wethPaid], [lamp], account),
      'Check.UnfitCallError',
    ],
    ['a token taken by a match while buying', 'buy', exchange, matched([lamp]), 'Check.UnfitCallError'],
    ['a match that takes money for nothing', 'buy', exchange, matched([wethPaid]), 'offererReceivesNothing'],
    [
      'more money than was quoted',
      'buy',
      exchange,
      filled([lamp], [wethPaid, wethPaid, wethPaid], account),
      'Check.SpendingError',
    ],
    ['a trade that cannot be read', 'buy', exchange, '0xe7acab24', 'unknownTypes'],
    ['a trade while listing', 'list', exchange, filled([lamp], [eth], account), 'Check.UnfitCallError'],
    ['a call of the exchange while listing', 'list', exchange, data.trade, `contract ${exchange}`],
    ['a cancellation', 'cancel', exchange, data.cancel, 'fine'],
    ['a basic order', 'buy', exchange, basic(0, ether), 'fine'],
    ['a basic order in another currency', 'buy', exchange, basic(8, ether), 'fine'],
    ['a basic order that is too dear', 'buy', exchange, basic(8, 3n * ether), 'Check.SpendingError'],
    ['a basic order that takes a token', 'buy', exchange, basic(16, ether), 'Check.UnfitCallError'],
    ['a sale', 'sell', exchange, filled([wethPaid], [lamp], account), 'Check.SpendingError'],
    [
      'a sale of something else',
      'sell',
      exchange,
      filled([wethPaid], [{ ...lamp, token: stranger }], account),
      'Check.UnfitCallError',
    ],
    [
      'gifts by an order of one’s own',
      'transfer',
      exchange,
      filled([lamp], [], stranger),
      'fine',
      { tokens: [token], recipient: stranger },
    ],
    [
      'gifts to somebody else',
      'transfer',
      exchange,
      filled([lamp], [], conduit),
      'Check.RecipientError',
      { tokens: [token], recipient: stranger },
    ],
  ])('behavior: %s', (_name, kind, to, input, expected, wish) => {
    expect(verdict(kind, to, input, wish)).toBe(expected)
  })

  test('error: in the name of another account, on another chain', () => {
    const transaction = { to: exchange, data: data.trade, value: 0n }
    const about = ground('buy')
    const checked = (rest: object) => check(about, { ...transaction, ...rest })
    expect(checked({ from: stranger })).toMatchObject({ error: { name: 'Check.AccountError' } })
    expect(checked({ chainId: 137 })).toMatchObject({ error: { name: 'Check.ChainError' } })
    expect(checked({ from: account, chainId: 1 })).toEqual({ unknown: [] })
  })
})

describe('a sale', () => {
  const sold = (amount: string, quoted: bigint) => {
    const transaction = {
      to: exchange,
      value: 0n,
      data: filled([{ ...wethPaid, startAmount: amount, endAmount: amount }], [lamp], account),
    }
    const found = check(ground('sell'), transaction, [{ currency: weth, decimals: 18, raw: String(quoted) }])
    return 'error' in found ? found.error.message : 'fine'
  }

  test('behavior: brings what was quoted, before or after fees', () => {
    expect(sold('100', 100n)).toBe('fine')
    expect(sold('85', 100n)).toBe('fine')
    expect(sold('84', 100n)).toBe(`sale totals 84 of ${weth}; the quote is 100.`)
  })
})

describe('checkMessage', () => {
  const listings = [{ token, weiPrice: parseEther('1') }]
  const messageOf = (value: object, domain: object = {}): Message => {
    const [step] = QuoteWire.decode({ steps: [orderSignature(value, domain)] }).steps
    const sign = step?.kind === 'signature' ? step.items[0]?.data?.sign : undefined
    if (!sign) throw new RangeError('no message')
    return sign
  }
  const verdict = (message: Message, kind: Kind = 'list', wish: FlowWish = { tokens: [token], listings }) => {
    const about = ground(kind, wish)
    const explained = explainStep(about, { data: message })
    const found = checkMessage(about, { stepId: 'order-signature', message, explained })
    return 'error' in found ? found.error.message : found.unknown.map(({ role }) => role).join()
  }
  const [item] = order.offer
  const [paid] = order.consideration

  test.each<[string, object, string]>([
    ['as it should be', order, ''],
    [
      'another token',
      { ...order, offer: [{ ...item, identifierOrCriteria: '8' }] },
      'it gives a token that you did not ask to list',
    ],
    [
      'another contract',
      { ...order, offer: [{ ...item, token: weth }] },
      'it gives a token that you did not ask to list',
    ],
    [
      'more than it should',
      { ...order, offer: [{ ...item, startAmount: '2', endAmount: '2' }] },
      'it gives a token that you did not ask to list',
    ],
    ['two tokens', { ...order, offer: [item, item] }, 'it must give exactly one item'],
    ['money', { ...order, offer: [{ ...item, itemType: 1, token: weth }] }, 'it gives money'],
    [
      'a price that falls to nothing',
      { ...order, consideration: [{ ...paid, endAmount: '0' }] },
      'the seller receives less than the price',
    ],
    [
      'most of it for others',
      {
        ...order,
        consideration: [
          { ...paid, startAmount: '1' },
          { ...paid, recipient: stranger },
        ],
      },
      'the seller receives less than the price',
    ],
    ['another account', { ...order, offerer: stranger }, `order-signature is for account ${stranger}`],
  ])('behavior: a listing, %s', (_name, value, expected) => {
    expect(verdict(messageOf(value))).toContain(expected)
  })

  test('behavior: orders that are signed together are read one by one', () => {
    const empty = { ...order, offerer: zeroAddress, offer: [], consideration: [] }
    const bad = { ...order, offer: [{ ...item, identifierOrCriteria: '8' }] }
    expect(
      verdict(
        messageOf({
          tree: [
            [order, empty],
            [empty, empty],
          ],
        }),
      ),
    ).toBe('')
    expect(
      verdict(
        messageOf({
          tree: [
            [order, empty],
            [bad, empty],
          ],
        }),
      ),
    ).toContain('you did not ask to list')
  })

  test('behavior: a falling price', () => {
    const falling = [{ token, weiPrice: parseEther('1'), endWeiPrice: parseEther('0.5') }]
    const half = { ...order, consideration: [{ ...paid, endAmount: String(parseEther('0.5')) }] }
    expect(verdict(messageOf(half), 'list', { tokens: [token], listings: falling })).toBe('')
    expect(verdict(messageOf(half))).toContain('less than the price')
  })

  test.each<[string, object, string]>([
    ['as it should be', {}, ''],
    [
      'more than the price',
      { offer: [{ ...paid, itemType: 1, token: weth, endAmount: String(parseEther('2')) }] },
      'it gives more than the price',
    ],
    [
      'a currency that you did not request',
      { offer: [{ ...paid, itemType: 1, token: stranger }] },
      'it uses a currency that you did not request',
    ],
    ['a token', { offer: [item] }, 'it gives a token'],
    [
      'nothing for the bidder',
      { consideration: [{ ...item, recipient: stranger }] },
      'the bidder receives no token',
    ],
  ])('behavior: a bid, %s', (_name, rest, expected) => {
    const bid = {
      ...order,
      offer: [{ ...paid, itemType: 1, token: weth }],
      consideration: [{ ...item, recipient: account }],
      ...rest,
    }
    const bids = [{ token, weiPrice: parseEther('1') }]
    expect(verdict(messageOf(bid), 'bid', { tokens: [token], bids })).toContain(expected)
  })

  test('behavior: whom it is for must be known', () => {
    expect(verdict(messageOf(order, { verifyingContract: stranger }))).toBe('verifier')
    const permit = messageOf({ owner: account, spender: stranger, value: '1' }, { verifyingContract: weth })
    expect(verdict(permit, 'buy')).toBe('operator')
    expect(
      verdict(
        messageOf({ owner: account, spender: conduit, value: '1' }, { verifyingContract: weth }),
        'buy',
      ),
    ).toBe('')
  })
})

describe('checkPrice', () => {
  const total = (raw: bigint, decimals = 18, currency: Address = zeroAddress) => ({
    currency,
    decimals,
    raw: String(raw),
  })
  const check = (kind: Kind, totals: Execution.Total[], expected: Execution.Expectation[]) =>
    checkPrice({ kind, totals, expected }, chain)?.message

  test('behavior: the tolerance is one part in 100 000 of a whole unit', () => {
    const expected = [{ currency: zeroAddress, raw: String(parseEther('1')) }]
    expect(check('buy', [total(parseEther('1.00001'))], expected)).toBe(undefined)
    expect(check('buy', [total(parseEther('1.000011'))], expected)).toBe(
      'Attention: the total price is now 1.000011',
    )
    expect(check('sell', [total(parseEther('0.99999'))], expected)).toBe(undefined)
    expect(check('sell', [total(parseEther('0.999989'))], expected)).toBe(
      'Attention: the offer price of this token is now 0.999989',
    )
    expect(check('buy', [total(1n)], expected)).toBe(undefined)
  })

  test('behavior: a server cannot widen the tolerance by naming other decimals', () => {
    const expected = [{ currency: weth, raw: '1000' }]
    expect(check('buy', [total(10n ** 30n, 77, weth)], expected)).toContain('Attention')
  })

  test('behavior: amounts in whole units', () => {
    expect(check('buy', [total(1_500_000n, 6, weth)], [{ currency: weth, amount: '1.5' }])).toBe(undefined)
    expect(check('buy', [total(1_600_000n, 6, weth)], [{ currency: weth, amount: '1.5' }])).toContain(
      'is now 1.6',
    )
  })

  test('behavior: each currency for itself, and other flows have no price', () => {
    const expected = [{ currency: zeroAddress, raw: '100' }]
    expect(check('buy', [total(100n), total(1n, 18, weth)], expected)).toContain('Attention')
    expect(check('cancel', [], expected)).toBe(undefined)
    expect(checkPrice({ kind: 'buy', totals: [total(100n)] }, chain)).toBe(undefined)
  })

  test('behavior: what is paid on top, and in another currency, counts', () => {
    const { path } = QuoteWire.decode({
      steps: [],
      path: [
        { ...price, feesOnTop: [{ rawAmount: '5' }] },
        { ...price, totalRawPrice: String(parseEther('3')) },
        { ...price, buyInCurrency: weth, buyInRawQuote: '9', buyInCurrencyDecimals: 18 },
      ],
    })
    const state = Execution.start({ kind: 'buy', chainId: 1, account, request: { path: '/', body: {} } })
    const quote = { steps: [], errors: [], fees: {}, ...(path ? { path } : undefined) }
    expect(Execution.reduce(state, { type: 'quoted', quote }).totals).toEqual([
      { currency: zeroAddress, decimals: 18, raw: String(parseEther('4') + 5n) },
      { currency: weth, decimals: 18, raw: '9' },
    ])
  })
})
