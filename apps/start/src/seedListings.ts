import { demo, devchainChain } from '@souk/devchain'
import { createMarketApi, getNftsByAccount, getOrders, type Nft, postOrder } from '@souk/market'
import { createOrder, ItemType, runActions } from '@souk/seaport'
import { type Address, createWalletClient, http, parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/**
 * Lists some items of two demo people for sale, so that a new market is not empty. Does nothing if there are orders
 * already. The other three people have never traded.
 */
export async function seedListings(options: {
  url: string
  rpcUrl: string
  onProgress: (text: string) => void
}): Promise<void> {
  const api = createMarketApi({ chain: 'souk', baseUrl: options.url })
  const sellers = demo.accounts.filter(({ name }) => name === 'Dario' || name === 'Esra')
  const earlier = await Promise.all(
    sellers.map(({ address }) => getOrders(api, { side: 'ask', maker: address })),
  )
  if (earlier.some(({ orders }) => orders.length > 0)) return
  options.onProgress('Setting up the first stalls')
  const chain = devchainChain({ rpcUrl: options.rpcUrl })
  for (const seller of sellers) {
    const account = privateKeyToAccount(seller.privateKey)
    const client = createWalletClient({ account, chain, transport: http(), pollingInterval: 50 })
    const { nfts } = await getNftsByAccount(api, { account: seller.address, limit: 50 })
    for (const [index, nft] of choose(nfts).entries()) {
      const listing = await createOrder(client, { ...terms(nft, index), conduitKey: demo.conduitKey })
      for await (const event of runActions(client, { actions: listing.actions }))
        if (event.type === 'signed') await postOrder(api, { side: 'ask', order: event.order })
    }
  }
}

/** Picks a few items of each collection. */
function choose(nfts: readonly Nft[]): readonly Nft[] {
  const perCollection = 6
  return demo.collections.flatMap(({ address }) =>
    nfts.filter((nft) => sameAddress(nft.contract, address)).slice(0, perCollection),
  )
}

const month = 30n * 24n * 3600n

function terms(nft: Nft, index: number): createOrder.Options {
  const collection = demo.collections.find(({ address }) => sameAddress(address, nft.contract))
  const inDollars = index % 5 === 4
  const steps = BigInt(1 + ((index * 7) % 11))
  const amount = inDollars ? parseUnits('45', 6) * steps : parseEther('0.045') * steps
  const royalty = collection?.royaltyBps ?? 0
  const token = { contract: nft.contract, tokenId: nft.tokenId }
  return {
    offer: [
      nft.standard === 'erc1155'
        ? { itemType: ItemType.ERC1155, ...token, amount: 1n }
        : { itemType: ItemType.ERC721, ...token },
    ],
    consideration: [inDollars ? { currency: demo.contracts.dusd, amount } : { amount }],
    fees: [
      ...(royalty > 0 ? [{ recipient: demo.artist.address, basisPoints: royalty }] : []),
      { recipient: demo.marketFee.address, basisPoints: 100 },
    ],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + month,
  }
}

function sameAddress(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
