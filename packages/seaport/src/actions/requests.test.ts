import { batch, countingTransport, deploy, Mint, makeAccounts, testChain } from '@souk/testing'
import { type Account, createWalletClient, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { ItemType, multicall3Address, seaportAddress } from '../order/constants.js'
import { createBulkOrders } from './createBulkOrders.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'

const chain = testChain()

/** A wallet whose requests to the node are counted. */
function counted({ privateKey }: { privateKey: Hex }) {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const account: Account = privateKeyToAccount(privateKey)
  return { client: createWalletClient({ account, chain: chain.chain, transport, pollingInterval: 20 }), log }
}

test('behavior: one request until the wallet is asked, for a hundred orders, on a chain without Multicall3', async () => {
  const [seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  const token = await deploy(chain, 'FreeERC721')
  const identifiers = Array.from({ length: 100 }, (_, index) => BigInt(index + 1))
  await batch(chain, [
    ...identifiers.map((identifier) => Mint.erc721(token, seller.address, identifier)),
    Mint.collectionApproval(token, seller.address, seaportAddress),
  ])
  await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
  const [selling, buying] = [counted(seller), counted(buyer)]
  const listings = identifiers.map((identifier) => ({
    offer: [{ itemType: ItemType.ERC721, contract: token, tokenId: identifier }],
    consideration: [{ amount: parseEther('0.1') }],
    fees: [{ recipient: seller.address, basisPoints: 250 }],
  }))
  const [listing] = listings
  if (!listing) return expect.fail('no listing')

  await createOrder(selling.client, listing)
  expect(selling.log.methods).toEqual(['eth_call'])
  selling.log.clear()
  const bulk = await createBulkOrders(selling.client, { orders: listings })
  expect(selling.log.methods).toEqual(['eth_call'])
  const orders = await bulk.executeAllActions()

  await fulfillOrder(buying.client, { order: orders[0] ?? expect.fail('no order') })
  expect(buying.log.methods).toEqual(['eth_call'])
  buying.log.clear()
  const sweep = await fulfillOrders(buying.client, { orders: orders.map((order) => ({ order })) })
  expect(buying.log.methods).toEqual(['eth_call'])
  expect(sweep.dropped).toEqual([])
})
