import { demo, demoClient } from '@souk/devchain'
import { createMarketApi, getNftsByAccount, getOrders, type Nft, postOrder } from '@souk/market'
import { createOrder, ItemType, runActions } from '@souk/seaport'
import { isAddressEqual, parseEther, parseUnits } from 'viem'

/** A market of a local chain. */
export type LocalMarket = { known: demo.DemoChain; rpcUrl: string; url: string }

const sellers = demo.accounts.filter(({ name }) => name === 'Dario' || name === 'Esra')

/**
 * Lists some items of two demo people for sale, so that new markets are not empty. Leaves out markets that have their
 * orders already. The other three people have never traded.
 */
export async function seedListings(
  markets: readonly LocalMarket[],
  options: { onProgress: (text: string) => void },
): Promise<void> {
  const empty = await Promise.all(markets.map(isEmpty))
  const left = markets.filter((_, index) => empty[index])
  if (left.length === 0) return
  options.onProgress('Setting up the first stalls')
  await Promise.all(left.map(seed))
}

async function isEmpty(market: LocalMarket): Promise<boolean> {
  const asks = sellers.map(({ address }) => getOrders(apiOf(market), { side: 'ask', maker: address }))
  return (await Promise.all(asks)).every(({ orders }) => orders.length === 0)
}

async function seed(market: LocalMarket): Promise<void> {
  const { known, rpcUrl } = market
  const api = apiOf(market)
  for (const account of sellers) {
    const client = demoClient({ account, rpcUrl, chainId: known.chainId })
    const { nfts } = await getNftsByAccount(api, { account: account.address, limit: 50 })
    for (const [index, nft] of choose(known, nfts).entries()) {
      const listing = await createOrder(client, { ...terms(known, nft, index), conduitKey: demo.conduitKey })
      for await (const event of runActions(client, { actions: listing.actions }))
        if (event.type === 'signed') await postOrder(api, { side: 'ask', order: event.order })
    }
  }
}

function apiOf({ known, url }: LocalMarket) {
  return createMarketApi({ chain: known.name, baseUrl: url })
}

/** Picks a few items of each collection. */
function choose(known: demo.DemoChain, nfts: readonly Nft[]): readonly Nft[] {
  const perCollection = 6
  return known.collections.flatMap(({ address }) =>
    nfts.filter((nft) => isAddressEqual(nft.contract, address)).slice(0, perCollection),
  )
}

const month = 30n * 24n * 3600n

/** The lowest price in the native currency of each chain. */
const lowest: Readonly<Record<demo.DemoChainName, bigint>> = {
  souk: parseEther('0.045'),
  caravan: parseEther('110'),
}

function terms(known: demo.DemoChain, nft: Nft, index: number): createOrder.Options {
  const collection = known.collections.find(({ address }) => isAddressEqual(address, nft.contract))
  const inDollars = index % 5 === 4
  const { address: currency, decimals } = known.stablecoin
  const steps = BigInt(1 + ((index * 7) % 11))
  const amount = (inDollars ? parseUnits('45', decimals) : lowest[known.name]) * steps
  const royalty = collection?.royaltyBps ?? 0
  const token = { contract: nft.contract, tokenId: nft.tokenId }
  return {
    offer: [
      nft.standard === 'erc1155'
        ? { itemType: ItemType.ERC1155, ...token, amount: 1n }
        : { itemType: ItemType.ERC721, ...token },
    ],
    consideration: [inDollars ? { currency, amount } : { amount }],
    fees: [
      ...(royalty > 0 ? [{ recipient: demo.artist.address, basisPoints: royalty }] : []),
      { recipient: demo.marketFee.address, basisPoints: 100 },
    ],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + month,
  }
}
