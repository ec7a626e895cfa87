import { demo } from '@souk/devchain'
import { Order } from '@souk/seaport'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type * as Trade from '../domain/Trade.js'
import { stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

const explained = ({ requests }: Pick<Trade.Prepared<Trade.Plan, unknown>, 'requests'>) =>
  requests?.().map((request) => Order.explainRequest(request)) ?? []

describe('requests', () => {
  test('default: what the wallet receives, with its effects', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const listing = await scene.market(amina).prepareCreateListing({ asset, price: '1' })
    expect(explained(listing)).toMatchObject([
      { type: 'transaction', effects: { powers: [{ token: lanterns }] } },
      { type: 'typedData', effects: { account: amina.address } },
    ])
    const order = await scene.market(amina).createListing({ asset, price: '1' })
    const purchase = await scene.market(bilal).prepareFulfillOrder({ order: order.orderHash })
    const asked = explained(purchase)
    expect(asked.map(({ type }) => type)).toEqual(purchase.plan.steps.map(({ kind }) => kind))
    expect(asked.at(-1)?.effects).toMatchObject({
      account: bilal.address,
      goes: [{ token: zeroAddress, most: parseEther('1') }],
      comes: [{ token: lanterns, identifierOrCriteria: asset.tokenId }],
      powers: [],
    })
  })
})
