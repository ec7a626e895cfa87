import { demo } from '@souk/devchain'
import { fulfillOrder, type Order } from '@souk/seaport'
import type { testChain } from '@souk/testing'
import { erc721Abi } from 'viem'
import { setApproval } from './setApproval.js'
import { listing, signOrder } from './signOrder.js'

type Chain = ReturnType<typeof testChain>

const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

/**
 * Signs a listing of the maker's first remaining lantern, and approves it. @returns The order, and the block of the
 * approval.
 */
export async function signListing(chain: Chain): Promise<{ order: Order.Order; block: bigint }> {
  const block = await setApproval(chain, { owner: amina, token: lanterns, approved: true })
  const { timestamp: now } = await chain.publicClient.getBlock()
  const ownerOf = (id: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    })
  let identifier = 1n
  while ((await ownerOf(identifier)) !== amina.address) identifier++
  const terms = { maker: amina.address, token: lanterns, identifier, price: 10n ** 18n, now }
  return { order: await signOrder(amina.privateKey, listing(terms)), block }
}

/** Buys a listing directly on chain, without a market. @returns The block of the sale. */
export async function buy(chain: Chain, order: Order.Order): Promise<bigint> {
  const buyer = chain.walletClient(bilal)
  const { executeAllActions } = await fulfillOrder(buyer, { order })
  const hash = await executeAllActions()
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}
