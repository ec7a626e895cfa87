import { demo } from '@souk/devchain'
import { ItemType, noConduitKey, type Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'
import * as FillGas from './FillGas.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const ownerAbi = parseAbi(['function ownerOf(uint256) view returns (address)', 'function deposit() payable'])

/** A listing with a number of recipients, all of them new except the seller. */
async function fatListing(currency: Address, payments: number): Promise<Order.Order> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const draft = listing({
    maker: amina.address,
    token: lanterns,
    identifier: await findOwned(),
    price: 1n,
    currency,
    now,
  })
  const [own] = draft.consideration
  const consideration = Array.from({ length: payments }, (_, index) => ({
    ...(own as Order.Components['consideration'][number]),
    ...(index > 0 ? { recipient: toHex(0xabcdef0000 + index, { size: 20 }) } : undefined),
  }))
  const parameters = { ...draft, consideration, totalOriginalConsiderationItems: payments }
  return signOrder(amina.privateKey, parameters)
}

async function findOwned(): Promise<bigint> {
  for (let identifier = 1n; ; identifier++) {
    const owner = await chain.publicClient.readContract({
      address: lanterns,
      abi: ownerAbi,
      functionName: 'ownerOf',
      args: [identifier],
    })
    if (owner === amina.address) return identifier
  }
}

/** Fills the same order through each entry point that takes any number of payments. */
function routes({
  parameters,
  signature,
}: Order.Order): Readonly<Record<'basic' | 'standard' | 'advanced' | 'sweep', Hex>> {
  const { counter: _, ...rest } = parameters
  const count = parameters.consideration.length
  const full = { parameters: { ...rest, totalOriginalConsiderationItems: BigInt(count) }, signature }
  const advanced = { ...full, numerator: 1n, denominator: 1n, extraData: '0x' }
  const [first, ...others] = parameters.consideration
  const [given] = parameters.offer
  const basic = {
    ...rest,
    considerationToken: first?.token,
    considerationIdentifier: 0n,
    considerationAmount: first?.startAmount,
    offerToken: given?.token,
    offerIdentifier: given?.identifierOrCriteria,
    offerAmount: 1n,
    // Plus 8 for payments in a token: see the exchange's table of routes.
    basicOrderType: first?.itemType === ItemType.NATIVE ? 0 : 8,
    offererConduitKey: noConduitKey,
    fulfillerConduitKey: noConduitKey,
    totalOriginalAdditionalRecipients: BigInt(others.length),
    additionalRecipients: others.map(({ startAmount: amount, recipient }) => ({ amount, recipient })),
    signature,
  }
  const call = (functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi: seaportAbi, functionName, args } as never)
  const places = parameters.consideration.map((_, itemIndex) => [
    { orderIndex: 0n, itemIndex: BigInt(itemIndex) },
  ])
  return {
    basic: call('fulfillBasicOrder', [basic]),
    standard: call('fulfillOrder', [full, noConduitKey]),
    advanced: call('fulfillAdvancedOrder', [advanced, [], noConduitKey, bilal.address]),
    sweep: call('fulfillAvailableAdvancedOrders', [
      [advanced],
      [],
      [[{ orderIndex: 0n, itemIndex: 0n }]],
      places,
      noConduitKey,
      bilal.address,
      1n,
    ]),
  }
}

describe('mostPayments', () => {
  test.each([
    ['ether', zeroAddress],
    ['wrapped ether', wrappedNative],
  ])(
    'default: this many in %s can be filled through every entry point, with a margin',
    async (_, currency) => {
      const { gasLimit } = await chain.publicClient.getBlock()
      const most = FillGas.mostPayments(gasLimit)
      await setApproval(chain, { owner: amina, token: lanterns, approved: true, operator: seaportAddress })
      const buyer = chain.walletClient(bilal)
      const hashes = [
        await buyer.writeContract({
          address: wrappedNative,
          abi: ownerAbi,
          functionName: 'deposit',
          value: 1_000n,
        }),
        await buyer.writeContract({
          address: wrappedNative,
          abi: erc20Abi,
          functionName: 'approve',
          args: [seaportAddress, maxUint256],
        }),
      ]
      for (const hash of hashes) await chain.publicClient.waitForTransactionReceipt({ hash })
      const order = await fatListing(currency, most)
      const value = currency === zeroAddress ? BigInt(most) : 0n
      for (const data of Object.values(routes(order))) {
        const gas = await chain.publicClient.estimateGas({
          account: bilal.address,
          to: seaportAddress,
          data,
          value,
        })
        expect(gas).toBeLessThan(FillGas.allowance(gasLimit))
        expect((gas * 100n) / FillGas.allowance(gasLimit)).toBeGreaterThan(40n)
      }
    },
  )

  test.each([
    [30_000_000n, 136],
    [10_000_000n, 80],
    // Blocks have a higher limit here than transactions.
    [2n ** 50n, 136],
    [100_000n, 1],
  ])('param: a block of %d gas', (blockGas, most) => {
    expect(FillGas.mostPayments(blockGas)).toBe(most)
  })
})
