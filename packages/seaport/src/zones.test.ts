import { demo } from '@souk/devchain'
import { deploy, testChain } from '@souk/testing'
import { type Address, type Hex, isAddressEqual, parseAbi, parseEther, parseEventLogs } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc721Abi } from './abi/tokens.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { ItemType, OrderType, seaportAddress } from './order/constants.js'
import * as Order from './order/Order.js'
import { components, item, sign, to } from './testing/makeOrder.js'

const chain = testChain()
const { lanterns } = demo.contracts
const [amina, bilal] = demo.accounts
const zoneHash: Hex = `0x${'ab'.repeat(32)}`

let ids: readonly bigint[]
beforeEach(async () => {
  const owners = await Promise.all(
    Array.from({ length: 60 }, (_, id) =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [BigInt(id + 1)],
      }),
    ),
  )
  ids = owners.flatMap((owner, id) => (isAddressEqual(owner, amina.address) ? [BigInt(id + 1)] : []))
  await mined(
    chain.walletClient(amina).writeContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    }),
  )
})

const mined = async (hash: Promise<Hex>) => chain.publicClient.waitForTransactionReceipt({ hash: await hash })

const restricted = (zone: Address, index: number) =>
  sign(
    chain.walletClient(amina),
    components(
      amina.address,
      [item(ItemType.ERC721, { token: lanterns, identifierOrCriteria: ids[index] ?? 0n })],
      [to(amina.address, item(ItemType.NATIVE, { amount: parseEther('1') }))],
      { orderType: OrderType.FULL_RESTRICTED, zone, zoneHash },
    ),
  )

const zoneAbi = parseAbi([
  'event Asked(bytes32 indexed orderHash, address indexed fulfiller, address indexed offerer, bytes extraData, bytes32[] orderHashes, bytes32 zoneHash)',
])

/** What the zone was told, order by order. */
async function callsOfZone(hash: Promise<Hex>) {
  const { logs } = await mined(hash)
  return parseEventLogs({ abi: zoneAbi, logs }).map(({ args }) => args)
}

describe('zones of restricted orders', () => {
  test('default: the zone is told who fills, and its hash; the cheap route stays', async () => {
    const order = await restricted(await deploy(chain, 'LoggingZone'), 0)
    const fill = await fulfillOrder(chain.walletClient(bilal), { order })
    expect(fill.route).toBe('basic')
    expect(await callsOfZone(fill.executeAllActions())).toMatchObject([
      { orderHash: Order.hash(order.parameters), fulfiller: bilal.address, zoneHash, extraData: '0x' },
    ])
  })

  test('param: extraData: reaches the zone', async () => {
    const order = await restricted(await deploy(chain, 'LoggingZone'), 0)
    const fill = await fulfillOrder(chain.walletClient(bilal), { order, extraData: '0x1234' })
    expect(fill.route).toBe('advanced')
    expect(await callsOfZone(fill.executeAllActions())).toMatchObject([{ extraData: '0x1234' }])
  })

  test('param: extraData: of each order in a sweep', async () => {
    const zone = await deploy(chain, 'LoggingZone')
    const orders = [
      { order: await restricted(zone, 0), extraData: '0x01' as const },
      { order: await restricted(zone, 1) },
      { order: await restricted(zone, 2), extraData: '0x0203' as const },
    ]
    const sweep = await fulfillOrders(chain.walletClient(bilal), { orders })
    const told = await callsOfZone(sweep.executeAllActions())
    expect(told.map(({ extraData }) => extraData)).toEqual(['0x01', '0x', '0x0203'])
    expect(told[0]).toMatchObject({ orderHashes: sweep.orderHashes })
  })

  test.each([true, false])(
    'error: a zone that refuses (reverts: %s) is named before anything is sent',
    async (reverts) => {
      const order = await restricted(await deploy(chain, 'RefusingZone', [reverts]), 0)
      const refused = fulfillOrder(chain.walletClient(bilal), { order })
      await expect(refused).rejects.toMatchObject({
        name: 'Order.ZoneError',
        facts: { zone: order.parameters.zone },
      })
    },
  )
})
