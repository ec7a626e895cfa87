import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  parseEther,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi, wrappedNativeAbi } from '../abi/tokens.js'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { ItemType } from '../order/constants.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { inspectRequest } from './inspectRequest.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const trap: Address = '0x00000000000000000000000000000000000f00d1'
const context = {
  account: bilal.address,
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: wrappedNative, symbol: 'WETH', decimals: 18 },
    { address: lanterns, symbol: 'Lantern' },
  ],
  markets: [{ contract: lanterns, currency: zeroAddress, floor: parseEther('1') }],
  trusted: { wrapped: [wrappedNative] },
} as const
const ask = (call: { to: Address; data?: Hex; value?: bigint }, changes: object = {}) =>
  inspectRequest(chain.publicClient, {
    ...context,
    ...changes,
    request: {
      method: 'eth_sendTransaction',
      params: [{ from: bilal.address, ...call, value: `0x${(call.value ?? 0n).toString(16)}` }],
    },
  })

/** A contract that takes one wrapped ether from whoever calls it, whatever they call. */
const taker: Hex = `0x7f23b872dd${'00'.repeat(28)}600052336004523060245267${parseEther('1').toString(16).padStart(16, '0')}6044526000600060646000600073${wrappedNative.slice(2)}5af100`

async function purchase() {
  const owned = await chain.publicClient.getLogs({
    address: lanterns,
    event: { type: 'event', name: 'Transfer', inputs: transferInputs },
    args: { to: amina.address },
    fromBlock: 0n,
  })
  const identifierOrCriteria = owned[0]?.args.tokenId ?? 0n
  const lantern = item(ItemType.ERC721, { token: lanterns, identifierOrCriteria })
  const seller = chain.walletClient(amina)
  const hash = await seller.writeContract({
    address: lanterns,
    abi: approving,
    functionName: 'setApprovalForAll',
    args: ['0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC', true],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
  const price = to(amina.address, item(ItemType.NATIVE, { amount: parseEther('1') }))
  const order = await sign(seller, components(amina.address, [lantern], [price]))
  const { actions } = await fulfillOrder(chain.walletClient(bilal), { order })
  const exchange = actions.find((action) => action.type === 'exchange')
  return { lantern, call: exchange?.transactionMethods.buildTransaction() }
}

const transferInputs = [
  { name: 'from', type: 'address', indexed: true },
  { name: 'to', type: 'address', indexed: true },
  { name: 'tokenId', type: 'uint256', indexed: true },
] as const
const approving = [
  {
    type: 'function',
    name: 'setApprovalForAll',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'operator', type: 'address' },
      { name: 'approved', type: 'bool' },
    ],
    outputs: [],
  },
] as const

describe('inspectRequest', () => {
  test('default: what a purchase moves on the chain is what its data says', async () => {
    const { lantern, call } = await purchase()
    if (!call) throw new TypeError('the purchase has no transaction')
    const told = await ask(call)
    expect(told.findings).toEqual([])
    expect(told.simulation).toMatchObject({
      failed: undefined,
      effects: {
        goes: [{ token: zeroAddress, most: parseEther('1') }],
        comes: [{ token: lanterns, identifierOrCriteria: lantern.identifierOrCriteria }],
      },
    })
  })

  test('behavior: wrapping and unwrapping', async () => {
    const wrap = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
    expect(await ask({ to: wrappedNative, data: wrap, value: 5n })).toMatchObject({
      findings: [],
      simulation: { effects: { goes: [{ token: zeroAddress, most: 5n }] } },
    })
  })

  test('behavior: a contract that takes more than its calldata shows', async () => {
    await chain.testClient.setCode({ address: trap, bytecode: taker })
    const buyer = chain.walletClient(bilal)
    const amount = parseEther('2')
    for (const [data, value] of [
      [encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }), amount],
      [encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [trap, amount] }), 0n],
    ] as const) {
      const hash = await buyer.sendTransaction({ to: wrappedNative, data, value })
      await chain.publicClient.waitForTransactionReceipt({ hash })
    }
    const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [1n] })
    const told = await ask({ to: trap, data }, { trusted: { wrapped: [wrappedNative, trap] } })
    expect(told.findings).toMatchObject([
      { name: 'simulationDiffers', severity: 'blocking', facts: { goes: [{ token: wrappedNative }] } },
    ])
  })

  test('behavior: a call that fails', async () => {
    const args = [amina.address, parseEther('1000000')] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    const told = await ask(
      { to: wrappedNative, data },
      { names: [{ address: amina.address, name: 'Amina' }] },
    )
    expect(told.findings).toMatchObject([{ name: 'simulationFails', severity: 'warning' }])
  })

  test('behavior: reports that no simulation was possible', async () => {
    const away = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    const request = { method: 'eth_sendTransaction', params: [{ to: lanterns, value: '0x1' }] }
    expect(await inspectRequest(away, { ...context, request })).toMatchObject({
      simulation: undefined,
      notSimulated: { name: 'Order.NotSimulatedError' },
    })
    expect(await inspectRequest(away, { request })).toMatchObject({ notSimulated: 'senderUnknown' })
    const text = { method: 'personal_sign', params: ['hello', bilal.address] }
    expect(await inspectRequest(away, { request: text })).toMatchObject({ notSimulated: 'nothingToSend' })
  })
})
