import { demo } from '@souk/devchain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from './testing/bazaar.js'
import { holdingMarket } from './testing/holdingMarket.js'
import { answered, type Trader, trader } from './testing/trader.js'

const at = bazaar()
const [amina, bilal, , dario] = demo.accounts
let own: Trader
beforeAll(async () => {
  own = await trader(at)
}, 60_000)
afterAll(() => own.close())

const item = (tokenId: bigint) => `lanterns-of-the-souk#${tokenId}`
const two = async () => [await at.itemOf(amina), await at.itemOf(bilal)] as const

describe('souk swap', () => {
  test('default: one offers, the other accepts, and both see the same sides', async () => {
    const [given, wanted] = await two()
    const offer = own.run(['swap', item(given), item(wanted), '--pay', '0.01', '--from', 'Amina'])
    await answered(offer, ['You give', '0.01 WETH', 'You receive', bilal.address, 'Sign the swap'])
    await at.settled()
    const { swaps } = await own.done(undefined, ['swaps', '--for-me', '--from', 'Bilal'])
    const [found] = swaps as { orderHash: string }[]
    const accept = own.run(['swap', String(found?.orderHash), '--from', 'Bilal'])
    await answered(accept, ['You give', 'You receive', 'WETH', 'Give and receive'])
    expect(await at.ownerOf(given)).toBe(bilal.address)
    expect(await at.ownerOf(wanted)).toBe(amina.address)
  })

  test('default: any item of a collection, which the other side chooses', async () => {
    const [given, chosen] = await two()
    const offered = await own.done(amina, ['swap', item(given), 'lanterns-of-the-souk', '--for', '1h'])
    const hash = String(offered.orderHash)
    await own.fails(['swap', hash, '--from', 'Bilal'], 'Name yours with --with ITEM.', 2)
    const accepted = await own.done(bilal, ['swap', hash, '--with', item(chosen)])
    expect(accepted).toMatchObject({
      gave: [{ tokenId: String(chosen) }],
      received: [{ tokenId: String(given) }],
    })
    await own.fails(
      ['swap', hash, '--with', item(chosen), '--from', 'Bilal'],
      'accepted this swap already',
      1,
    )
  })

  test('param: units of an edition; a cancelled swap is over', async () => {
    const [given] = await two()
    const offered = await own.done(amina, [
      'swap',
      'spice-jars#3x2',
      item(await at.itemOf(bilal)),
      '--pay',
      '0.1',
    ])
    expect(offered).toMatchObject({
      gives: [{ tokenId: '3', units: '2' }],
      pays: { amount: '100000000000000000' },
    })
    const listed = own.run(['swaps', 'spice-jars#3'])
    await listed.until('2 × spice-jars#3 + 0.1 WETH')
    expect(await listed.exit).toBe(0)
    await own.done(amina, ['cancel', String(offered.orderHash)])
    await own.fails(['swap', String(offered.orderHash), '--from', 'Bilal'], 'This swap was cancelled.', 1)
    await own.fails(['swap', item(given), item(given), '--from', 'Amina'], 'already', 1)
  })

  test('error: what cannot be meant', async () => {
    const [given, wanted] = await two()
    const swap = (...words: string[]) => ['swap', ...words, '--from', 'Amina']
    await own.fails(swap(item(given)), 'Name what you give and what you want', 2)
    await own.fails(swap(item(given), item(wanted), '--pay', '1eth'), 'What you add cannot be in ETH.', 2)
    await own.fails(swap(item(given), item(wanted), '--pay', '1weth', '--ask', '2eth'), 'in one currency', 2)
    await own.fails(swap(`${item(given)},${item(given)}`, item(wanted)), 'is named twice', 2)
    await own.fails(swap(item(wanted), item(given)), 'already', 1)
    await own.fails(swap(item(given), 'spice-jars#3x0'), 'is nothing', 2)
    await own.fails(swap(`0x${'1'.repeat(64)}`), 'The market has no swap', 2)
    const { orderHash } = await at.listing(amina, '1')
    await own.fails(swap(orderHash), 'is a listing: use souk buy', 2)
    await own.fails(['swap', item(wanted), item(given), '--from', 'Dario'], 'You do not have', 1)
  })

  test('behavior: refused by the person, nothing is signed', async () => {
    const [given, wanted] = await two()
    const offer = own.run(['swap', item(given), item(wanted), '--from', 'Amina'])
    await offer.until('Continue? [y/N]')
    offer.type('n\r')
    await offer.until('You declined. Nothing was signed or sent.')
    expect(await offer.exit).toBe(3)
  })

  test('behavior: Ctrl-C after the signature, and souk resume posts the swap', async () => {
    const [given, wanted] = await two()
    const held = await holdingMarket(at.url())
    const offer = own.run(['swap', item(given), item(wanted), '--from', 'Amina'], held.url)
    await offer.until('Continue? [y/N]')
    offer.type('y\r')
    await offer.until('Sending to the market.')
    offer.type('\u0003')
    await offer.until('One order was signed.')
    expect(await offer.exit).toBe(130)
    held.open()
    const resumed = own.run(['resume'])
    await resumed.until('The signed order is on the market.')
    expect(await resumed.exit).toBe(0)
    held.close()
    const { swaps } = await own.done(undefined, ['swaps', item(given)])
    expect(swaps).toMatchObject([{ maker: amina.address }])
  })

  test('behavior: Ctrl-C between its two steps, and souk resume says what is left', async () => {
    const jars = own.run(['swap', 'spice-jars#4', item(await at.itemOf(bilal)), '--from', 'Dario'])
    await jars.until('Allow trading Spice Jars')
    await jars.until('Continue? [y/N]')
    await at.chain.testClient.setAutomine(false)
    jars.type('y\r')
    await jars.until('Sent. Waiting for the network.')
    jars.type('\u0003')
    await jars.until('was sent and may still go through.')
    expect(await jars.exit).toBe(130)
    await at.chain.testClient.mine({ blocks: 1 })
    await at.chain.testClient.setAutomine(true)
    const resumed = own.run(['resume'])
    await resumed.until('Not done: Sign the swap')
    await resumed.until('Run it again: souk swap spice-jars#4')
    expect(await resumed.exit).toBe(0)
    const { swaps } = await own.done(undefined, ['swaps', '--mine', '--from', dario.name])
    expect(swaps).toEqual([])
  })
})
