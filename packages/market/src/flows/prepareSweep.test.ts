import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import { stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

async function list() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  return scene.market(amina).createListing({ asset, price: parseEther('1') })
}

describe('prepareSweep', () => {
  /** The server, and what it is asked for; a market of another make does not have one of its calls. */
  function watched(lacks?: string) {
    const api = scene.api()
    const asked: string[] = []
    const fetch: typeof api.fetch = async (input, init) => {
      const { pathname } = new URL(String(input))
      asked.push(pathname)
      return pathname === lacks ? new Response('{}', { status: 404 }) : api.fetch(input, init)
    }
    return { api: { ...api, fetch }, asked }
  }

  test('behavior: the market is asked once, however many orders there are', async () => {
    const orders = [await list(), await list(), await list()]
    const { api, asked } = watched()
    const [signed, byHash, read] = [orders[0]!, orders[1]!, await getOrder(scene.api(), orders[2]!)]
    const given = [{ order: signed.order }, { order: byHash.orderHash }, { order: read }]
    const nobody = { order: `0x${'ab'.repeat(32)}` } as const
    const { plan } = await scene.market(bilal, { api }).prepareSweep({ orders: [...given, nobody] })
    expect(asked).toEqual(['/v2/orders/signed'])
    expect(plan.orderHashes).toEqual(orders.map(({ orderHash }) => orderHash))
    expect(plan.dropped).toMatchObject([
      { index: 3, orderHash: nobody.order, reasons: [{ name: 'MarketApi.NotFoundError' }] },
    ])
  })

  test('behavior: a market that is asked for one order at a time', async () => {
    const orders = [await list(), await list()].map(({ orderHash }) => ({ order: orderHash }))
    const { api, asked } = watched('/v2/orders/signed')
    const { plan } = await scene.market(bilal, { api }).prepareSweep({ orders })
    expect(plan.orderHashes).toHaveLength(2)
    expect(asked).toHaveLength(5)
  })
})
