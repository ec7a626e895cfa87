import { demo } from '@souk/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from '../testing/bazaar.js'
import { bundleProgram, type Program } from '../testing/terminal.js'
import { type Agent, type Limits, startAgent } from './testing/startAgent.js'

const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const at = bazaar()
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
}, 120_000)
afterAll(() => program.remove())

/** Runs a test with an agent for Bilal. */
async function withAgent(limits: Limits | undefined, work: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = await startAgent({ program, market: at.url(), from: bilal.address, limits })
  try {
    await work(agent)
  } finally {
    await agent.close()
  }
}

const item = (tokenId: bigint) => `${lanterns}#${tokenId}`

describe('souk mcp', () => {
  test('behavior: without a policy it looks and prepares, and has no tool that executes', async () => {
    const { tokenId } = await at.listing(amina, '0.1')
    await withAgent(undefined, async (agent) => {
      const tools = (await agent.tools()).map(({ name }) => name)
      expect(tools.toSorted()).toMatchInlineSnapshot(`
        [
          "activity",
          "auctions",
          "collection",
          "inspect",
          "item",
          "offers",
          "orders",
          "portfolio",
          "prepare_accept",
          "prepare_accept_swap",
          "prepare_auction",
          "prepare_bid",
          "prepare_buy",
          "prepare_cancel",
          "prepare_list",
          "prepare_offer",
          "prepare_reprice",
          "prepare_send",
          "prepare_settle",
          "prepare_swap",
          "prepare_sweep",
          "search",
          "swaps",
        ]
      `)
      const prepared = await agent.call('prepare_buy', { item: item(tokenId) })
      expect(prepared).toMatchObject({ policy: { isAllowed: false } })
      expect(await agent.call('execute', { id: prepared.id })).toContain('execute')
      expect(await at.ownerOf(tokenId)).toBe(amina.address)
    })
  })

  test('behavior: two purchases at once do not exceed the limit of a day', async () => {
    const listed = [await at.listing(amina, '0.6'), await at.listing(amina, '0.6')]
    const spend = [{ currency: 'native', perTransaction: '1', perDay: '1' }]
    await withAgent({ spend }, async (agent) => {
      const ids: unknown[] = []
      for (const { tokenId } of listed) {
        const prepared = await agent.call('prepare_buy', { item: item(tokenId) })
        expect(prepared.policy).toMatchObject({ isAllowed: true })
        ids.push(prepared.id)
      }
      const done = await Promise.all(ids.map((id) => agent.call('execute', { id })))
      expect(done.map(({ status, error }) => status ?? error)).toEqual(['done', 'Trader.RefusedError'])
    })
  })

  test('behavior: a listing that was cancelled since it was shown spends nothing', async () => {
    const { tokenId, orderHash } = await at.listing(amina, '0.2')
    const spend = [{ currency: 'native', perTransaction: '0.2', perDay: '0.2' }]
    const other = await at.listing(amina, '0.2')
    await withAgent({ spend }, async (agent) => {
      const { id } = await agent.call('prepare_buy', { item: item(tokenId) })
      await at.market(amina).cancelOrders({ orders: [orderHash] })
      expect(await agent.call('execute', { id })).toHaveProperty('error')
      const { id: second } = await agent.call('prepare_buy', { item: item(other.tokenId) })
      expect(await agent.call('execute', { id: second })).toMatchObject({ status: 'done' })
    })
  })

  test('behavior: lists, offers and cancels, and the log says how to take it back', async () => {
    const own = await at.itemOf(bilal)
    const wanted = await at.itemOf(amina)
    await at.market(bilal).wrapEth({ amount: 10n ** 17n })
    await withAgent({}, async (agent) => {
      const listing = await agent.call('prepare_list', { item: item(own), price: '5eth', for: '7d' })
      expect(listing).toMatchObject({ policy: { isAllowed: true } })
      const listed = await agent.call('execute', { id: listing.id })
      expect(listed).toMatchObject({ status: 'done', contract: lanterns, tokenId: String(own) })
      const offer = await agent.call('prepare_offer', { what: item(wanted), price: '0.1weth', for: '1d' })
      expect(offer).toMatchObject({ plan: { pays: [{ token: wrappedNative }] }, policy: { isAllowed: true } })
      const offered = await agent.call('execute', { id: offer.id })
      expect(offered).toMatchObject({ status: 'done' })
      const log = program.run(['mcp', 'log'], { XDG_STATE_HOME: agent.folder })
      expect(await log.exit).toBe(0)
      const text = log.text().replaceAll(/\s+/g, ' ')
      expect(text).toContain(`souk cancel ${listed.orderHash}`)
      expect(text).toContain(`souk cancel ${offered.orderHash}`)
      const cancel = await agent.call('prepare_cancel', { what: [listed.orderHash] })
      expect(await agent.call('execute', { id: cancel.id })).toMatchObject({
        status: 'done',
        orderHashes: [listed.orderHash],
      })
    })
  })

  test('behavior: accepts an offer, with the approval of the conduit only', async () => {
    const own = await at.itemOf(bilal)
    await at.market(amina).wrapEth({ amount: 10n ** 17n })
    const { orderHash } = await at
      .market(amina)
      .createOffer({ asset: { contract: lanterns, tokenId: own }, price: 10n ** 17n })
    await withAgent({}, async (agent) => {
      const sale = await agent.call('prepare_accept', { item: item(own), offer: orderHash })
      expect(sale).toMatchObject({
        plan: { receives: [{ token: wrappedNative }] },
        policy: { isAllowed: true },
      })
      expect(await agent.call('execute', { id: sale.id })).toMatchObject({ status: 'done' })
      expect(await at.ownerOf(own)).toBe(amina.address)
    })
  })
})
