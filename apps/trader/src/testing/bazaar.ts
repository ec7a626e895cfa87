import { demo } from '@souk/devchain'
import { createMarket, createMarketApi, getNftsByAccount } from '@souk/market'
import { erc721Abi } from '@souk/seaport'
import { type TestChain, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'

type Person = { address: Address; privateKey: Hex }

/** A chain and a market on it, whose people trade by themselves. */
export type Bazaar = {
  chain: TestChain
  url: () => string
  /** The market of a person. */
  market: (person: Person) => ReturnType<typeof createMarket>
  /** An item of a collection that a person has, and that no test has used. */
  itemOf: (person: Person, contract?: Address) => Promise<bigint>
  /** Lists a lantern of a person, in ether, and waits until the market knows. */
  listing: (person: Person, price: string, contract?: Address) => Promise<{ tokenId: bigint; orderHash: Hex }>
  ownerOf: (tokenId: bigint) => Promise<Address>
  /** Waits until the market knows the latest block. */
  settled: () => Promise<void>
}

/** Provides a chain and a market to a test file. Call it once, at the top of the file. */
export function bazaar(): Bazaar {
  const chain = testChain({ isUndone: false })
  let server: TestServer | undefined
  let url = ''
  const running = () => server ?? expect.fail('The server runs only inside of tests.')
  const settled = async () => running().indexed(await chain.publicClient.getBlockNumber())
  const api = () => createMarketApi({ chain: 'souk', baseUrl: url })
  const used = new Set<string>()

  beforeAll(async () => {
    server = await testServer({
      ...{ rpcUrl: chain.rpcUrl, demoAccounts: demo.accounts },
      ...{ auctionZones: [demo.contracts.auctionZone], settlerKey: demo.auctioneer.privateKey },
    })
    ;({ url } = await server.listen())
    await settled()
  }, 120_000)
  afterAll(() => server?.close())

  const market: Bazaar['market'] = (person) =>
    createMarket({
      client: chain.walletClient(person),
      api: api(),
      wrappedNative: demo.contracts.wrappedNative,
      seaport: { defaultConduitKey: demo.conduitKey },
      logger: { warn: () => {} },
    })
  const itemOf: Bazaar['itemOf'] = async ({ address: account }, contract = demo.contracts.lanterns) => {
    const { nfts } = await getNftsByAccount(api(), { account, limit: 50 })
    const found = nfts.find((nft) => nft.contract === contract && !used.has(`${contract}${nft.tokenId}`))
    if (!found) return expect.fail(`${account} has no more items of ${contract}`)
    used.add(`${contract}${found.tokenId}`)
    return found.tokenId
  }
  return {
    chain,
    settled,
    market,
    itemOf,
    url: () => url,
    listing: async (person, price, contract = demo.contracts.lanterns) => {
      const tokenId = await itemOf(person, contract)
      const { orderHash } = await market(person).createListing({
        asset: { contract, tokenId },
        price: parseEther(price),
      })
      await settled()
      return { tokenId, orderHash }
    },
    ownerOf: (tokenId) =>
      chain.publicClient.readContract({
        address: demo.contracts.lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [tokenId],
      }),
  }
}
