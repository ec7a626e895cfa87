import { demo } from '@souk/devchain'
import { postOrder } from '@souk/market'
import { ItemType, type Order, OrderType, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { spices, wrappedNative } = demo.contracts
const abi = parseAbi([
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address spender, uint256 amount) returns (bool)',
])
let server: TestServer
let terms: { token: Address; identifier: bigint; amount: bigint; now: bigint }

beforeAll(async () => {
  const seller = chain.walletClient(amina)
  const all = {
    address: spices,
    abi,
    functionName: 'setApprovalForAll',
    args: [seaportAddress, true],
  } as const
  await confirmed(await seller.writeContract(all))
  await confirmed(
    await chain.walletClient(bilal).writeContract({
      address: wrappedNative,
      abi,
      functionName: 'approve',
      args: [seaportAddress, 10n ** 18n],
    }),
  )
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await caughtUp()
  const row = await server.market.db
    .selectFrom('balances')
    .selectAll()
    .where('contract', '=', spices.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .where('quantity', '>=', '7')
    .executeTakeFirstOrThrow()
  const { timestamp: now } = await chain.publicClient.getBlock()
  terms = { token: spices, identifier: BigInt(row.identifier), amount: 4n, now }
})
afterAll(() => server.close())

const caughtUp = async () => server.indexed(await chain.publicClient.getBlockNumber())

async function confirmed(hash: `0x${string}`): Promise<void> {
  expect((await chain.publicClient.waitForTransactionReceipt({ hash })).status).toBe('success')
}

const holdingOf = (owner: { address: Address }) =>
  chain.publicClient.readContract({
    address: spices,
    abi,
    functionName: 'balanceOf',
    args: [owner.address, terms.identifier],
  })

/** Asks for the data to fill an order. */
async function ask(
  side: 'listing' | 'offer',
  hash: string,
  more: { fulfiller: Address; units?: string; recipient?: Address },
) {
  const { fulfiller, units, recipient } = more
  const response = await server.app.request(`/v2/${side}s/fulfillment_data`, {
    method: 'POST',
    body: JSON.stringify({
      [side]: { hash, chain: 'souk', protocol_address: seaportAddress },
      fulfiller: { address: fulfiller },
      units_to_fill: units,
      recipient,
    }),
  })
  return { status: response.status, body: await response.json() }
}

type Transaction = {
  to: Address
  value: number | string
  input_data: {
    advancedOrder: { parameters: Order.Components; signature: string }
    criteriaResolvers: readonly object[]
    fulfillerConduitKey: string
    recipient: Address
  }
}

/** Sends the transaction of an answer, unchanged. */
async function send(account: (typeof demo.accounts)[number], { to, value, input_data: input }: Transaction) {
  const { advancedOrder, criteriaResolvers, fulfillerConduitKey, recipient } = input
  const args = [advancedOrder, criteriaResolvers, fulfillerConduitKey, recipient] as never
  const call = { address: to, abi: seaportAbi, functionName: 'fulfillAdvancedOrder', args } as const
  await confirmed(await chain.walletClient(account).writeContract({ ...call, value: BigInt(value) } as never))
  await caughtUp()
}

describe('toFulfillment', () => {
  test('param: unitsToFill, recipient: the suggested transaction buys that many units of a listing', async () => {
    const components = listing({ ...terms, maker: amina.address, price: 4_000n })
    const order = await signOrder(amina.privateKey, components)
    const { orderHash } = await postOrder(apiOf(server), { side: 'ask', order })
    const before = [await holdingOf(bilal), await holdingOf(celeste)] as const

    const some = await ask('listing', orderHash, { fulfiller: bilal.address, units: '3' })
    expect(some.body.fulfillment_data.transaction).toMatchObject({
      value: 3_000,
      input_data: { advancedOrder: { numerator: '3', denominator: '4' }, recipient: bilal.address },
    })
    await send(bilal, some.body.fulfillment_data.transaction)
    expect(await holdingOf(bilal)).toBe(before[0] + 3n)

    for (const units of ['0', '2'])
      expect(await ask('listing', orderHash, { fulfiller: bilal.address, units })).toMatchObject({
        status: 400,
        body: { facts: { field: 'units_to_fill', expected: 'a multiple of 1 up to 1' } },
      })

    const last = await ask('listing', orderHash, {
      fulfiller: bilal.address,
      units: '1',
      recipient: celeste.address,
    })
    await send(bilal, last.body.fulfillment_data.transaction)
    expect([await holdingOf(bilal), await holdingOf(celeste)]).toEqual([before[0] + 3n, before[1] + 1n])
    const over = await ask('listing', orderHash, { fulfiller: bilal.address, units: '1' })
    expect([over.status, over.body.facts]).toEqual([400, { status: 'filled', reason: null }])
  })

  test('param: unitsToFill: the suggested transaction gives that many units to an offer', async () => {
    const { offer, consideration, ...rest } = listing({ ...terms, maker: bilal.address, price: 4_000n })
    const order = await signOrder(bilal.privateKey, {
      ...rest,
      offer: consideration.map(({ recipient: _, ...item }) => ({
        ...item,
        itemType: ItemType.ERC20,
        token: wrappedNative,
      })),
      consideration: offer.map((item) => ({ ...item, recipient: bilal.address })),
    })
    const { orderHash } = await postOrder(apiOf(server), { side: 'bid', order })
    const before = await holdingOf(bilal)
    const { body } = await ask('offer', orderHash, { fulfiller: amina.address, units: '1' })
    await send(amina, body.fulfillment_data.transaction)
    expect(await holdingOf(bilal)).toBe(before + 1n)
  })

  test('error: a part of an order that can only be filled as a whole', async () => {
    const changes = { orderType: OrderType.FULL_OPEN, salt: 2n }
    const components = listing({ ...terms, amount: 2n, maker: amina.address, price: 2_000n, changes })
    const order = await signOrder(amina.privateKey, components)
    const { orderHash } = await postOrder(apiOf(server), { side: 'ask', order })
    const part = await ask('listing', orderHash, { fulfiller: bilal.address, units: '1' })
    expect([part.status, part.body.facts.expected]).toEqual([400, 'a multiple of 2 up to 2'])
    const all = await ask('listing', orderHash, { fulfiller: bilal.address, units: '2' })
    expect(all.body.fulfillment_data.transaction.value).toBe(2_000)
  })
})
