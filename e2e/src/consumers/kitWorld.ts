import { demo } from '@souk/devchain'
import { createMarketApi, postOrder } from '@souk/market'
import { createOrder, erc721Abi, ItemType } from '@souk/seaport'
import type { testChain } from '@souk/testing'
import { demoCurrencies, type TestServer, testServer } from '@souk/testing/server'
import { type Address, parseEther } from 'viem'

/** The kit draws only chains that it knows, and names the wrapped currency of each itself. */
export const kitChain = {
  id: 8453,
  name: 'base',
  wrapped: '0x4200000000000000000000000000000000000006',
} as const

const [amina, bilal] = demo.accounts

/** As the market writes it, and as an app hands it to the kit. */
export const lanterns = demo.contracts.lanterns.toLowerCase() as Address

type Chain = ReturnType<typeof testChain>

/** Starts a market for the kit, on a chain with the wrapped currency that the kit expects. */
export async function startKitMarket(chain: Chain) {
  await deployWrapped(chain)
  const { address: collection, signature, price, tokenId } = demo.edition
  const server = await testServer({
    rpcUrl: chain.rpcUrl,
    chain: kitChain.name,
    currencies: demoCurrencies.map((one) =>
      one.symbol === 'WETH' ? { ...one, address: kitChain.wrapped } : one,
    ),
    wrappedNative: kitChain.wrapped,
    priceFeeds: demo.priceFeeds.map(({ currency, address: feed }) => ({ currency, feed })),
    collections: [...demo.collections, demo.edition].map(({ address, slug }) => ({ address, slug })),
    mints: [{ collection, signature, price, tokenId }],
  })
  const { url } = await server.listen()
  const world = createWorld(chain, { server, url })
  await world.settle()
  await server.described()
  return world
}

export type KitMarket = Awaited<ReturnType<typeof startKitMarket>>

async function deployWrapped({ publicClient, testClient, walletClient }: Chain) {
  const { wrappedNative } = demo.contracts
  const { wrapped } = kitChain
  const bytecode = await publicClient.getCode({ address: wrappedNative })
  await testClient.setCode({ address: wrapped, bytecode: bytecode ?? '0x' })
  // Its name and symbol.
  for (const index of [3, 4]) {
    const value = await publicClient.getStorageAt({ address: wrappedNative, slot: `0x${index}` })
    await testClient.setStorageAt({ address: wrapped, index, value: value ?? '0x' })
  }
  for (const person of [amina, bilal]) {
    const hash = await walletClient(person).sendTransaction({ to: wrapped, value: parseEther('50') })
    await publicClient.waitForTransactionReceipt({ hash })
  }
}

/** The market, and what people do on it without the kit. */
function createWorld(chain: Chain, { server, url }: { server: TestServer; url: string }) {
  const api = createMarketApi({ chain: kitChain.name, baseUrl: url })
  const given = new Set<bigint>()
  const terms = () => ({
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  const nft = (tokenId: bigint) => ({ itemType: ItemType.ERC721, contract: lanterns, tokenId }) as const

  /** Waits until the market has followed the chain. */
  const settle = async () => server.indexed(await chain.publicClient.getBlockNumber())

  return {
    url,
    settle,
    close: () => server.close(),
    /** A token of Amina that no other test uses. */
    nextToken: async (): Promise<bigint> => {
      const owned = await server.market.db
        .selectFrom('balances')
        .select('identifier')
        .where('contract', '=', lanterns)
        .where('owner', '=', amina.address.toLowerCase())
        .execute()
      const tokenId = owned.map(({ identifier }) => BigInt(identifier)).find((one) => !given.has(one)) ?? 0n
      given.add(tokenId)
      return tokenId
    },
    ownerOf: (tokenId: bigint) =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [tokenId],
      }),
    /** Lists a token of Amina. */
    list: async (tokenId: bigint, price: bigint) => {
      const { executeAllActions } = await createOrder(chain.walletClient(amina), {
        offer: [nft(tokenId)],
        consideration: [{ amount: price }],
        ...terms(),
      })
      return postOrder(api, { side: 'ask', order: await executeAllActions() })
    },
    /** Offers wrapped ether of Bilal for a token. */
    offer: async (tokenId: bigint, amount: bigint) => {
      const { executeAllActions } = await createOrder(chain.walletClient(bilal), {
        offer: [{ currency: kitChain.wrapped, amount }],
        consideration: [nft(tokenId)],
        ...terms(),
      })
      return postOrder(api, { side: 'bid', order: await executeAllActions() })
    },
    /** The prices of the open orders on a token, in wei. */
    pricesOf: async (path: string, tokenId: bigint): Promise<string[]> => {
      const response = await fetch(`${url}${path}?token=${lanterns}:${tokenId}`)
      const { orders }: { orders: { price: { amount: { raw: string } } }[] } = await response.json()
      return orders.map(({ price }) => price.amount.raw)
    },
    isCancelled: async (orderHash: string): Promise<boolean> => {
      await settle()
      const { order } = await (await fetch(`${url}/v2/order/${orderHash}`)).json()
      return order.cancelled
    },
  }
}
