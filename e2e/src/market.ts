import { BaseError } from '@souk/base'
import { demo, devchainChain, waitForReceipt } from '@souk/devchain'
import {
  createMarketApi,
  getFulfillmentData,
  getMarketInfo,
  getNft,
  type MarketOrder,
  postOrder,
} from '@souk/market'
import { Auction, createOrder, erc20Abi, erc721Abi, erc1155Abi, fulfillOrder, ItemType } from '@souk/seaport'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, vi } from 'vitest'

/** Long enough for the node to mine, short enough for fast tests. */
const pollingInterval = 20

const { url, rpcUrl, chainId, nodePid } = marketOfWorker()
const chain = devchainChain({ rpcUrl, chainId })
const shared = { chain, transport: http(rpcUrl), pollingInterval, cacheTime: 0 }

/** The market of these tests: its address, and direct access to its chain. */
export const market = {
  url,
  rpcUrl,
  chain,
  api: createMarketApi({ chain: 'souk', baseUrl: url }),
  publicClient: createPublicClient(shared),
  testClient: createTestClient({ ...shared, mode: 'anvil' }),
} as const

/** Stops the node in the middle of what it does, so that it answers nobody. @returns A function that lets it go on. */
export function stopNode(): () => void {
  if (nodePid === undefined) throw new NoneLeftError({ what: 'node of this run' })
  process.kill(nodePid, 'SIGSTOP')
  return () => void process.kill(nodePid, 'SIGCONT')
}

/** Each worker has its own market. Vitest numbers them from 1. */
function marketOfWorker() {
  const served = inject('markets')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!served) throw new NoneLeftError({ what: `market for worker ${process.env.VITEST_POOL_ID}` })
  return served
}

/** An account with its key. */
export type Person = { address: Address; privateKey: Hex }

/** An NFT. */
export type Token = { contract: Address; tokenId: bigint }

/** Creates a wallet client that signs in this process. */
export function walletOf({ privateKey }: Pick<Person, 'privateKey'>) {
  return createWalletClient({ ...shared, account: privateKeyToAccount(privateKey) })
}

/** Creates an account that has never traded and holds each currency. */
export async function newcomer(): Promise<Person> {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await market.testClient.setBalance({ address, value: parseEther('100') })
  const [amina] = demo.accounts
  await pay(amina, { to: address, currency: demo.contracts.dusd, amount: parseUnits('10000', 6) })
  await pay(amina, { to: address, currency: demo.contracts.wrappedNative, amount: parseEther('1') })
  return { address, privateKey }
}

async function pay(from: Person, options: { to: Address; currency: Address; amount: bigint }): Promise<void> {
  const { to, currency, amount } = options
  const wallet = walletOf(from)
  await confirmed(
    await wallet.writeContract({
      address: currency,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    }),
  )
}

/** Gives an account a token that no other test has used. When there are no lanterns left, the artist makes one more. */
export async function giveToken(to: Person, collection: Address = demo.contracts.lanterns): Promise<Token> {
  // The test files of a worker share one market, and each of these accounts has several dozen tokens.
  for (const giver of demo.accounts.slice(2)) {
    const tokenId = await findTokenOf(giver.address, collection)
    if (tokenId === undefined) continue
    const args = [giver.address, to.address, tokenId] as const
    const transfer = { address: collection, abi: erc721Abi, functionName: 'transferFrom', args } as const
    await confirmed(await walletOf(giver).writeContract(transfer))
    return { contract: collection, tokenId }
  }
  if (collection === demo.contracts.lanterns) return mintLantern(to)
  throw new NoneLeftError({ what: `token of ${collection} to give away` })
}

/** Makes a lantern that was never sold, and waits until the market has read its name. */
export async function mintLantern(to: Person): Promise<Token> {
  const contract = { address: demo.contracts.lanterns, abi: lanternsAbi } as const
  const { publicClient, testClient } = market
  const owner = await publicClient.readContract({ ...contract, functionName: 'owner' })
  const tokenId = (await publicClient.readContract({ ...contract, functionName: 'totalSupply' })) + 1n
  const name = `Spare Lantern #${tokenId}`
  const args = [to.address, `"name":"${name}"`, spareSvg] as const
  await testClient.impersonateAccount({ address: owner })
  await testClient.setBalance({ address: owner, value: parseEther('1') })
  const call = { ...contract, functionName: 'mint', args, account: owner } as const
  await confirmed(await createWalletClient(shared).writeContract(call))
  const token = { contract: contract.address, tokenId }
  await vi.waitFor(async () => expect(await getNft(market.api, token)).toMatchObject({ name }), 20_000)
  return token
}

const lanternsAbi = parseAbi([
  'function owner() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function mint(address to, string fields, string svg)',
])

const spareSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>'

/** Gives an account units of an edition. */
export async function giveUnits(to: Person, options: { tokenId: bigint; units: bigint }): Promise<Token> {
  const [amina] = demo.accounts
  const address = demo.contracts.spices
  await confirmed(
    await walletOf(amina).writeContract({
      address,
      abi: erc1155Abi,
      functionName: 'safeTransferFrom',
      args: [amina.address, to.address, options.tokenId, options.units, '0x'],
    }),
  )
  return { contract: address, tokenId: options.tokenId }
}

/** Returns the lowest token of a collection that an account holds. */
export async function firstTokenOf(owner: Address, collection: Address): Promise<bigint> {
  const tokenId = await findTokenOf(owner, collection)
  if (tokenId === undefined) throw new NoneLeftError({ what: `token of ${collection} with ${owner}` })
  return tokenId
}

async function findTokenOf(owner: Address, collection: Address): Promise<bigint | undefined> {
  const supply = { address: collection, abi: supplyAbi, functionName: 'totalSupply' } as const
  const last = await market.publicClient.readContract(supply)
  for (let tokenId = 1n; tokenId <= last; tokenId++)
    if ((await ownerOf({ contract: collection, tokenId })) === owner) return tokenId
  return undefined
}

const supplyAbi = parseAbi(['function totalSupply() view returns (uint256)'])

/** Thrown when the demo has no token left for a test. */
class NoneLeftError extends BaseError<{ what: string }> {
  override readonly name = 'Test.NoneLeftError'
  constructor(facts: { what: string }) {
    super(`The demo has no ${facts.what} left.`, { facts })
  }
}

/** Reads the owner of a token from the chain. */
export function ownerOf({ contract, tokenId }: Token): Promise<Address> {
  return market.publicClient.readContract({
    address: contract,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })
}

/** Reads from the chain how many units of an edition an account holds. */
export function unitsOf(account: Address, { contract, tokenId }: Token): Promise<bigint> {
  return market.publicClient.readContract({
    address: contract,
    abi: erc1155Abi,
    functionName: 'balanceOf',
    args: [account, tokenId],
  })
}

/** Reads an account's balance of a currency from the chain. */
export function balanceOf(account: Address, currency: Address = zeroAddress): Promise<bigint> {
  if (currency === zeroAddress) return market.publicClient.getBalance({ address: account })
  return market.publicClient.readContract({
    address: currency,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
}

/** Adds up the network fees of transactions, in wei. */
export async function networkFees(hashes: readonly Hex[]): Promise<bigint> {
  const receipts = await Promise.all(hashes.map(confirmed))
  return receipts.reduce((sum, receipt) => sum + receipt.gasUsed * receipt.effectiveGasPrice, 0n)
}

/** Waits for a transaction. */
export function confirmed(hash: Hex) {
  return waitForReceipt(market.publicClient, hash)
}

/** Lists a token without the app, for ether. */
export async function listToken(
  seller: Person,
  token: Token,
  options: { price: bigint; currency?: Address },
): Promise<MarketOrder> {
  const { price, currency = zeroAddress } = options
  const { executeAllActions } = await createOrder(walletOf(seller), {
    offer: [{ itemType: ItemType.ERC721, contract: token.contract, tokenId: token.tokenId }],
    consideration: [{ amount: price, currency }],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return postOrder(market.api, { side: 'ask', order: await executeAllActions() })
}

/**
 * Auctions a token without the app, for wrapped ether. The market of this run settles it.
 *
 * @param options.creatorBasisPoints - The creator's fee that bids may pay. Bids of the app pay it. @default 0
 */
export async function auctionToken(
  seller: Person,
  token: Token,
  options: { reserve: bigint; seconds: number; creatorBasisPoints?: number },
): Promise<MarketOrder> {
  const { auction, fees } = await getMarketInfo(market.api)
  if (!auction) throw new NoneLeftError({ what: 'auction zone' })
  const { timestamp } = await market.publicClient.getBlock({ blockTag: 'pending' })
  const { creatorBasisPoints = 0 } = options
  const feeBasisPoints = fees.reduce((sum, { basisPoints }) => sum + basisPoints, creatorBasisPoints)
  const terms = { settler: auction.settler, end: timestamp + BigInt(options.seconds), feeBasisPoints }
  const { executeAllActions } = await createOrder(walletOf(seller), {
    offer: [{ itemType: ItemType.ERC721, contract: token.contract, tokenId: token.tokenId }],
    consideration: [
      {
        currency: demo.contracts.wrappedNative,
        amount: Auction.sellerShare(options.reserve, terms),
        recipient: seller.address,
      },
    ],
    endTime: terms.end + 604_800n,
    conduitKey: demo.conduitKey,
    ...Auction.english({ zone: auction.zone, terms }),
  })
  return postOrder(market.api, { side: 'ask', order: await executeAllActions() })
}

/** Offers wrapped ether for a token without the app. */
export async function offerFor(
  bidder: Person,
  token: Token,
  options: { amount: bigint },
): Promise<MarketOrder> {
  const { executeAllActions } = await createOrder(walletOf(bidder), {
    offer: [{ currency: demo.contracts.wrappedNative, amount: options.amount }],
    consideration: [{ itemType: ItemType.ERC721, contract: token.contract, tokenId: token.tokenId }],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return postOrder(market.api, { side: 'bid', order: await executeAllActions() })
}

/** Lets the exchange move the tokens of a collection, without the app, so that a trade of one needs no approval. */
export async function approve(owner: Person, { contract }: Pick<Token, 'contract'>): Promise<void> {
  const args = [demo.contracts.conduit, true] as const
  const approval = { address: contract, abi: erc721Abi, functionName: 'setApprovalForAll', args } as const
  await confirmed(await walletOf(owner).writeContract(approval))
}

/** Buys a listing without the app. */
export async function buyListing(
  buyer: Person,
  { orderHash }: Pick<MarketOrder, 'orderHash'>,
): Promise<void> {
  const { order } = await getFulfillmentData(market.api, { side: 'ask', orderHash, fulfiller: buyer.address })
  const { executeAllActions } = await fulfillOrder(walletOf(buyer), { order })
  await confirmed(await executeAllActions())
}
