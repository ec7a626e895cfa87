import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { seaportAbi, seaportAddress } from '@souk/seaport'
import { type Address, erc20Abi, erc721Abi, getAbiItem, type Hex } from 'viem'
import { expect } from 'vitest'
import { findDrift } from '../stats/findDrift.js'
import { keeper, multiAbi, type PlayedOrder, players, toFill, type World } from './bookWorld.js'

const { lanterns, spices, wrappedNative: money, conduit } = demo.contracts

type Head = { number: bigint; hash: Hex; timestamp: bigint }

/** Waits until the market has followed the chain to its head, and compares everything it says with the chain. */
export async function assertBook(world: World): Promise<void> {
  const head = await followed(world)
  await assertOrders(world, head)
  await assertHoldings(world, head)
  await assertHistory(world)
  expect(await findDrift(world.server.market.db)).toEqual([])
}

/** Waits until the market has followed the chain to its head. */
export async function followed(world: World): Promise<Head> {
  const head = await world.chain.publicClient.getBlock()
  await poll(() => (world.server.market.progress.indexed?.hash === head.hash ? true : undefined), {
    intervalMs: 5,
    deadlineMs: world.deadlineMs,
  })
  return head
}

/** An order is fillable if the exchange fills it. This tries it at exactly that block, instead of calculating it. */
async function assertOrders(world: World, head: Head): Promise<void> {
  const rows = await world.server.market.db.selectFrom('orders').selectAll().execute()
  const shown = new Map(
    rows.map(({ order_hash, status, remaining }) => [order_hash, `${status} ${remaining}`]),
  )
  const states = await readStates(world, head)
  const wanted = await Promise.all(
    world.orders.map(
      async (played, index) =>
        [played.hash, await standingOf(world, played, { head, ...(states[index] as State) })] as const,
    ),
  )
  const wrong = wanted.filter(([hash, standing]) => shown.get(hash) !== standing)
  expect(wrong.map(([hash, standing]) => ({ hash, chain: standing, market: shown.get(hash) }))).toEqual([])
}

/** What the exchange says about an order and its maker. */
type State = { isCancelled: boolean; filled: bigint; size: bigint; counter: bigint }

/** Reads all of them with one call: a game asks for those of fifty orders after each of its moves. */
async function readStates(world: World, { number: blockNumber }: Head): Promise<readonly State[]> {
  const exchange = { address: seaportAddress, abi: seaportAbi } as const
  const answers = await world.chain.publicClient.multicall({
    contracts: world.orders.flatMap(({ hash, order }) => [
      { ...exchange, functionName: 'getOrderStatus', args: [hash] } as const,
      { ...exchange, functionName: 'getCounter', args: [order.parameters.offerer] } as const,
    ]),
    allowFailure: false,
    batchSize: 0,
    blockNumber,
  })
  return world.orders.map((_, index) => {
    const [, isCancelled, filled, size] = answers[2 * index] as readonly [boolean, boolean, bigint, bigint]
    return { isCancelled, filled, size, counter: answers[2 * index + 1] as bigint }
  })
}

async function standingOf(
  world: World,
  played: PlayedOrder,
  { head, isCancelled, filled, size, counter }: State & { head: Head },
): Promise<string> {
  const { publicClient } = world.chain
  const { parameters } = played.order
  const blockNumber = head.number
  const left = size === 0n ? played.total : played.total - (played.total * filled) / size
  if (isCancelled) return `cancelled ${left}`
  if (left === 0n) return 'filled 0'
  if (head.timestamp >= parameters.endTime) return `expired ${left}`
  // If the maker itself tried, it would be another order, which needs no signature.
  if (counter !== parameters.counter) return `inactive ${left}`
  const call = await toFill(world, played, played.isPartial ? 1n : played.total)
  const fills = await publicClient.call({ account: call.from, ...call, blockNumber }).then(
    () => true,
    () => false,
  )
  return fills ? `active ${await covered(world, played, { left, blockNumber })}` : `inactive ${left}`
}

/** Returns how many of the remaining units the maker can cover. */
async function covered(
  world: World,
  played: PlayedOrder,
  { left, blockNumber }: { left: bigint; blockNumber: bigint },
): Promise<bigint> {
  if (!played.isPartial) return left
  const { publicClient } = world.chain
  const { offerer } = played.order.parameters
  if (played.side === 'ask') {
    const args = [offerer, world.spice] as const
    return least(
      left,
      await publicClient.readContract({
        address: spices,
        abi: multiAbi,
        functionName: 'balanceOf',
        args,
        blockNumber,
      }),
    )
  }
  const [balance, allowance] = await Promise.all([
    publicClient.readContract({
      address: money,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [offerer],
      blockNumber,
    }),
    publicClient.readContract({
      address: money,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [offerer, conduit],
      blockNumber,
    }),
  ])
  return least(left, (least(balance, allowance) * played.total) / played.price)
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

async function assertHoldings(world: World, head: Head): Promise<void> {
  const rows = await world.server.market.db.selectFrom('balances').selectAll().execute()
  const held = new Map(rows.map((row) => [`${row.contract}:${row.identifier}:${row.owner}`, row.quantity]))
  const identifiers = [...world.tokens, ...world.kept]
  const accounts = [...players, keeper].map(({ address }) => address)
  const { owners, units } = await readHolders(world, { identifiers, accounts, head })
  const wrong = [
    ...identifiers
      .map((identifier, index) => ({ identifier, owner: owners[index] as Address }))
      .filter(({ identifier, owner }) => held.get(keyOf(lanterns, identifier, owner)) !== '1')
      .map(({ identifier, owner }) => `lantern ${identifier} is ${owner}'s`),
    ...accounts
      .map((address, index) => ({
        ...{ address, held: String(units[index]) },
        shown: held.get(keyOf(spices, world.spice, address)) ?? '0',
      }))
      .filter((each) => each.shown !== each.held)
      .map((each) => `${each.address} has ${each.held} units and not ${each.shown}`),
  ]
  expect(wrong).toEqual([])
}

/** Reads the owners of the lanterns and how many units accounts have, with one call for each. */
async function readHolders(
  world: World,
  {
    identifiers,
    accounts,
    head,
  }: { identifiers: readonly bigint[]; accounts: readonly Address[]; head: Head },
) {
  const { publicClient } = world.chain
  const lantern = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf' } as const
  const spice = { address: spices, abi: multiAbi, functionName: 'balanceOf' } as const
  const together = { allowFailure: false, batchSize: 0, blockNumber: head.number } as const
  const [owners, units] = await Promise.all([
    publicClient.multicall({
      contracts: identifiers.map((identifier) => ({ ...lantern, args: [identifier] as const })),
      ...together,
    }),
    publicClient.multicall({
      contracts: accounts.map((account) => ({ ...spice, args: [account, world.spice] as const })),
      ...together,
    }),
  ])
  return { owners, units }
}

function keyOf(contract: Address, identifier: bigint, owner: Address): string {
  return `${contract.toLowerCase()}:${identifier}:${owner.toLowerCase()}`
}

/** Sales and transfers must be exactly those of the chain's current logs. */
async function assertHistory(world: World): Promise<void> {
  const { publicClient } = world.chain
  const fromBlock = world.base
  const [filled, moved, cancelled] = await Promise.all([
    publicClient.getLogs({
      address: seaportAddress,
      event: getAbiItem({ abi: seaportAbi, name: 'OrderFulfilled' }),
      fromBlock,
    }),
    publicClient.getLogs({ address: lanterns, event: transferEvent, fromBlock }),
    publicClient.getLogs({
      address: seaportAddress,
      event: getAbiItem({ abi: seaportAbi, name: 'OrderCancelled' }),
      fromBlock,
    }),
  ])
  const rows = await world.server.market.db
    .selectFrom('activity')
    .selectAll()
    .where('block_number', '>=', String(fromBlock))
    .execute()
  const of = (type: string) => rows.filter((row) => row.type === type)
  const placeOf = (log: { transactionHash: Hex; logIndex: number }) =>
    `${log.transactionHash}:${log.logIndex}`
  // A bundle or a swap has a row for each token.
  const shownAt = (found: typeof rows) =>
    [...new Set(found.map((row) => `${row.transaction_hash}:${row.log_index}`))].sort()
  const known = new Set(world.orders.map(({ hash }) => hash))
  expect(shownAt(of('sale'))).toEqual(filled.map(placeOf).sort())
  expect(shownAt(of('transfer').filter((row) => row.contract === lanterns.toLowerCase()))).toEqual(
    moved.map(placeOf).sort(),
  )
  const cancels = cancelled.filter(({ args }) => known.has(args.orderHash ?? '0x'))
  expect(shownAt(of('cancel'))).toEqual(cancels.map(placeOf).sort())
}

const transferEvent = getAbiItem({ abi: erc721Abi, name: 'Transfer' })

/** Returns everything that a market shows as rows, to compare with another market's. */
export async function dump(world: Pick<World, 'server'>): Promise<Record<string, readonly unknown[]>> {
  const { db } = world.server.market
  const without = <row extends object>(rows: readonly row[], ...names: readonly string[]) =>
    rows
      .map((row) =>
        JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))),
      )
      .sort()
  return {
    orders: without(
      await db.selectFrom('orders').select(['order_hash', 'status', 'reason', 'remaining']).execute(),
    ),
    items: without(
      await db.selectFrom('order_items').select(['order_hash', 'side', 'position', 'is_open']).execute(),
    ),
    tokens: without(
      await db
        .selectFrom('tokens')
        .select([
          'contract',
          'identifier',
          'listing_hash',
          'listing_unit_price',
          'offer_hash',
          'offer_unit_price',
        ])
        .execute(),
    ),
    balances: without(await db.selectFrom('balances').selectAll().execute()),
    holders: without(await db.selectFrom('holders').selectAll().execute()),
    sales: without(await db.selectFrom('sales').selectAll().execute()),
    hours: without(await db.selectFrom('sale_hours').selectAll().execute()),
    activity: without(
      await db.selectFrom('activity').selectAll().where('block_number', 'is not', null).execute(),
      'sequence',
    ),
    collections: without(
      await db
        .selectFrom('collections')
        .select([
          'contract',
          'total_supply',
          'tokens',
          'owners',
          'listed',
          'floor_price',
          'floor_currency',
          'volume',
          'sales',
          'offer_hash',
          'offer_price',
        ])
        .execute(),
    ),
  }
}
