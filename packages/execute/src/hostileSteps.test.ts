import { ItemType, knownConduitKey, noConduitKey, type Order, OrderType, seaportAbi } from '@souk/seaport'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { RunOptions } from './run/runSteps.js'
import type { Kind } from './state/ExecutionState.js'
import { start } from './testing/run.js'
import {
  account,
  answer,
  contract,
  exchange,
  hash,
  orderSignature,
  paths,
  price,
  stranger,
  transaction,
  usual,
  weth,
} from './testing/scenarios.js'

const seller: Address = '0x1111111111111111111111111111111111111111'
const junk: Address = '0x2222222222222222222222222222222222222222'
const ether = parseEther('1')

type Item = Order.Components['offer'][number]
const nft = (identifier: bigint, token: Address = contract): Item => {
  return {
    itemType: ItemType.ERC721,
    token,
    identifierOrCriteria: identifier,
    startAmount: 1n,
    endAmount: 1n,
  }
}
const money = (amount: bigint, token: Address = zeroAddress): Item => ({
  itemType: token === zeroAddress ? ItemType.NATIVE : ItemType.ERC20,
  token,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
})

type Terms = {
  offer: readonly Item[]
  asked: readonly (Item & { recipient?: Address })[]
  /** An extra payment after the items that the seller signed. */
  tips?: readonly (Item & { recipient: Address })[]
  recipient?: Address
}

/** A call that fills an order of the seller. */
function fill({ offer, asked, tips = [], recipient = zeroAddress }: Terms): Hex {
  const consideration = [...asked.map((item) => ({ recipient: seller, ...item })), ...tips]
  const parameters = {
    ...{ offerer: seller, zone: zeroAddress, offer, consideration, orderType: OrderType.FULL_OPEN },
    ...{ startTime: 0n, endTime: 4_102_444_800n, zoneHash: hash(0), salt: 1n, conduitKey: knownConduitKey },
    totalOriginalConsiderationItems: BigInt(asked.length),
  }
  const order = { parameters, numerator: 1n, denominator: 1n, signature: hash(1), extraData: '0x' } as const
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [order, [], noConduitKey, recipient],
  })
}

const sale = (data: Hex, value = 0n) => {
  return transaction('sale', { from: account, to: exchange, data, value: numberToHex(value) })
}
const tokenAbi = parseAbi([
  'function approve(address operator, uint256 amountOrId)',
  'function setApprovalForAll(address operator, bool approved)',
])

/** Runs a flow with scripted steps and returns how it ended. */
async function run(kind: Kind, steps: readonly unknown[], options: RunOptions = {}, path: object = {}) {
  const server = { ...usual, [paths[kind]]: answer(steps, path), '/order/v4': () => ({ results: [] }) }
  const flow = start({ name: '', kind, server, options, events: '', status: '', asked: [] })
  await flow.done
  const { state, wallet, events } = flow
  const reason = 'reason' in state ? state.reason : undefined
  const items = flow.states.flatMap((one) => one.steps.flatMap((step) => step.items))
  const found = new Set(items.flatMap(({ findings = [] }) => findings.map(({ name }) => name)))
  return { status: state.status, reason, asked: wallet.asked, events, found: [...found] }
}

const bought = { offer: [nft(7n)], asked: [money(ether)] }
const sold = { offer: [money(ether, weth)], asked: [nft(7n)] }
const quotedInWeth = { path: [{ ...price, currency: weth }] }
const tipped = fill({
  offer: [nft(7n)],
  asked: [money(parseEther('0.4'))],
  tips: [{ ...money(parseEther('0.6')), recipient: stranger }],
})

describe('steps of a hostile server', () => {
  test.each<[string, Kind, readonly unknown[], string, object?]>([
    [
      'a purchase that goes to a thief',
      'buy',
      [sale(fill({ ...bought, recipient: stranger }), ether)],
      `Check.RecipientError: sale would send tokens to ${stranger}; expected ${account}.`,
    ],
    [
      'another token of the collection at the price of this one',
      'buy',
      [sale(fill({ ...bought, offer: [nft(8n)] }), ether)],
      `Check.TargetError: sale would buy a token of ${contract}, which is not trusted.`,
    ],
    [
      'a token of a worthless collection in its place',
      'buy',
      [sale(fill({ ...bought, offer: [nft(7n, junk)] }), ether)],
      `Check.TargetError: sale would buy a token of ${junk}, which is not trusted.`,
    ],
    ['tips that are larger than the price', 'buy', [sale(tipped, ether)], 'Order.UnsafeError: tipTooLarge'],
    [
      'money for nothing',
      'buy',
      [sale(fill({ offer: [], asked: [money(ether)] }), ether)],
      'Order.UnsafeError: offererReceivesNothing',
    ],
    [
      'a sale whose money goes to a thief',
      'sell',
      [sale(fill({ ...sold, recipient: stranger }))],
      `Check.RecipientError: sale would send tokens to ${stranger}; expected ${account}.`,
    ],
    [
      'a sale for nothing, without a quote to hold it against',
      'sell',
      [sale(fill({ offer: [], asked: [nft(7n)] }))],
      'Order.UnsafeError: offererReceivesNothing',
      { path: null },
    ],
    [
      'a sale at a hundredth of the quote',
      'sell',
      [sale(fill({ ...sold, offer: [money(ether / 100n, weth)] }))],
      `Check.SpendingError: sale totals ${ether / 100n} of ${weth}; the quote is ${ether}.`,
      quotedInWeth,
    ],
    [
      'an approval of one token for a stranger',
      'list',
      [approval('approve', [stranger, 7n])],
      `Check.TargetError: nft-approval would allow tokens to be moved by ${stranger}, which is not trusted.`,
    ],
    [
      'an approval of token 0, which looks like one that is taken back',
      'list',
      [approval('approve', [stranger, 0n])],
      `Check.TargetError: nft-approval would allow tokens to be moved by ${stranger}, which is not trusted.`,
    ],
    [
      'an order to be signed while buying',
      'buy',
      [orderSignature()],
      'Check.UnfitCallError: order-signature asks for an order, which does not belong in a buy flow.',
    ],
    [
      'typed data that calls itself an order and is none',
      'list',
      [withTypes({ OrderComponents: [{ name: 'offerer', type: 'address' }] })],
      'Order.UnsafeError: unknownTypes',
    ],
    [
      'an order with arguments that cannot be read',
      'buy',
      [sale('0xe7acab24', ether)],
      'Order.UnsafeError: unknownTypes',
    ],
  ])('error: %s', async (_name, kind, steps, expected, path) => {
    const { status, reason, asked } = await run(kind, steps, {}, path)
    const names = (reason?.facts.findings ?? []) as readonly { name: string }[]
    const said = names.length > 0 ? names.map(({ name }) => name).join() : reason?.message
    expect([status, `${reason?.name}: ${said}`, asked]).toEqual(['refused', expected, []])
  })

  function approval(functionName: 'approve', args: readonly [Address, bigint]) {
    const data = encodeFunctionData({ abi: tokenAbi, functionName, args })
    return transaction('nft-approval', { to: contract, data, value: '0x0' })
  }

  function withTypes(types: object) {
    const step = orderSignature()
    const [item] = step.items
    return { ...step, items: [{ ...item, data: { ...item?.data, sign: { ...item?.data.sign, types } } }] }
  }
})

describe('what the guard finds in steps', () => {
  test('default: an honest purchase goes through, and says what nobody compared', async () => {
    const { status, found, events } = await run('buy', [sale(fill(bought), ether)])
    expect([status, found]).toEqual(['done', ['worthNotChecked']])
    expect(events.slice(0, 5)).toEqual(['quoting', 'quoted', 'found', 'located', 'asking'])
  })

  test('param: known: prices that the application knows count', async () => {
    const known = { markets: [{ contract, currency: zeroAddress, floor: ether / 1_000n }] }
    const { status, reason } = await run('buy', [sale(fill(bought), ether)], { known })
    expect([status, reason?.name]).toEqual(['refused', 'Order.UnsafeError'])
    expect(reason?.message).toContain("pass override: ['priceFarOverFloor']")
  })

  test('param: override: what the person accepts is told, and does not stop the flow', async () => {
    const { status, found, asked } = await run('buy', [sale(tipped, ether)], { override: ['tipTooLarge'] })
    expect([status, asked]).toEqual(['done', ['sale']])
    expect(found).toContain('tipTooLarge')
  })

  test('param: isTrustedTarget: what a contract that is vouched for does is read again', async () => {
    const helper = parseAbi([
      'struct TransferItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
      'struct TransferItems { TransferItem[] items; address recipient; bool validateERC721Receiver; }',
      'function bulkTransfer(TransferItems[] items, bytes32 conduitKey)',
    ])
    const items = [{ itemType: 2, token: contract, identifier: 7n, amount: 1n }]
    const data = encodeFunctionData({
      abi: helper,
      functionName: 'bulkTransfer',
      args: [[{ items, recipient: stranger, validateERC721Receiver: true }], knownConduitKey],
    })
    const step = transaction('transfer', { to: junk, data, value: '0x0' })
    const { reason } = await run('transfer', [step], { isTrustedTarget: () => true })
    expect(reason?.name).toBe('Check.RecipientError')
  })

  test('behavior: a flow that is kept keeps what was found', async () => {
    const { Execution } = await import('./index.js')
    const flow = start({
      ...{ name: '', server: { ...usual, [paths.buy]: answer([sale(fill(bought), ether)]) } },
      ...{ wallet: ['refuses'], events: '', status: '', asked: [] },
    })
    await flow.done
    const kept = Execution.parse(Execution.serialize(flow.state))
    expect(kept.steps[0]?.items[0]?.findings).toMatchObject([{ name: 'worthNotChecked', severity: 'note' }])
  })
})
