import { demo } from '@souk/devchain'
import { Order } from '@souk/seaport'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

describe('requests', () => {
  test('default: what the wallet receives, with its effects', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const listing = await scene.market(amina).prepareCreateListing({ asset, price: '1' })
    const signed = Order.explainRequest(listing.requests?.().at(-1)!)
    expect(signed).toMatchObject({ type: 'typedData', effects: { account: amina.address } })
    const order = await scene.market(amina).createListing({ asset, price: '1' })
    const { plan, requests } = await scene.market(bilal).prepareFulfillOrder({ order: order.orderHash })
    const asked = requests?.().map((request) => Order.explainRequest(request)) ?? []
    expect(asked.map(({ type }) => type)).toEqual(plan.steps.map(({ kind }) => kind))
    expect(asked.at(-1)?.effects).toMatchObject({
      account: bilal.address,
      goes: [{ token: zeroAddress, most: parseEther('1') }],
      comes: [{ token: lanterns, identifierOrCriteria: asset.tokenId }],
      powers: [],
    })
  })
})
