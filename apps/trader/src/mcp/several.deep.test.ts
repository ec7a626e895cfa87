import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Keystore from '../setup/Keystore.js'
import { bazaar } from '../testing/bazaar.js'
import { bundleProgram, type Program } from '../testing/terminal.js'
import { type Agent, type Limits, startAgent } from './testing/startAgent.js'

const [amina, bilal, celeste] = demo.accounts
const { lanterns } = demo.contracts
const at = bazaar()
let program: Program
beforeAll(async () => {
  program = await bundleProgram()
}, 120_000)
afterAll(() => program.remove())

type Given = { limits: Limits; from?: string; flags?: readonly string[] }

/** Runs a test with an agent for Bilal. */
async function withAgent(given: Given, work: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = await startAgent({ program, market: at.url(), ...given })
  try {
    await work(agent)
  } finally {
    await agent.close()
  }
}

const item = (tokenId: bigint) => `${lanterns}#${tokenId}`

describe('souk mcp', () => {
  test('behavior: sweeps within the limit of one transaction', async () => {
    const listed = [
      await at.listing(amina, '0.1'),
      await at.listing(amina, '0.2'),
      await at.listing(amina, '2'),
    ]
    const spend = [{ currency: 'native', perTransaction: '0.5', perDay: '1' }]
    await withAgent({ from: bilal.address, limits: { spend } }, async (agent) => {
      const all = await agent.call('prepare_sweep', { collection: lanterns, count: 3 })
      expect(all).toMatchObject({ policy: { isAllowed: false } })
      expect(await agent.call('execute', { id: all.id })).toHaveProperty('error')
      const two = await agent.call('prepare_sweep', { collection: lanterns, count: 2, max: '0.4eth' })
      expect(two).toMatchObject({
        plan: { pays: [{ kind: 'native', amount: '300000000000000000' }] },
        policy: { isAllowed: true, reasons: [] },
      })
      const filled = listed.slice(0, 2).map(({ orderHash }) => orderHash)
      const done = await agent.call('execute', { id: two.id })
      expect(done).toMatchObject({ status: 'done', filled: expect.arrayContaining(filled) })
      const owners = await Promise.all(listed.map(({ tokenId }) => at.ownerOf(tokenId)))
      expect(owners).toEqual([bilal.address, bilal.address, amina.address])
    })
  })

  test('behavior: sends only to an account that the policy names', async () => {
    const own = await at.itemOf(bilal)
    const limits = { counterparties: [celeste.address] }
    await withAgent({ from: bilal.address, limits }, async (agent) => {
      const theft = await agent.call('prepare_send', { what: item(own), to: amina.address })
      expect(theft).toMatchObject({ policy: { isAllowed: false } })
      expect(await agent.call('execute', { id: theft.id })).toHaveProperty('error')
      expect(await at.ownerOf(own)).toBe(bilal.address)
      const gift = await agent.call('prepare_send', { what: item(own), to: celeste.address })
      expect(gift).toMatchObject({ plan: { receives: [] }, policy: { isAllowed: true } })
      expect(await agent.call('execute', { id: gift.id })).toMatchObject({
        status: 'done',
        to: celeste.address,
      })
      expect(await at.ownerOf(own)).toBe(celeste.address)
      const money = await agent.call('prepare_send', { what: '0.01eth', to: amina.address })
      expect(money).toMatchObject({ policy: { isAllowed: false } })
      const tooMuch = await agent.call('prepare_send', { what: '2.5eth', to: celeste.address })
      expect(tooMuch).toMatchObject({ policy: { isAllowed: false } })
    })
  })

  test('behavior: a lower price needs a signature, and a higher one first a cancellation; several orders end at once', async () => {
    const { tokenId, orderHash } = await at.listing(bilal, '3')
    await withAgent({ from: bilal.address, limits: {} }, async (agent) => {
      const lower = await agent.call('prepare_reprice', { item: item(tokenId), price: '2eth' })
      expect(lower).toMatchObject({ plan: { steps: expect.arrayContaining(['signature']) } })
      const listed = await agent.call('execute', { id: lower.id })
      expect(listed).toMatchObject({ status: 'done', price: '2000000000000000000' })
      await at.settled()
      const higher = await agent.call('prepare_reprice', { item: item(tokenId), price: '4eth' })
      expect(higher).toMatchObject({ plan: { steps: expect.arrayContaining(['transaction']) } })
      const cancelled = await agent.call('execute', { id: higher.id })
      expect(cancelled.orderHashes?.toSorted()).toEqual([orderHash, listed.orderHash].toSorted())
      await at.settled()
      const again = await agent.call('prepare_reprice', { item: item(tokenId), price: '4eth' })
      expect(again).toHaveProperty('error')
      const orders = [await at.listing(bilal, '3'), await at.listing(bilal, '3')]
      const hashes = orders.map((one) => one.orderHash)
      const ending = await agent.call('prepare_cancel', { what: hashes })
      const ended = await agent.call('execute', { id: ending.id })
      expect(ended.orderHashes?.toSorted()).toEqual(hashes.toSorted())
    })
  })

  test('behavior: a key file and the file of its password', async () => {
    const { tokenId } = await at.listing(amina, '0.1')
    const [wallet, password] = ['wallet.json', 'password.txt'].map((name) => join(program.folder, name))
    await writeFile(wallet ?? '', Keystore.encrypt(bilal.privateKey, 'correct horse', { n: 4096 }))
    await writeFile(password ?? '', 'correct horse\n')
    const flags = ['--keystore', wallet ?? '', '--password-file', password ?? '']
    await withAgent({ limits: {}, flags }, async (agent) => {
      const { id, plan } = await agent.call('prepare_buy', { item: item(tokenId) })
      expect(plan).toMatchObject({ account: bilal.address })
      expect(await agent.call('execute', { id })).toMatchObject({ status: 'done' })
      expect(await at.ownerOf(tokenId)).toBe(bilal.address)
    })
  })
})
