import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, type Hex, isAddressEqual, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import * as Auction from '../order/Auction.js'
import { ItemType, seaportAddress } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { sign } from '../testing/makeOrder.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { matchOrders } from './matchOrders.js'
import { settleAuction } from './settleAuction.js'

const chain = testChain()
const { auctionZone: zone, lanterns, wrappedNative: token } = demo.contracts
const [seller, bidder, other, stranger] = demo.accounts
const settler = privateKeyToAccount(demo.operator.privateKey)
const market = demo.marketFee.address
const ether = parseEther('1')
const fees = [{ recipient: market, basisPoints: 250 }]
const wallet = (account: { privateKey: Hex }) => chain.walletClient(account)

const ownerOf = (identifier: bigint) =>
  chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [identifier],
  })
const wethOf = (account: Address) =>
  chain.publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
const settled = async (hash: Promise<Hex>) => {
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash: await hash })
  return receipt.status
}

let identifier: bigint
let now: bigint
beforeEach(async () => {
  identifier = 1n
  while (!isAddressEqual(await ownerOf(identifier), seller.address)) identifier++
  now = (await chain.publicClient.getBlock()).timestamp
})

/** An auction of one lantern: bids of at least one ether, for an hour, and a day to settle. */
async function openAuction(
  terms: Partial<Auction.Terms> = {},
  endTime = now + 90_000n,
): Promise<Order.Order> {
  const asked: Auction.Terms = { settler: settler.address, end: now + 3600n, feeBasisPoints: 250, ...terms }
  const created = await createOrder(wallet(seller), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
    consideration: [
      { currency: token, amount: Auction.sellerShare(ether, asked), recipient: seller.address },
    ],
    endTime,
    ...Auction.english({ zone, terms: asked }),
  })
  return created.executeAllActions()
}

async function bid(account: { privateKey: Hex; address: Address }, amount: bigint): Promise<Order.Order> {
  const created = await createOrder(wallet(account), {
    offer: [{ currency: token, amount }],
    consideration: [
      { itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier, recipient: account.address },
    ],
    fees,
    endTime: now + 90_000n,
  })
  return created.executeAllActions()
}

async function signSettlement(
  auction: Order.Order,
  winner: Order.Order,
  changes: Partial<Auction.SignedSettlement> & { by?: typeof settler } = {},
): Promise<Auction.SignedSettlement> {
  const { by = settler, ...others } = changes
  const settlement = {
    auctionHash: Order.hash(auction.parameters),
    bidHash: Order.hash(winner.parameters),
    currency: token,
    price: winner.parameters.offer[0]?.startAmount ?? 0n,
    deadline: now + 80_000n,
    ...others,
  }
  const { id: chainId } = chain.chain
  const signature = await by.signTypedData(Auction.settlementTypedData(settlement, { chainId, zone }))
  return { ...settlement, signature }
}

const pass = async (seconds: number) => {
  await chain.testClient.increaseTime({ seconds })
  await chain.testClient.mine({ blocks: 1 })
}

describe('settleAuction', () => {
  test('default: any account settles after the end with the settler’s signature; the seller receives the bid less the fee', async () => {
    const auction = await openAuction()
    const lower = await bid(other, 2n * ether)
    const winner = await bid(bidder, 3n * ether)
    const settlement = await signSettlement(auction, winner)
    await pass(3600)
    const before = await Promise.all([seller, bidder, other].map(({ address }) => wethOf(address)))
    const feeBefore = await wethOf(market)
    const match = await settleAuction(wallet(stranger), { auction, bid: winner, settlement })
    expect(match).toMatchObject({
      price: 3n * ether,
      fees: (3n * ether * 250n) / 10_000n,
      sellerAmount: (3n * ether * 9_750n) / 10_000n,
      surplus: [],
    })
    expect(await settled(match.executeAllActions())).toBe('success')
    const after = await Promise.all([seller, bidder, other].map(({ address }) => wethOf(address)))
    expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
      match.sellerAmount,
      -3n * ether,
      0n,
    ])
    expect((await wethOf(market)) - feeBefore).toBe(match.fees)
    expect(await ownerOf(identifier)).toBe(bidder.address)
    expect(lower.signature).not.toBe('0x')
  })

  test('behavior: the seller settles before the end, with any bid and without a settlement', async () => {
    const auction = await openAuction({ settler: undefined as never })
    const winner = await bid(bidder, 2n * ether)
    const match = await settleAuction(wallet(seller), { auction, bid: winner })
    expect(await settled(match.executeAllActions())).toBe('success')
    expect(await ownerOf(identifier)).toBe(bidder.address)
  })

  test('behavior: a bid at the reserve needs no tip', async () => {
    const auction = await openAuction()
    const winner = await bid(bidder, Auction.reserveOf((ether * 9_750n) / 10_000n, { feeBasisPoints: 250 }))
    const match = await settleAuction(wallet(seller), { auction, bid: winner })
    expect(match).toMatchObject({ price: ether, sellerAmount: (ether * 9_750n) / 10_000n })
    expect(await settled(match.executeAllActions())).toBe('success')
  })

  test.each([
    ['nobody else may settle', { settler: undefined }, {}, 'OnlySellerSettles'],
    ['it runs still', { end: 'later' }, {}, 'AuctionRunning'],
    ['the settlement has run out', {}, { deadline: 1n }, 'SettlementOver'],
    ['it is signed by another', {}, { by: privateKeyToAccount(stranger.privateKey) }, 'SettlementUnsigned'],
    ['it names another bid', {}, { bidHash: `0x${'11'.repeat(32)}` }, 'BidMissing'],
    ['it names a higher price', {}, { price: 9n * ether }, 'SellerUnderpaid'],
    ['it names another currency', {}, { currency: demo.contracts.dusd }, 'SellerUnderpaid'],
  ] as const)('error: the zone refuses when %s', async (_, terms, changes, errorName) => {
    const asked = { ...terms, end: 'end' in terms ? now + 7200n : now + 3600n }
    const auction = await openAuction(asked as Partial<Auction.Terms>)
    const winner = await bid(bidder, 3n * ether)
    const settlement = await signSettlement(auction, winner, changes as Partial<Auction.SignedSettlement>)
    await pass(3600)
    const tip = (3n * ether * 9_750n) / 10_000n - (ether * 9_750n) / 10_000n
    const match = await matchOrders(wallet(stranger), {
      orders: [
        {
          order: auction,
          extraData: Auction.encodeSettlement(settlement),
          tips: [tipOf(tip, seller.address)],
        },
        { order: winner },
      ],
    })
    const simulated = match.actions.at(-1)?.transactionMethods.simulate()
    await expect(simulated).rejects.toMatchObject({
      name: 'Transaction.RevertedError',
      facts: { errorName, args: { auctionHash: Order.hash(auction.parameters) } },
    })
  })

  test('error: who settles cannot keep what the bid pays above the reserve', async () => {
    const auction = await openAuction()
    const winner = await bid(bidder, 3n * ether)
    const extraData = Auction.encodeSettlement(await signSettlement(auction, winner))
    await pass(3600)
    const rest = (3n * ether * 9_750n) / 10_000n - (ether * 9_750n) / 10_000n
    for (const tips of [[], [tipOf(rest, stranger.address)], [tipOf(rest - 1n, seller.address)]]) {
      const match = await matchOrders(wallet(stranger), {
        orders: [{ order: auction, extraData, tips }, { order: winner }],
      })
      await expect(match.actions.at(-1)?.transactionMethods.simulate()).rejects.toMatchObject({
        facts: { errorName: 'SellerUnderpaid' },
      })
    }
  })

  test('error: no account takes the token for the reserve', async () => {
    const auction = await openAuction()
    await pass(3600)
    await expect(fulfillOrder(wallet(bidder), { order: auction })).rejects.toMatchObject({
      name: 'Order.ZoneError',
      cause: { name: 'Transaction.RevertedError' },
    })
    expect(await ownerOf(identifier)).toBe(seller.address)
  })

  test('error: a bid below the reserve is refused before anything is sent', async () => {
    const auction = await openAuction()
    const low = await bid(bidder, ether - 100n)
    await expect(settleAuction(wallet(seller), { auction, bid: low })).rejects.toMatchObject({
      name: 'Auction.BidError',
    })
  })

  test.each([
    ['none', undefined, 'It needs a settlement signed by'],
    ['that of another auction', { auctionHash: `0x${'22'.repeat(32)}` }, 'for another auction'],
    ['that of another bid', { bidHash: `0x${'22'.repeat(32)}` }, 'names another bid'],
    ['another price', { price: 1n }, 'The settlement is for 1'],
  ] as const)('error: settlement: %s is refused before anything is sent', async (_, changes, reason) => {
    const auction = await openAuction()
    const winner = await bid(bidder, 3n * ether)
    const settlement = changes ? await signSettlement(auction, winner, changes) : undefined
    const refused = settleAuction(wallet(stranger), { auction, bid: winner, settlement })
    await expect(refused).rejects.toMatchObject({ name: 'Auction.SettlementError' })
    await expect(refused).rejects.toThrow(reason)
  })

  test('error: a bid that pays more fees than the seller agreed to cannot be settled by others', async () => {
    const auction = await openAuction({ feeBasisPoints: 100 })
    const winner = await bid(bidder, 3n * ether)
    const settlement = await signSettlement(auction, winner)
    const refused = settleAuction(wallet(stranger), { auction, bid: winner, settlement })
    await expect(refused).rejects.toThrow('The seller would receive')
  })

  test('behavior: only the seller can settle an auction with unknown terms', async () => {
    const auction = await openAuction()
    const zoneHash: Hex = `0x${auction.parameters.zoneHash.slice(2, 62)}0002`
    const changed = await sign(wallet(seller), { ...auction.parameters, zoneHash })
    const winner = await bid(bidder, 2n * ether)
    const settlement = await signSettlement(changed, winner)
    await pass(3600)
    const refused = settleAuction(wallet(stranger), { auction: changed, bid: winner, settlement })
    await expect(refused).rejects.toThrow('Only its seller can settle it.')
    const match = await settleAuction(wallet(seller), { auction: changed, bid: winner })
    expect(await settled(match.executeAllActions())).toBe('success')
  })
})

const zoneAbi = parseAbi([
  'struct Schema { uint256 id; bytes metadata; }',
  'function getSeaportMetadata() view returns (string name, Schema[] schemas)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
])

describe('the zone', () => {
  const contract = { address: zone, abi: zoneAbi } as const
  const supports = (id: Hex) =>
    chain.publicClient.readContract({ ...contract, functionName: 'supportsInterface', args: [id] })

  test('default: returns its name and the zone interface', async () => {
    const [name] = await chain.publicClient.readContract({ ...contract, functionName: 'getSeaportMetadata' })
    expect(name).toBe('Souk Auction Zone')
    expect(
      await Promise.all([supports('0x01ffc9a7'), supports('0x39c677be'), supports('0xffffffff')]),
    ).toEqual([true, true, false])
  })

  test('behavior: the exchange is allowed nothing by it', async () => {
    expect(seaportAddress).not.toBe(zone)
    expect(await chain.publicClient.getBalance({ address: zone })).toBe(0n)
  })
})

function tipOf(amount: bigint, recipient: Address) {
  return {
    itemType: ItemType.ERC20,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient,
  }
}
