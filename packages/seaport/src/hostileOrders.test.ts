/** Orders made to fail, in a sweep with honest ones: each is named, and the honest ones are bought. */
import { Balances, batch, deploy, Mint, makeAccounts, type TestAccount, testChain } from '@souk/testing'
import { type Address, concat, type Hex, maxUint256, pad, parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { ItemType, noConduitKey, OrderType, seaportAddress } from './constants.js'
import type * as Order from './Order.js'
import { components, item, sign, to } from './testing/makeOrder.js'

const chain = testChain()
const { NATIVE, ERC20, ERC721 } = ItemType
const price = parseEther('1')
let seller: TestAccount
let buyer: TestAccount
let art: Address
let money: Address

beforeEach(async () => {
  ;[seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  art = await deploy(chain, 'FreeERC721')
  money = await deploy(chain, 'FreeERC20', [18])
  await batch(chain, [
    ...[1n, 2n, 3n].map((id) => Mint.erc721(art, seller.address, id)),
    Mint.erc20(money, seller.address, price),
    Mint.erc20(money, buyer.address, price),
    Mint.collectionApproval(art, seller.address, seaportAddress),
    Mint.erc20Approval(money, seller.address, seaportAddress, maxUint256),
  ])
})

const picture = (identifierOrCriteria: bigint) => item(ERC721, { token: art, identifierOrCriteria })
const native = (amount = price) => item(NATIVE, { amount })

type Sides = { offer?: Parameters<typeof components>[1]; asked?: Parameters<typeof components>[2] }

/** An order of the seller's for picture 3, different where it matters. */
const make = ({ offer, asked }: Sides = {}, changes: Partial<Order.Components> = {}) =>
  sign(
    chain.walletClient(seller),
    components(
      changes.offerer ?? seller.address,
      offer ?? [picture(3n)],
      asked ?? [to(seller.address, native())],
      changes,
    ),
  )

const honest = () => Promise.all([1n, 2n].map((id) => make({ offer: [picture(id)] })))

/** A contract that answers every call with the same bytes. */
async function answering(bytes: Hex): Promise<Address> {
  const address: Address = `0x${'a5'.repeat(19)}${bytes.slice(-2)}`
  const length = (bytes.length - 2) / 2
  const bytecode = concat([
    '0x7f',
    pad(bytes, { dir: 'right' }),
    '0x600052',
    `0x60${length.toString(16).padStart(2, '0')}`,
    '0x6000f3',
  ])
  await chain.testClient.setCode({ address, bytecode })
  return address
}

/** The kinds, and the name that each is left out by. */
const hostile: Record<string, [string, () => Promise<Order.Order>]> = {
  'offers the native currency': ['Order.MalformedError', () => make({ offer: [picture(3n), native()] })],
  'offers nothing but the native currency': ['Order.MalformedError', () => make({ offer: [native()] })],
  'is restricted without a zone': [
    'Order.MalformedError',
    () => make({}, { orderType: OrderType.FULL_RESTRICTED }),
  ],
  'asks for more of a currency than there are numbers': [
    'Order.OverflowError',
    () =>
      make({
        asked: [1n, 2n].map(() => to(seller.address, item(ERC20, { token: money, amount: 2n ** 255n }))),
      }),
  ],
  'asks for more of the native currency than there are numbers': [
    'Order.OverflowError',
    () => make({ asked: [1n, 2n].map(() => to(seller.address, native(2n ** 255n))) }),
  ],
  'gives more of a currency than there are numbers': [
    'Order.OverflowError',
    () =>
      make({
        offer: [picture(3n), ...[1n, 2n].map(() => item(ERC20, { token: money, amount: 2n ** 255n }))],
      }),
  ],
  'comes of a contract that answers four bytes': [
    'Order.SignatureError',
    async () => byContract(await answering('0x1626ba7e')),
  ],
  'comes of a contract that answers the right bytes with others behind them': [
    'Order.SignatureError',
    async () => byContract(await answering(concat(['0x1626ba7e', `0x${'01'.repeat(28)}`]))),
  ],
}

async function byContract(offerer: Address): Promise<Order.Order> {
  await batch(chain, [
    Mint.erc721(art, offerer, BigInt(offerer)),
    Mint.collectionApproval(art, offerer, seaportAddress),
  ])
  return make({ offer: [picture(BigInt(offerer))] }, { offerer })
}

const held = async (token: Address, identifier: bigint) => {
  const things = [{ itemType: ERC721, token, identifier }]
  return (await Balances.read(chain, { accounts: [buyer.address], things }))[0]?.amount
}

/** Asks the contract itself to fill an order, with everything approved that it could take. */
async function fillRaw({ parameters, signature }: Order.Order) {
  await batch(chain, [Mint.erc20Approval(money, buyer.address, seaportAddress, maxUint256)])
  const { counter: _, ...others } = parameters
  const totalOriginalConsiderationItems = BigInt(parameters.totalOriginalConsiderationItems)
  return chain.publicClient.simulateContract({
    account: buyer.address,
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'fulfillOrder',
    args: [{ parameters: { ...others, totalOriginalConsiderationItems }, signature }, noConduitKey],
    value: 3n * price,
  })
}

describe('fulfillOrders', () => {
  test.each(Object.entries(hostile))('behavior: leaves out one that %s', async (_, [name, makeHostile]) => {
    const [first, second] = (await honest()) as [Order.Order, Order.Order]
    const client = chain.walletClient(buyer)
    const orders = [first, await makeHostile(), second].map((order) => ({ order }))
    const sweep = await fulfillOrders(client, { orders })
    expect(sweep.dropped.map(({ index, reasons }) => [index, reasons[0]?.name])).toEqual([[1, name]])
    expect(sweep.payment.map(({ amount }) => amount)).toEqual([2n * price])
    await chain.publicClient.waitForTransactionReceipt({ hash: await sweep.executeAllActions() })
    expect(await Promise.all([1n, 2n].map((id) => held(art, id)))).toEqual([1n, 1n])
  })

  test.each(Object.entries(hostile))(
    'error: all or nothing with one that %s',
    async (_, [name, makeHostile]) => {
      const [first] = await honest()
      const orders = [first as Order.Order, await makeHostile()].map((order) => ({ order }))
      await expect(
        fulfillOrders(chain.walletClient(buyer), { orders, allOrNothing: true }),
      ).rejects.toMatchObject({
        name: 'Order.NotAllFillableError',
        facts: { dropped: [{ index: 1, reasons: [{ name }] }] },
      })
    },
  )
})

describe('fulfillOrder', () => {
  test.each(Object.entries(hostile))('error: alone, one that %s', async (_, [name, makeHostile]) => {
    const order = await makeHostile()
    await expect(fulfillOrder(chain.walletClient(buyer), { order })).rejects.toMatchObject({ name })
    await expect(fillRaw(order)).rejects.toThrow()
  })

  test('default: the same without what is hostile, by the contract itself', async () => {
    await expect(fillRaw(await make())).resolves.toBeDefined()
  })
})
