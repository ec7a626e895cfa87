import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import type { OrderSide } from '@souk/market'
import {
  ItemType,
  noConduitKey,
  type Order,
  OrderType,
  seaportAbi,
  seaportAddress,
  zeroHash,
} from '@souk/seaport'
import type { TestChain } from '@souk/testing'
import type { TestServer } from '@souk/testing/server'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { acceptOrders } from '../orders/acceptOrders.js'
import { signOrder } from './signOrder.js'

/** A market, its chain, and a random number generator for each decision. The same seed plays the same game. */
export type World = {
  chain: TestChain
  server: TestServer
  random: () => number
  orders: PlayedOrder[]
  /** Lanterns that are traded. */
  tokens: readonly bigint[]
  /** A spice that several accounts hold. */
  spice: bigint
  /** Lanterns of the keeper, for offers on any token. */
  kept: readonly bigint[]
  /** Reorganisations never drop blocks up to this one. */
  base: bigint
  /** Whether orders are posted as an import does: what cannot be filled waits, and the follower judges each order again. */
  isImporting: boolean
  /** How long the market may take to follow a move. */
  deadlineMs: number
}

/** An order posted in the game. */
export type PlayedOrder = {
  hash: Hex
  side: OrderSide
  order: Order.Order
  /** Absent for an offer on any token. */
  identifier?: bigint
  total: bigint
  price: bigint
  isPartial: boolean
}

const { lanterns, spices, wrappedNative: money, conduit } = demo.contracts
const conduitKey = demo.conduitKey
type Player = (typeof demo.accounts)[number]
/** The accounts that list and bid. */
export const players: readonly Player[] = demo.accounts.slice(0, 3)
/** The account that fills orders; it never changes anything else. */
export const keeper = demo.accounts[3]

export const multiAbi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
])
const moneyAbi = [
  ...erc20Abi,
  ...parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)']),
] as const

/** Returns numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<item>(world: World, items: readonly item[]): item {
  return items[Math.floor(world.random() * items.length)] as item
}

/** Sends a transaction from an account. A transaction that reverts gives a block without effects. */
async function send(world: World, from: Address, to: Address, data: Hex, value = 0n): Promise<void> {
  const { chain } = world
  await chain.testClient.impersonateAccount({ address: from })
  const hash = (await chain.publicClient.request({
    method: 'eth_sendTransaction' as never,
    params: [{ from, to, data, value: `0x${value.toString(16)}`, gas: '0xf42400' }] as never,
  })) as Hex
  await chain.publicClient.waitForTransactionReceipt({ hash })
}

/** Prepares a chain whose clock is ahead of all others, so that the market follows the chain's time. */
export async function createWorld(
  chain: TestChain,
  server: TestServer,
  { seed, deadlineMs = 60_000 }: { seed: number; deadlineMs?: number },
): Promise<World> {
  const random = createRandom(seed)
  const draft = {
    chain,
    server,
    random,
    orders: [],
    tokens: [],
    spice: 0n,
    kept: [],
    base: 0n,
    isImporting: true,
    deadlineMs,
  }
  const { timestamp } = await chain.publicClient.getBlock()
  await chain.testClient.setNextBlockTimestamp({ timestamp: timestamp + 86_400n })
  for (const { address } of [...players, keeper])
    for (const operator of [conduit, seaportAddress]) {
      const forAll = encodeFunctionData({
        abi: multiAbi,
        functionName: 'setApprovalForAll',
        args: [operator, true],
      })
      await send(draft, address, lanterns, forAll)
      await send(draft, address, spices, forAll)
      await send(
        draft,
        address,
        money,
        encodeFunctionData({ abi: moneyAbi, functionName: 'approve', args: [operator, maxUint256] }),
      )
    }
  const base = await chain.publicClient.getBlockNumber()
  await server.indexed(base, { deadlineMs })
  // On a slow machine, the histories of the collections come after the head.
  await poll(() => server.market.progress.catchUp === undefined || undefined, { intervalMs: 10, deadlineMs })
  const lanternsOf = async (owner: Address, count: number) => {
    const rows = await server.market.db
      .selectFrom('balances')
      .select('identifier')
      .where('contract', '=', lanterns.toLowerCase())
      .where('owner', '=', owner.toLowerCase())
      .orderBy('identifier')
      .limit(count)
      .execute()
    return rows.map((row) => BigInt(row.identifier))
  }
  const tokens = (await Promise.all(players.map(({ address }) => lanternsOf(address, 2)))).flat()
  const { identifier } = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', spices.toLowerCase())
    .where('owner', '=', demo.accounts[0].address.toLowerCase())
    .orderBy('quantity', 'desc')
    .executeTakeFirstOrThrow()
  return { ...draft, tokens, spice: BigInt(identifier), kept: await lanternsOf(keeper.address, 12), base }
}

/** Makes a random move. @returns A description, for the record of a game that fails. */
export async function move(world: World): Promise<string> {
  const total = moves.reduce((sum, [weight]) => sum + weight, 0)
  let left = world.random() * total
  for (const [weight, name, run] of moves) {
    left -= weight
    if (left < 0) return `${name} ${await run(world)}`
  }
  return 'nothing'
}

/** The names of all moves. */
export function moveNames(): readonly string[] {
  return moves.map(([, name]) => name)
}

/** Makes a move of a name. @returns As {@link move}. */
export async function moveOf(world: World, name: string): Promise<string> {
  const [, , run] = moves.find((each) => each[1] === name) ?? []
  if (!run) throw new RangeError(`No move is called ${name}.`)
  return `${name} ${await run(world)}`
}

const moves: readonly (readonly [weight: number, name: string, run: (world: World) => Promise<string>])[] = [
  [9, 'list', postListing],
  [3, 'list units', postUnits],
  [4, 'sell together', postBundle],
  [4, 'offer a swap', postSwap],
  [5, 'bid', postBid],
  [3, 'bid on any', postCollectionOffer],
  [7, 'fill', fillSome],
  [4, 'cancel', cancelSome],
  [1, 'raise counter', raiseCounter],
  [5, 'move a token', moveToken],
  [2, 'move units', moveUnits],
  [4, 'approve or not', toggleApproval],
  [4, 'spend or return money', moveMoney],
  [2, 'allow money or not', toggleAllowance],
  [5, 'pass time', passSomeTime],
  [6, 'reorganise', reorganise],
  [4, 'take back and go on', takeBack],
  [3, 'post while the chain moves', postMeanwhile],
]

async function timeOf(world: World): Promise<bigint> {
  return (await world.chain.publicClient.getBlock()).timestamp
}

type Draft = [
  played: Omit<PlayedOrder, 'hash' | 'order'>,
  maker: Player,
  components: Partial<Order.Components>,
]

async function post(world: World, ...draft: Draft) {
  return (await sign(world, ...draft))()
}

/** Signs an order with what it needs from the chain. Returns a function that posts it. */
async function sign(world: World, ...[played, maker, draft]: Draft) {
  const time = await timeOf(world)
  const startTime = world.random() < 0.2 ? time + BigInt(Math.ceil(world.random() * 40)) : time - 60n
  const endTime = time + BigInt(Math.ceil(world.random() < 0.4 ? world.random() * 60 : 100_000))
  const counter = await world.chain.publicClient.readContract({
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'getCounter',
    args: [maker.address],
  })
  const components: Order.Components = {
    offerer: maker.address,
    zone: zeroAddress,
    offer: [],
    consideration: [],
    orderType: played.isPartial ? OrderType.PARTIAL_OPEN : OrderType.FULL_OPEN,
    startTime,
    endTime: endTime > startTime ? endTime : startTime + 5n,
    zoneHash: zeroHash,
    salt: BigInt(Math.floor(world.random() * 2 ** 48)),
    conduitKey,
    counter,
    totalOriginalConsiderationItems: 1,
    ...draft,
  }
  const order = await signOrder(maker.privateKey, components)
  return async () => {
    const [answer] = await acceptOrders(world.server.market, [
      {
        side: played.side,
        order,
        protocolAddress: seaportAddress,
        ...(world.isImporting && { takenAt: new Date() }),
      },
    ])
    if (!answer?.row) return answer?.refused?.message ?? 'refused'
    world.orders.push({ ...played, order, hash: answer.row.order_hash as Hex })
    return answer.row.order_hash.slice(0, 10)
  }
}

async function ownerOf(world: World, identifier: bigint): Promise<Address> {
  return world.chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [identifier],
  })
}

async function postListing(world: World) {
  return (await signListing(world))()
}

async function signListing(world: World) {
  const identifier = pick(world, world.tokens)
  const owner = await ownerOf(world, identifier)
  const maker = players.find(({ address }) => address === owner) ?? pick(world, players)
  const price = BigInt(1 + Math.floor(world.random() * 9)) * 10n ** 15n
  const item = { token: lanterns, identifierOrCriteria: identifier, startAmount: 1n, endAmount: 1n }
  return sign(world, { side: 'ask', identifier, total: 1n, price, isPartial: false }, maker, {
    offer: [{ itemType: ItemType.ERC721, ...item }],
    consideration: [nativeItem(price, maker.address)],
  })
}

function nativeItem(amount: bigint, recipient: Address) {
  return {
    itemType: ItemType.NATIVE,
    token: zeroAddress,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient,
  }
}

async function postUnits(world: World) {
  const maker = pick(world, players)
  const total = BigInt(2 + Math.floor(world.random() * 3))
  const price = total * BigInt(1 + Math.floor(world.random() * 9)) * 10n ** 15n
  const item = { token: spices, identifierOrCriteria: world.spice, startAmount: total, endAmount: total }
  return post(world, { side: 'ask', identifier: world.spice, total, price, isPartial: true }, maker, {
    offer: [{ itemType: ItemType.ERC1155, ...item }],
    consideration: [nativeItem(price, maker.address)],
  })
}

const lantern = (identifier: bigint) => ({
  itemType: ItemType.ERC721,
  token: lanterns,
  identifierOrCriteria: identifier,
  startAmount: 1n,
  endAmount: 1n,
})

async function makerOf(world: World, identifier: bigint): Promise<Player> {
  const owner = await ownerOf(world, identifier)
  return players.find(({ address }) => address === owner) ?? pick(world, players)
}

/** Two tokens, and units of a third one or not, at one price. */
async function postBundle(world: World) {
  const identifier = pick(world, world.tokens)
  const other = pick(
    world,
    world.tokens.filter((token) => token !== identifier),
  )
  const maker = await makerOf(world, identifier)
  const price = BigInt(1 + Math.floor(world.random() * 9)) * 10n ** 15n
  const units = { token: spices, identifierOrCriteria: world.spice, startAmount: 2n, endAmount: 2n }
  const isMixed = world.random() < 0.5
  return post(world, { side: 'ask', total: 1n, price, isPartial: false }, maker, {
    offer: [lantern(identifier), isMixed ? { itemType: ItemType.ERC1155, ...units } : lantern(other)],
    consideration: [nativeItem(price, maker.address)],
  })
}

/** A token, and money with it or not, for a token of the keeper. */
async function postSwap(world: World) {
  const identifier = pick(world, world.tokens)
  const maker = await makerOf(world, identifier)
  const wanted = pick(world, world.kept)
  const amount = parseEther('8')
  const paid = {
    itemType: ItemType.ERC20,
    token: money,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  }
  return post(world, { side: 'swap', identifier: wanted, total: 1n, price: 0n, isPartial: false }, maker, {
    offer: [lantern(identifier), ...(world.random() < 0.5 ? [paid] : [])],
    consideration: [{ ...lantern(wanted), recipient: maker.address }],
  })
}

async function postBid(world: World) {
  return (await signBid(world))()
}

async function signBid(world: World) {
  return signOffer(world, { identifier: pick(world, world.tokens), total: 1n })
}

async function postCollectionOffer(world: World) {
  return (await signOffer(world, { total: world.random() < 0.5 ? 1n : 3n }))()
}

async function signOffer(world: World, wanted: { identifier?: bigint; total: bigint }) {
  const maker = pick(world, players)
  const price = BigInt(1 + Math.floor(world.random() * 10)) * parseEther('6')
  const { identifier, total } = wanted
  return sign(world, { side: 'bid', ...wanted, price, isPartial: total > 1n }, maker, {
    offer: [
      {
        itemType: ItemType.ERC20,
        token: money,
        identifierOrCriteria: 0n,
        startAmount: price,
        endAmount: price,
      },
    ],
    consideration: [
      {
        itemType: identifier === undefined ? ItemType.ERC721_WITH_CRITERIA : ItemType.ERC721,
        token: lanterns,
        identifierOrCriteria: identifier ?? 0n,
        startAmount: total,
        endAmount: total,
        recipient: maker.address,
      },
    ],
  })
}

/** Returns the call with which an account that can do so fills some units of an order. */
export async function toFill(world: World, played: PlayedOrder, units: bigint) {
  const { counter: _, ...parameters } = played.order.parameters
  const isWide = played.side === 'bid' && played.identifier === undefined
  const owners = isWide ? await Promise.all(world.kept.map((identifier) => ownerOf(world, identifier))) : []
  const offered = world.kept[owners.indexOf(keeper.address)] ?? 0n
  const from =
    played.side !== 'ask' && played.identifier !== undefined
      ? await ownerOf(world, played.identifier)
      : keeper.address
  const advanced = {
    parameters: {
      ...parameters,
      totalOriginalConsiderationItems: BigInt(parameters.totalOriginalConsiderationItems),
    },
    numerator: units,
    denominator: played.total,
    signature: played.order.signature,
    extraData: '0x' as const,
  }
  const resolvers = isWide
    ? [{ orderIndex: 0n, side: 1, index: 0n, identifier: offered, criteriaProof: [] }]
    : []
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [advanced, resolvers, noConduitKey, zeroAddress] as never,
  })
  const value = played.side === 'ask' ? (played.price * units) / played.total : 0n
  return { from, to: seaportAddress, data, value }
}

async function fillSome(world: World) {
  if (world.orders.length === 0) return ''
  const played = pick(world, world.orders.slice(-12))
  const units = played.isPartial && world.random() < 0.7 ? 1n : played.total
  const { from, to, data, value } = await toFill(world, played, units)
  await send(world, from, to, data, value)
  return `${played.hash.slice(0, 10)} ${units}/${played.total}`
}

async function cancelSome(world: World) {
  if (world.orders.length === 0) return ''
  const played = pick(world, world.orders.slice(-12))
  const { totalOriginalConsiderationItems: _, ...components } = played.order.parameters
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[components]] as never })
  await send(world, played.order.parameters.offerer, seaportAddress, data)
  return played.hash.slice(0, 10)
}

async function raiseCounter(world: World) {
  const { address } = pick(world, players)
  await send(
    world,
    address,
    seaportAddress,
    encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' }),
  )
  return address.slice(0, 6)
}

async function moveToken(world: World) {
  const identifier = pick(world, world.tokens)
  const from = await ownerOf(world, identifier)
  const { address: to } = pick(world, players)
  const args = [from, to, identifier] as const
  await send(
    world,
    from,
    lanterns,
    encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args }),
  )
  return `${identifier} to ${to.slice(0, 6)}`
}

async function moveUnits(world: World) {
  const [from, to] = [pick(world, players), pick(world, players)]
  const amount = BigInt(1 + Math.floor(world.random() * 4))
  const args = [from.address, to.address, world.spice, amount, '0x'] as const
  const data = encodeFunctionData({ abi: multiAbi, functionName: 'safeTransferFrom', args })
  await send(world, from.address, spices, data)
  return `${amount}`
}

async function toggleApproval(world: World) {
  const { address } = pick(world, players)
  const contract = pick(world, [lanterns, spices])
  const approved = world.random() < 0.6
  const data = encodeFunctionData({
    abi: multiAbi,
    functionName: 'setApprovalForAll',
    args: [conduit, approved],
  })
  await send(world, address, contract, data)
  return `${address.slice(0, 6)} ${approved}`
}

async function moveMoney(world: World) {
  const { address } = pick(world, players)
  const isSpent = world.random() < 0.5
  const amount = parseEther(String(5 + Math.floor(world.random() * 60)))
  const [from, to] = isSpent ? [address, keeper.address] : [keeper.address, address]
  const data =
    world.random() < 0.3
      ? encodeFunctionData({ abi: moneyAbi, functionName: 'withdraw', args: [amount] })
      : encodeFunctionData({ abi: moneyAbi, functionName: 'transfer', args: [to, amount] })
  await send(world, from, money, data)
  return `${from.slice(0, 6)} ${amount}`
}

async function toggleAllowance(world: World) {
  const { address } = pick(world, players)
  const amount = pick(world, [0n, parseEther('20'), maxUint256, maxUint256])
  const data = encodeFunctionData({ abi: moneyAbi, functionName: 'approve', args: [conduit, amount] })
  await send(world, address, money, data)
  return `${address.slice(0, 6)} ${amount}`
}

async function passSomeTime(world: World) {
  const seconds = BigInt(1 + Math.floor(world.random() * 30))
  await world.chain.testClient.setNextBlockTimestamp({ timestamp: (await timeOf(world)) + seconds })
  await world.chain.testClient.mine({ blocks: 1 })
  return `${seconds} s`
}

async function depthOf(world: World): Promise<number> {
  const room = Number((await world.chain.publicClient.getBlockNumber()) - world.base)
  return Math.min(room, 1 + Math.floor(world.random() * 10))
}

async function reorganise(world: World) {
  const depth = await depthOf(world)
  if (depth === 0) return ''
  await world.chain.testClient.request({ method: 'anvil_reorg' as never, params: [depth, []] as never })
  return `${depth}`
}

/** The new branch has its own blocks at the same heights, and may be longer or shorter. */
async function takeBack(world: World) {
  const depth = await depthOf(world)
  if (depth === 0) return ''
  await world.chain.testClient.request({ method: 'anvil_rollback' as never, params: [depth] as never })
  const done = [`${depth}:`]
  const steps = Math.floor(world.random() * 5)
  for (let step = 0; step < steps; step++) {
    const run = pick(world, [fillSome, cancelSome, moveToken, toggleApproval, moveMoney, passSomeTime])
    done.push(`${run.name} ${await run(world)}`)
  }
  return done.join(' ')
}

async function postMeanwhile(world: World) {
  const chainMoves = pick(world, [reorganise, toggleApproval, moveMoney, moveToken])
  // Signed before: a node that rolls back may answer no questions about its latest block.
  const post = await pick(world, [signListing, signBid])(world)
  const [posted, moved] = await Promise.all([post(), chainMoves(world)])
  return `${posted} ${chainMoves.name} ${moved}`
}
