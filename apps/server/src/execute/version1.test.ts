import { demo } from '@souk/devchain'
import { Balances, testChain } from '@souk/testing'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenName } from '../testing/stepClient.js'
import { money, type StepWorld, setUpSteps, single, toListing } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let world: StepWorld
let owned: readonly bigint[]

beforeAll(async () => {
  world = await setUpSteps(chain, { version: 1 })
  owned = await world.owned(amina, lanterns)
})
afterAll(() => world.server.close())

const token = (index: number) => tokenName(lanterns, owned[index] ?? 0n)

describe('the published client of the first version', () => {
  test('behavior: lists several with one signature, and buys them', async () => {
    const listed = await world.run('listToken', amina, {
      listings: [toListing(token(0), '1'), toListing(token(1), '2')],
    })
    expect(listed.orderIds).toHaveLength(2)
    const things = [Balances.native, single(lanterns, owned[0] ?? 0n), single(lanterns, owned[1] ?? 0n)]
    const gains = await world.changes(things, async () => {
      const bought = await world.run('buyToken', bilal, { items: [{ token: token(0) }, { token: token(1) }] })
      expect(bought.steps.at(-1)?.items?.[0]?.transfersData).toHaveLength(2)
      return bought
    })
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "2850000000000000000 wei",
          "-1 lanterns #1",
          "-1 lanterns #7",
        ],
        "Artist": [
          "150000000000000000 wei",
        ],
        "Bilal": [
          "-3000000000000000000 wei",
          "1 lanterns #1",
          "1 lanterns #7",
        ],
      }
    `)
  })

  test('behavior: bids, and the owner accepts', async () => {
    const bids = [{ token: token(2), weiPrice: String(parseEther('2')), orderKind: 'seaport-v1.5' }]
    await world.run('placeBid', bilal, { bids })
    const gains = await world.changes([money(wrappedNative)], () =>
      world.run('acceptOffer', amina, { items: [{ token: token(2), quantity: 1 }] }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "1900000000000000000 wrappedNative",
        ],
        "Artist": [
          "100000000000000000 wrappedNative",
        ],
        "Bilal": [
          "-2000000000000000000 wrappedNative",
        ],
      }
    `)
  })

  test('behavior: cancels', async () => {
    const { orderIds } = await world.run('listToken', amina, { listings: [toListing(token(3), '1')] })
    await world.run('cancelOrder', amina, { ids: orderIds })
    const { body } = await world.ask(`/v2/order/${orderIds[0]}`)
    expect(body).toMatchObject({ order: { status: 'cancelled' } })
  })

  test('behavior: transfers', async () => {
    const items = [4, 5].map((index) => ({ token: token(index), quantity: 1 }))
    await world.run('transferTokens', amina, { to: celeste.address, items })
    expect(await world.owned(celeste, lanterns)).toEqual(expect.arrayContaining(owned.slice(4, 6)))
  })
})
