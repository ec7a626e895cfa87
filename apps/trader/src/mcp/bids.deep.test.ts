import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { getAuctions, getMarketInfo } from '@souk/market'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from '../testing/bazaar.js'
import { bundleProgram, type Program } from '../testing/terminal.js'
import { type Agent, startAgent } from './testing/startAgent.js'

const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const at = bazaar()
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
  await at.market(bilal).wrapEth({ amount: parseEther('5') })
}, 120_000)
afterAll(() => program.remove())

/** Runs a test with an agent for Bilal, who may spend some wrapped ether a day. */
async function withLimit(perDay: string, work: (agent: Agent) => Promise<void>): Promise<void> {
  const spend = [{ currency: wrappedNative, decimals: 18, perTransaction: '1', perDay }]
  const agent = await startAgent({ program, market: at.url(), from: bilal.address, limits: { spend } })
  try {
    await work(agent)
  } finally {
    await agent.close()
  }
}

/** Amina auctions a lantern for an hour. */
async function auctioned(): Promise<string> {
  const tokenId = await at.itemOf(amina)
  const { api, createListing } = at.market(amina)
  const { auction = false } = await getMarketInfo(api)
  const { timestamp } = await at.chain.publicClient.getBlock()
  await createListing({
    ...{ asset: { contract: lanterns, tokenId }, price: parseEther('0.1'), currency: wrappedNative },
    ...{ endTime: timestamp + 3_600n, englishAuction: auction },
  })
  await at.settled()
  return `${lanterns}#${tokenId}`
}

/** Prepares a bid within the policy. */
async function bidOn(agent: Agent, item: string, price: string): Promise<unknown> {
  const { id, policy } = await agent.call('prepare_bid', { item, price })
  expect(policy).toMatchObject({ isAllowed: true })
  return id
}

describe('bids of an agent', () => {
  test('behavior: two at once do not exceed the limit of a day', async () => {
    const items = [await auctioned(), await auctioned()]
    await withLimit('1', async (agent) => {
      const ids = [
        await bidOn(agent, items[0] ?? '', '0.6weth'),
        await bidOn(agent, items[1] ?? '', '0.6weth'),
      ]
      const done = await Promise.all(ids.map((id) => agent.call('execute', { id })))
      expect(done.map(({ status, error }) => status ?? error)).toEqual(['done', 'Trader.RefusedError'])
      const { auctions } = await getAuctions(at.market(bilal).api, { bidder: bilal.address })
      expect(auctions).toHaveLength(1)
    })
  })

  test('behavior: one that could not begin gives the limit back', async () => {
    const item = await auctioned()
    await withLimit('0.6', async (agent) => {
      const id = await bidOn(agent, item, '0.6weth')
      // The folder of trades cannot be made, so this one cannot be saved.
      const trades = join(agent.stateFolder, 'trades')
      await mkdir(agent.stateFolder, { recursive: true })
      await writeFile(trades, '')
      expect(await agent.call('execute', { id })).toHaveProperty('error')
      await rm(trades)
      const again = await bidOn(agent, item, '0.6weth')
      expect(await agent.call('execute', { id: again })).toMatchObject({ status: 'done' })
    })
  })

  test('behavior: a winner settles, and pays the bid once of the limit of a day', async () => {
    const [item, next] = [await auctioned(), await auctioned()]
    await withLimit('1', async (agent) => {
      const bid = await agent.call('execute', { id: await bidOn(agent, item, '0.8weth') })
      expect(bid).toMatchObject({ status: 'done', price: String(parseEther('0.8')) })
      const more = await bidOn(agent, next, '0.2weth')
      const tooMuch = await agent.call('prepare_bid', { item: next, price: '0.3weth' })
      expect(tooMuch).toMatchObject({ policy: { isAllowed: false } })
      expect(await agent.call('execute', { id: more })).toMatchObject({ status: 'done' })

      await at.chain.testClient.increaseTime({ seconds: 3_601 })
      await at.chain.testClient.mine({ blocks: 1 })
      await at.settled()
      const end = await agent.call('prepare_settle', { item })
      expect(end).toMatchObject({ policy: { isAllowed: true, reasons: [] } })
      expect(await agent.call('execute', { id: end.id })).toMatchObject({
        ...{ status: 'done', bid: bid.orderHash, bidder: bilal.address, price: String(parseEther('0.8')) },
      })
      expect(await at.ownerOf(BigInt(item.split('#')[1] ?? 0))).toBe(bilal.address)
    })
  })
})
