/** Tips on parts of orders: the exchange splits them like the order, and they come out as wished all the same. */
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi } from '../abi/tokens.js'
import { ItemType, maxUint256, OrderType, seaportAddress } from '../order/constants.js'
import * as Fraction from '../order/Fraction.js'
import type { Order } from '../order/Order.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'

const chain = testChain()
const { wrappedNative } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const { ERC20, ERC721, ERC1155, NATIVE } = ItemType
const ether = parseEther('1')
const wallet = (account: { privateKey: `0x${string}` }) => chain.walletClient(account)
const stranger = (): Address => privateKeyToAddress(generatePrivateKey())
const etherOf = (address: Address) => chain.publicClient.getBalance({ address })

/** An order of Amina's that is bought in pieces of some wei each; it splits into just as many units. */
const ofPieces = (pieces: bigint): Promise<Order> =>
  sign(
    wallet(amina),
    components(
      amina.address,
      [item(ERC20, { token: wrappedNative, amount: pieces })],
      [to(amina.address, item(NATIVE, { amount: 3n * pieces }))],
      { orderType: OrderType.PARTIAL_OPEN },
    ),
  )

async function mined(exchange: { executeAllActions: () => Promise<`0x${string}`> }) {
  const receipt = await chain.publicClient.waitForTransactionReceipt({
    hash: await exchange.executeAllActions(),
  })
  expect(receipt.status).toBe('success')
}

/** What is paid here costs nothing, so every tip is more than the price; whoever wishes that says so. */
const override = ['tipTooLarge'] as const

const buy = async (order: Order, unitsToFill: bigint) =>
  mined(await fulfillOrder(wallet(celeste), { order, unitsToFill }))

describe('fulfillOrder', () => {
  beforeEach(async () => {
    const hash = await wallet(amina).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, maxUint256],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
  })

  test.each([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n])(
    'param: tips: 0.1 ether with %s of 10 units, to the wei or the few that make it divide',
    async (unitsToFill) => {
      const [order, recipient] = [await ofPieces(10n), stranger()]
      const tip = to(recipient, item(NATIVE, { amount: ether / 10n }))
      const fill = await fulfillOrder(wallet(bilal), { order, unitsToFill, tips: [tip], override })
      await mined(fill)
      const got = await etherOf(recipient)
      const step = unitsToFill / Fraction.gcd(unitsToFill, 10n)
      expect([got >= ether / 10n, got - ether / 10n < step]).toEqual([true, true])
      expect(fill.movements.find((movement) => movement.to === recipient)?.amount).toBe(got)
    },
  )

  test('param: tips: with all that is left after somebody bought seven, alone and in a sweep', async () => {
    const [alone, swept, recipient] = [await ofPieces(10n), await ofPieces(10n), stranger()]
    await buy(alone, 7n)
    await buy(swept, 7n)
    const tips = [to(recipient, item(NATIVE, { amount: ether / 10n }))]
    await mined(await fulfillOrder(wallet(bilal), { order: alone, tips, override }))
    expect(await etherOf(recipient)).toBe(100_000_000_000_000_002n)
    const sweep = await fulfillOrders(wallet(bilal), {
      orders: [
        { order: swept, tips },
        { order: await ofPieces(7n), unitsToFill: 3n, tips },
      ],
      override,
    })
    expect(sweep.dropped).toEqual([])
    await mined(sweep)
    expect(await etherOf(recipient)).toBe(300_000_000_000_000_006n)
  })

  test('param: tips: in the form in which createOrder takes items, alone and in a sweep', async () => {
    const [alone, swept, recipient] = [await ofPieces(10n), await ofPieces(10n), stranger()]
    const tips = [
      { amount: 7n, recipient },
      { currency: wrappedNative, amount: 5n, recipient },
    ]
    await mined(await fulfillOrder(wallet(bilal), { order: alone, tips, override }))
    await mined(await fulfillOrders(wallet(bilal), { orders: [{ order: swept, tips }], override }))
    expect(await etherOf(recipient)).toBe(14n)
    const wrapped = await chain.publicClient.readContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [recipient],
    })
    expect(wrapped).toBe(10n)
  })

  test('behavior: whatever part is filled, the recipient gets the tip and less than a hundredth more', async () => {
    const drawn = fc
      .record({ pieces: fc.bigInt({ min: 2n, max: 60n }), amount: fc.bigInt({ min: 1n, max: 20_000n }) })
      .chain(({ pieces, amount }) =>
        fc.record({
          pieces: fc.constant(pieces),
          amount: fc.constant(amount),
          before: fc.bigInt({ min: 0n, max: pieces - 1n }),
          units: fc.option(fc.bigInt({ min: 1n, max: pieces }), { nil: undefined }),
        }),
      )
    const seen = { exact: 0, rounded: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(drawn, async ({ pieces, amount, before, units }) => {
        const [order, recipient] = [await ofPieces(pieces), stranger()]
        if (before > 0n) await buy(order, before)
        const tips = [to(recipient, item(NATIVE, { amount }))]
        const left = pieces - before
        const filled = units !== undefined && units < left ? units : left
        const step = filled / Fraction.gcd(filled, pieces)
        const most = amount + ((step - (amount % step)) % step)
        const isFar = (most - amount) * 100n > amount
        const fill = fulfillOrder(wallet(bilal), { order, unitsToFill: units, tips, override })
        if (isFar) {
          seen.refused++
          await expect(fill).rejects.toMatchObject({ name: 'Order.TipError', facts: { amount } })
          return
        }
        seen[most === amount ? 'exact' : 'rounded']++
        await mined(await fill)
        expect(await etherOf(recipient)).toBe(most)
      }),
      { numRuns: 40, seed: 1_701 },
    )
    expect(Math.min(seen.exact, seen.rounded, seen.refused)).toBeGreaterThan(3)
  })

  test('error: a tip that rounding would change names the payable amounts', async () => {
    const [order, recipient] = [await ofPieces(10n), stranger()]
    const pay = (amount: bigint) => {
      const tips = [to(recipient, item(NATIVE, { amount }))]
      return fulfillOrder(wallet(bilal), { order, unitsToFill: 7n, tips, override })
    }
    await expect(pay(10n)).rejects.toMatchObject({
      name: 'Order.TipError',
      message: expect.stringMatching(
        /^A tip of 10 cannot be paid with 7\/10 of order 0x\w{64}\. The exchange splits tips like the order, here into multiples of 7\. Choose 7 or 14, or pay the tip separately\.$/,
      ),
      facts: { amount: 10n, numerator: 7n, denominator: 10n },
    })
    await mined(await pay(14n))
    expect(await etherOf(recipient)).toBe(14n)
  })

  test.each([
    ['a single token', item(ERC721, { token: demo.contracts.lanterns, identifierOrCriteria: 1n })],
    ['pieces', item(ERC1155, { token: demo.contracts.spices, identifierOrCriteria: 1n, amount: 1_000n })],
  ])('error: %s as a tip is never rounded', async (_, tip) => {
    const fill = fulfillOrder(wallet(bilal), {
      order: await ofPieces(10n),
      unitsToFill: 3n,
      tips: [to(stranger(), tip)],
    })
    await expect(fill).rejects.toMatchObject({ name: 'Order.TipError' })
  })
})
