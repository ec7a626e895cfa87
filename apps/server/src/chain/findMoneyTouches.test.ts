import { demo } from '@souk/devchain'
import { getOrder, postOrder } from '@souk/market'
import { ItemType, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { type Address, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Market } from '../market/Market.js'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts

async function allow(amount: bigint): Promise<bigint> {
  const args = [seaportAddress, amount] as const
  const call = { address: wrappedNative, abi: erc20Abi, functionName: 'approve', args } as const
  const hash = await chain.walletClient(amina).writeContract(call)
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

async function signOffer() {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const price = 10n ** 15n
  const { offer, ...rest } = listing({
    maker: amina.address,
    token: lanterns,
    identifier: 1n,
    price,
    now,
  })
  const money = { itemType: ItemType.ERC20, token: wrappedNative, identifierOrCriteria: 0n }
  return signOrder(amina.privateKey, {
    ...rest,
    offer: [{ ...money, startAmount: price, endAmount: price }],
    consideration: offer.map((item) => ({ ...item, recipient: amina.address })),
  })
}

/** Hides new blocks until they are shown together, and records the contracts whose logs are asked for in ranges. */
function holdHead({ node }: Market) {
  const { getBlock, getLogs } = node
  const ranged: Address[] = []
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  Object.assign(node, {
    getBlock: async (args: { blockTag?: 'latest' } = {}) => {
      if (args.blockTag) await shown
      return getBlock(args as never)
    },
    getLogs: (args: { address: Address[]; toBlock?: bigint; fromBlock?: bigint }) => {
      if ((args.toBlock ?? 0n) - (args.fromBlock ?? 0n) > 64n) ranged.push(...args.address)
      return getLogs(args as never)
    },
  })
  return { show, ranged }
}

describe('follow', () => {
  test('behavior: after a long gap, the money of offers is read again without the logs of currencies', async () => {
    const server = await testServer({ rpcUrl: chain.rpcUrl })
    try {
      await server.indexed(await allow(10n ** 18n))
      const order = await signOffer()
      const { orderHash } = await postOrder(apiOf(server), { side: 'bid', order })
      const statusOf = async () => (await getOrder(apiOf(server), { orderHash })).status
      expect(await statusOf()).toBe('active')
      const held = holdHead(server.market)
      await allow(0n)
      await chain.testClient.mine({ blocks: 200 })
      held.show()
      await server.indexed(await chain.publicClient.getBlockNumber())
      expect(await statusOf()).toBe('inactive')
      expect(held.ranged).toContain(seaportAddress)
      expect(held.ranged.map((address) => address.toLowerCase())).not.toContain(wrappedNative.toLowerCase())
    } finally {
      await server.close()
    }
  }, 60_000)
})
