/**
 * Prices in ether that fall: the value is what the price is at the latest block, and in the next one some of it comes
 * back. Who estimates gas at the latest block must have allowed for that.
 */
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi } from '../abi/tokens.js'
import * as Amount from '../order/Amount.js'
import { ItemType, maxUint256, seaportAddress } from '../order/constants.js'
import type { Order } from '../order/Order.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { fulfillPrivateListing } from './fulfillPrivateListing.js'

const chain = testChain()
const { wrappedNative, spices } = demo.contracts
const [amina, bilal] = demo.accounts
const { ERC20, ERC1155, NATIVE } = ItemType
const ether = parseEther('1')
const seller = () => chain.walletClient(amina)
const buyer = () => chain.walletClient(bilal)

const clock = async () => {
  const { timestamp } = await chain.publicClient.getBlock()
  return { startTime: timestamp - 10n, endTime: timestamp + 1_000n }
}

async function falling(changes: { endAmount?: bigint } = {}): Promise<Order> {
  const { endAmount = ether / 10n } = changes
  return sign(
    seller(),
    components(
      amina.address,
      [item(ERC20, { token: wrappedNative, amount: 5n })],
      [
        to(amina.address, item(NATIVE, { amount: ether, endAmount })),
        to(demo.artist.address, item(NATIVE, { amount: ether, endAmount })),
      ],
      await clock(),
    ),
  )
}

async function privateListing(token?: Address): Promise<Order> {
  for (let identifier = 1n; ; identifier++) {
    const listing = await createOrder(seller(), {
      offer: [{ itemType: ERC1155, contract: spices, tokenId: identifier, amount: 1n }],
      consideration: [{ currency: token, amount: ether, endAmount: ether / 10n }],
      taker: bilal.address,
      ...(await clock()),
    }).catch(() => undefined)
    if (listing) return listing.executeAllActions()
  }
}

type Actions = Awaited<ReturnType<typeof fulfillOrder>>['actions']

/** Sends a transaction with what it takes at the latest block, in a block of twelve seconds later. */
async function sendLater({ actions }: { actions: Actions }) {
  const [action] = actions.slice(-1)
  const transaction = action?.transactionMethods.buildTransaction() ?? expect.fail('no transaction')
  const gas = await chain.publicClient.estimateGas({
    account: bilal.address,
    ...transaction,
    blockTag: 'latest',
  })
  const { timestamp } = await chain.publicClient.getBlock()
  await chain.testClient.setNextBlockTimestamp({ timestamp: timestamp + 12n })
  const hash = await buyer().sendTransaction({ ...transaction, gas })
  const { status, gasUsed } = await chain.publicClient.waitForTransactionReceipt({ hash })
  return { status, spare: Number(gas - gasUsed) }
}

describe('falling prices', () => {
  beforeEach(async () => {
    for (const client of [seller(), buyer()]) {
      const hash = await client.writeContract({
        address: wrappedNative,
        abi: erc20Abi,
        functionName: 'approve',
        args: [seaportAddress, maxUint256],
      })
      await chain.publicClient.waitForTransactionReceipt({ hash })
    }
  })

  test.each([
    ['one order', async () => fulfillOrder(buyer(), { order: await falling() })],
    ['a part', async () => fulfillOrder(buyer(), { order: await falling(), recipient: demo.artist.address })],
    [
      'one that rises beside it',
      async () =>
        fulfillOrders(buyer(), {
          orders: [{ order: await falling() }, { order: await falling({ endAmount: 2n * ether }) }],
        }),
    ],
    [
      'a sweep',
      async () =>
        fulfillOrders(buyer(), { orders: [{ order: await falling() }, { order: await falling() }] }),
    ],
    [
      'all or nothing',
      async () =>
        fulfillOrders(buyer(), {
          orders: [{ order: await falling() }, { order: await falling() }],
          allOrNothing: true,
        }),
    ],
    ['a private listing', async () => fulfillPrivateListing(buyer(), { order: await privateListing() })],
    [
      'a private listing in a currency',
      async () => fulfillPrivateListing(buyer(), { order: await privateListing(wrappedNative) }),
    ],
  ])('behavior: gas that is enough at the latest block is enough in the next: %s', async (_, prepare) => {
    expect(await sendLater(await prepare())).toMatchObject({ status: 'success' })
  })

  test('behavior: the refund is everything but the price at the block', async () => {
    const order = await falling()
    const fill = await fulfillOrder(buyer(), { order })
    const before = await chain.publicClient.getBalance({ address: bilal.address })
    const { startTime, endTime } = order.parameters
    await sendLater(fill)
    const { timestamp } = await chain.publicClient.getBlock()
    const price = Amount.at(
      { startAmount: ether, endAmount: ether / 10n },
      { startTime, endTime, now: timestamp, roundUp: true },
    )
    const [hash] = (await chain.publicClient.getBlock()).transactions
    const { gasUsed, effectiveGasPrice } = await chain.publicClient.getTransactionReceipt({
      hash: hash ?? '0x',
    })
    const after = await chain.publicClient.getBalance({ address: bilal.address })
    expect(before - after - gasUsed * effectiveGasPrice).toBe(2n * price)
  })

  test('behavior: a taker with exactly the price of a private listing can pay it', async () => {
    const order = await privateListing(wrappedNative)
    const money = { address: wrappedNative, abi: erc20Abi } as const
    const held = await chain.publicClient.readContract({
      ...money,
      functionName: 'balanceOf',
      args: [bilal.address],
    })
    const { startTime, endTime } = order.parameters
    const { timestamp: now } = await chain.publicClient.getBlock()
    const price = Amount.at(
      { startAmount: ether, endAmount: ether / 10n },
      { startTime, endTime, now: now + 1n, roundUp: true },
    )
    await chain.testClient.setNextBlockTimestamp({ timestamp: now + 1n })
    const transfer = await buyer().writeContract({
      ...money,
      functionName: 'transfer',
      args: [amina.address, held - price],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash: transfer })
    const { executeAllActions } = await fulfillPrivateListing(buyer(), { order })
    // Nothing is spare at the price of this second, so an estimate of now knows no refund, and is too low a second later.
    const hash = await executeAllActions({ gas: 1_000_000n })
    const receipt = await chain.publicClient.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
  })
})
