import { demo } from '@souk/devchain'
import { ItemType, Order, OrderType, seaportAddress } from '@souk/seaport'
import { deploy, type TestChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hash, parseAbi, parseEther } from 'viem'
import type { BodyFacts } from './BodyCase.js'
import { listing, signOrder } from './signOrder.js'

const [amina, bilal] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'

/** A market with an order of each kind, and signed orders that it does not have. */
export type BodyWorld = { server: TestServer; facts: BodyFacts }

/** Starts the market on a chain of the test's own. */
export async function startBodyWorld(chain: TestChain): Promise<BodyWorld> {
  const free = await deploy(chain, 'FreeERC721')
  const mints = [{ collection: free, signature: 'function mint(address to, uint256 tokenId)', price: 0n }]
  const server = await testServer({ rpcUrl: chain.rpcUrl, collections: [lanterns, spices, free], mints })
  await approve(chain)
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  const { timestamp: now } = await chain.publicClient.getBlock()
  return { server, facts: await populate(server, { free, now }) }
}

async function approve(chain: TestChain) {
  const approval = parseAbi(['function setApprovalForAll(address operator, bool approved)'])
  const allowance = parseAbi(['function approve(address spender, uint256 amount) returns (bool)'])
  const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
  const confirmed = (hash: Hash) => chain.publicClient.waitForTransactionReceipt({ hash })
  // One after the other: two transactions of an account that are sent at once can get the same number.
  for (const address of [lanterns, spices])
    await confirmed(
      await seller.writeContract({
        address,
        abi: approval,
        functionName: 'setApprovalForAll',
        args: [seaportAddress, true],
      }),
    )
  await confirmed(
    await buyer.writeContract({
      address: wrappedNative,
      abi: allowance,
      functionName: 'approve',
      args: [seaportAddress, parseEther('50')],
    }),
  )
}

async function tokensOf(server: TestServer, contract: Address, least: bigint): Promise<readonly bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .where('quantity', '>=', String(least))
    .orderBy('identifier')
    .execute()
  return rows.map(({ identifier }) => BigInt(identifier))
}

/** Posts a listing, two offers and a swap, and signs more of each. */
async function populate(
  server: TestServer,
  { free, now }: { free: string; now: bigint },
): Promise<BodyFacts> {
  const [first = 0n, second = 0n] = await tokensOf(server, lanterns, 1n)
  const [jar = 0n] = await tokensOf(server, spices, 2n)
  const sell = (salt: bigint, options: { identifier?: bigint; price?: string; currency?: Address } = {}) => {
    const { identifier = first, price = '2', ...rest } = options
    const of = { maker: amina.address, token: lanterns, identifier, now, changes: { salt } }
    return signOrder(amina.privateKey, listing({ ...of, ...rest, price: parseEther(price) }))
  }
  const nft = { token: lanterns, startAmount: 1n, endAmount: 1n }
  const bid = (salt: bigint, price: string, wanted: { itemType: number; identifierOrCriteria: bigint }) => {
    const amount = parseEther(price)
    const money = { itemType: ItemType.ERC20, token: wrappedNative, identifierOrCriteria: 0n }
    const draft = listing({
      maker: bilal.address,
      token: lanterns,
      identifier: first,
      price: 1n,
      now,
      changes: { salt },
    })
    return signOrder(bilal.privateKey, {
      ...draft,
      orderType: OrderType.FULL_OPEN,
      offer: [{ ...money, startAmount: amount, endAmount: amount }],
      consideration: [{ ...nft, ...wanted, recipient: bilal.address }],
    } as Order.Components)
  }
  const one = { itemType: ItemType.ERC721, identifierOrCriteria: first }
  const any = { itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n }
  const swap = async (salt: bigint) => {
    const { parameters } = await sell(salt, { identifier: second })
    const consideration = [{ ...nft, ...any, recipient: amina.address }]
    return signOrder(amina.privateKey, { ...parameters, consideration } as Order.Components)
  }
  const post = async (side: string, order: Order.Order) => {
    const body = JSON.stringify({ ...Order.serialize(order), protocol_address: seaportAddress })
    const response = await server.app.request(`/v2/orders/souk/seaport/${side}`, { method: 'POST', body })
    const { order: posted } = await response.json()
    return posted.order_hash
  }
  const trait = await server.market.db
    .selectFrom('token_traits')
    .selectAll()
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', String(first))
    .executeTakeFirstOrThrow()
  return {
    tokens: [first, second],
    jar,
    slug,
    free,
    now,
    trait: [trait.type, trait.value],
    listing: await post('listings', await sell(1n, { price: '1' })),
    offer: await post('offers', await bid(2n, '0.5', one)),
    collectionOffer: await post('offers', await bid(3n, '0.4', any)),
    swap: await post('swaps', await swap(4n)),
    signed: {
      listing: await sell(5n),
      listings: await sell(6n),
      step: await sell(7n),
      rawListing: await sell(8n, { currency: wrappedNative }),
      offer: await bid(9n, '0.2', one),
      offers: await bid(10n, '0.1', one),
      rawOffer: await bid(11n, '0.3', one),
      wide: await bid(12n, '0.15', any),
      swap: await swap(13n),
      another: await sell(14n),
      third: await sell(15n),
    },
  }
}
