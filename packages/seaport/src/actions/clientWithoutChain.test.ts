/** A client that was made without a chain learns the chain from its node, and checks what any other client checks. */
import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { createWalletClient, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi } from '../abi/tokens.js'
import { ItemType, maxUint256, seaportAddress } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { matchOrders } from './matchOrders.js'

const chain = testChain()
const { wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const { ERC20, NATIVE } = ItemType

function buyer() {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const account = privateKeyToAccount(bilal.privateKey)
  return { client: createWalletClient({ account, transport, pollingInterval: 20 }), log }
}

const order = () =>
  sign(
    chain.walletClient(amina),
    components(
      amina.address,
      [item(ERC20, { token: wrappedNative, amount: 5n })],
      [to(amina.address, item(NATIVE, { amount: parseEther('1') }))],
    ),
  )

const forged = async () => {
  const { parameters } = await order()
  const typedData = Order.typedData(parameters, { chainId: chain.chain.id })
  return { parameters, signature: await chain.walletClient(bilal).signTypedData(typedData) }
}

describe('a client without chain', () => {
  beforeEach(async () => {
    const hash = await chain.walletClient(amina).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, maxUint256],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
  })

  test('default: fills, with one more request', async () => {
    const { client, log } = buyer()
    const fill = await fulfillOrder(client, { order: await order() })
    expect(log.methods).toHaveLength(2)
    const receipt = await chain.publicClient.waitForTransactionReceipt({
      hash: await fill.executeAllActions(),
    })
    expect(receipt.status).toBe('success')
  })

  test('error: a forged signature, alone, in a sweep and in a match', async () => {
    const { client } = buyer()
    const error = { name: 'Order.SignatureError' }
    const bad = await forged()
    await expect(fulfillOrder(client, { order: bad })).rejects.toMatchObject(error)
    await expect(matchOrders(client, { orders: [{ order: bad }] })).rejects.toMatchObject(error)
    const sweep = await fulfillOrders(client, { orders: [{ order: bad }, { order: await order() }] })
    expect(sweep.dropped.map(({ index, reasons }) => [index, reasons[0]?.name])).toEqual([[0, error.name]])
  })
})
