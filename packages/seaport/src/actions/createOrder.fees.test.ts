/** Who gets what of a price: `fees` of `createOrder`, in every form of order that has a currency. */
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { ItemType, noConduitKey } from '../order/constants.js'
import type { ConsiderationItem } from '../order/Item.js'
import { readWish } from '../plan/readWish.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'

const chain = testChain()
const { lanterns, wrappedNative, dusd } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const { ERC721 } = ItemType
const ether = parseEther('1')
const recipient = demo.artist.address
const fees = [{ recipient, basisPoints: 250 }]
const weth = (amount: bigint, to?: Address) => ({ currency: wrappedNative, amount, recipient: to })

async function tokensOf(owner: Address): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const ownerOf = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf' } as const
  const read = (id: bigint) => chain.publicClient.readContract({ ...ownerOf, args: [id] })
  const owners = await Promise.all(ids.map(read))
  return ids.filter((_, index) => owners[index] === owner)
}

const lantern = (identifier: bigint) => ({ itemType: ERC721, contract: lanterns, tokenId: identifier })
const wethOf = (account: Address) =>
  chain.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

/** The consideration of an order of Amina's, as it would be signed. */
function asked(options: Pick<createOrder.Options, 'offer' | 'consideration' | 'fees'>) {
  return readWish(options, { offerer: amina.address, conduitKey: noConduitKey }).consideration
}

const starts = (items: readonly ConsiderationItem[]) => items.map((item) => item.startAmount)

describe('createOrder', () => {
  test('param: fees: with a currency on both sides, they are of what is asked', async () => {
    const [[mine = 0n], [theirs = 0n]] = [await tokensOf(amina.address), await tokensOf(bilal.address)]
    const accounts = [amina.address, bilal.address, recipient]
    const before = await Promise.all(accounts.map(wethOf))
    const { executeAllActions } = await createOrder(chain.walletClient(amina), {
      offer: [lantern(mine), weth(10n * ether)],
      consideration: [lantern(theirs), weth(5n * ether)],
      fees,
    })
    const order = await executeAllActions()
    const fill = await fulfillOrder(chain.walletClient(bilal), { order })
    await chain.publicClient.waitForTransactionReceipt({ hash: await fill.executeAllActions() })
    const after = await Promise.all(accounts.map(wethOf))
    const gained = after.map((amount, index) => amount - (before[index] ?? 0n))
    expect(gained).toEqual([parseEther('-5.125'), parseEther('5'), parseEther('0.125')])
    expect(starts(order.parameters.consideration)).toEqual([1n, parseEther('4.875'), parseEther('0.125')])
  })

  test.each<[string, bigint, bigint | undefined, readonly number[], readonly bigint[]]>([
    ['2.5 % and 5 % of 399', 399n, undefined, [250, 500], [371n, 9n, 19n]],
    ['almost everything', 100n, undefined, [9_900], [1n, 99n]],
    ['a price that falls', 1_000n, 400n, [250], [975n, 25n]],
  ])('param: fees: %s', (_, amount, endAmount, points, parts) => {
    const consideration = asked({
      offer: [lantern(1n)],
      consideration: [{ amount, endAmount }],
      fees: points.map((basisPoints) => ({ recipient, basisPoints })),
    })
    expect(starts(consideration)).toEqual(parts)
    expect(consideration.reduce((sum, item) => sum + item.endAmount, 0n)).toBe(endAmount ?? amount)
  })

  test.each<[string, createOrder.Options['offer'], createOrder.Options['consideration'], readonly bigint[]]>([
    ['an offer: of what is given', [weth(10n * ether)], [lantern(1n)], [1n, ether / 4n]],
    ['an offer of a token and a currency', [lantern(1n), weth(10n * ether)], [lantern(2n)], [1n, ether / 4n]],
    [
      'little asked for, much given',
      [lantern(1n), weth(10n * ether)],
      [lantern(2n), weth(ether / 5n)],
      [1n, parseEther('0.195'), parseEther('0.005')],
    ],
    [
      'change asked back',
      [weth(10n * ether)],
      [lantern(2n), weth(ether)],
      [1n, parseEther('0.975'), parseEther('0.025')],
    ],
    [
      'several parts of the maker, the first used up',
      [lantern(1n)],
      [weth(1n), weth(99n), weth(100n, celeste.address)],
      [95n, 100n, 5n],
    ],
    ['all for others', [lantern(1n)], [weth(200n, celeste.address)], [195n, 5n]],
  ])('param: fees: %s', (_, offer, consideration, amounts) => {
    expect(starts(asked({ offer, consideration, fees }))).toEqual(amounts)
  })

  test('behavior: fees and the rest add up to the price, at its start and at its end', () => {
    const price = fc.bigInt({ min: 10_000n, max: 2n ** 200n })
    const points = fc.array(fc.integer({ min: 1, max: 1_900 }), { minLength: 1, maxLength: 5 })
    const given = fc.bigInt({ min: 0n, max: 2n ** 200n })
    return fc.assert(
      fc.property(price, price, given, fc.boolean(), points, (amount, endAmount, given, isShared, points) => {
        const friend = { amount: 3n, recipient: celeste.address }
        const consideration = asked({
          // What is given beside it never changes the fee.
          offer: [lantern(1n), ...(given > 0n ? [{ ...weth(given) }] : [])],
          consideration: [...(isShared ? [friend] : []), { amount, endAmount }].map((item) => ({
            ...item,
            currency: wrappedNative,
          })),
          fees: points.map((basisPoints) => ({ recipient, basisPoints })),
        })
        const sum = (pick: 'startAmount' | 'endAmount') =>
          consideration.reduce((total, item) => total + item[pick], 0n)
        const extra = isShared ? 3n : 0n
        expect([sum('startAmount'), sum('endAmount')]).toEqual([amount + extra, endAmount + extra])
        // Others get what the seller wrote; the fees are the seller's to pay.
        if (isShared) expect(consideration[0]).toMatchObject({ startAmount: 3n, recipient: celeste.address })
        const own = consideration.filter((item) => item.recipient === amina.address)
        expect(own.every((item) => item.startAmount > 0n && item.endAmount > 0n)).toBe(own.length === 1)
      }),
    )
  })

  test.each<[string, Partial<createOrder.Options>, string, string]>([
    ['one that rounds to 0', { consideration: [{ amount: 39n }] }, 'Fee.FeeTooSmallError', 'at least 40'],
    [
      'one that rounds to 0 at the end',
      { consideration: [{ amount: 1_000n, endAmount: 39n }] },
      'Fee.FeeTooSmallError',
      'of 39',
    ],
    ['more than 100 %', { fees: [{ recipient, basisPoints: 10_001 }] }, 'Fee.FeeTotalError', 'at most 10000'],
    [
      'everything',
      { fees: [{ recipient, basisPoints: 10_000 }] },
      'Fee.NothingLeftError',
      'nothing would be left',
    ],
    [
      'more than the maker asks for beside somebody else',
      { consideration: [{ amount: 2n }, { amount: 98n, recipient: celeste.address }] },
      'Fee.NothingLeftError',
      'are 2, but the amount to deduct them from is 2',
    ],
    [
      'more than the maker asks for at the end',
      {
        consideration: [
          { amount: 900n, endAmount: 2n },
          { amount: 98n, recipient: celeste.address },
        ],
      },
      'Fee.NothingLeftError',
      'are 2, but the amount to deduct them from is 2',
    ],
    [
      'several currencies',
      { consideration: [{ amount: 1n }, { currency: dusd, amount: 1n }] },
      'Order.MixedCurrenciesError',
      'must be the same token',
    ],
    [
      'another currency given than asked for',
      { offer: [weth(ether)], consideration: [{ currency: dusd, amount: 1_000n }] },
      'Order.MixedCurrenciesError',
      'must be the same token',
    ],
    [
      'no price to deduct them from',
      { consideration: [{ itemType: ERC721, contract: lanterns, tokenId: 1n }] },
      'Fee.PriceMissingError',
      '250 basis points',
    ],
  ])('error: fees: %s, whatever is overridden or left unchecked', async (_, change, name, message) => {
    const listing = createOrder(chain.walletClient(amina), {
      offer: [lantern(1n)],
      consideration: [{ amount: ether }],
      fees,
      config: { checkBalancesAndApprovals: false },
      override: ['offererReceivesNothing', 'considerationZeroItems'],
      ...change,
    })
    await expect(listing).rejects.toMatchObject({ name, message: expect.stringContaining(message) })
  })
})
