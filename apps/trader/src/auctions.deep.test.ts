import { demo } from '@souk/devchain'
import { getAuctions } from '@souk/market'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bazaar } from './testing/bazaar.js'
import { checkLines } from './testing/checkLines.js'
import { answered, type Trader, trader } from './testing/trader.js'

const at = bazaar()
const [amina, bilal, celeste, dario] = demo.accounts
let own: Trader
beforeAll(async () => {
  own = await trader(at)
}, 60_000)
afterAll(() => own.close())

const item = (tokenId: bigint) => `lanterns-of-the-souk#${tokenId}`

async function pass(seconds: number) {
  await at.chain.testClient.increaseTime({ seconds })
  await at.chain.testClient.mine({ blocks: 1 })
  await at.settled()
}

/** Amina auctions a lantern for an hour. */
async function opened(reserve = '1weth'): Promise<{ tokenId: bigint; orderHash: string }> {
  const tokenId = await at.itemOf(amina)
  const line = await own.done(amina, ['auction', item(tokenId), reserve, '--for', '1h'])
  return { tokenId, orderHash: String(line.orderHash) }
}

describe('souk auction, bid and settle', () => {
  test('default: each shows its review and asks; a stranger settles after the end', async () => {
    const tokenId = await at.itemOf(amina)
    const auction = own.run(['auction', item(tokenId), '1weth', '--for', '1h', '--from', 'Amina'])
    await answered(auction, ['Reserve', 'at least 0.', 'Sign the auction'])
    await at.settled()
    const bid = own.run(['bid', item(tokenId), '1.5', '--from', 'Bilal'])
    await answered(bid, ['You pay if you win', '1.5 WETH', 'none, and the reserve is 1 WETH', 'Sign the bid'])
    await at.settled()
    const higher = own.run(['bid', item(tokenId), '2', '--from', 'Celeste'])
    await answered(higher, ['Highest bid so far', '1.5 WETH'])
    await pass(3_601)
    const settle = own.run(['settle', item(tokenId), '--from', 'Dario'])
    await answered(settle, [celeste.address, '2 WETH', 'Settle on the chain'])
    expect(await at.ownerOf(tokenId)).toBe(celeste.address)
  })

  test('param: --bid: the seller sells to another bid before the end', async () => {
    const { tokenId } = await opened()
    const first = await own.done(bilal, ['bid', item(tokenId), '1.5'])
    await own.done(celeste, ['bid', item(tokenId), '2'])
    await own.fails(['settle', item(tokenId), '--min', '9', '--from', 'Amina'], 'less than --min', 1)
    const settled = await own.done(amina, ['settle', item(tokenId), '--bid', String(first.orderHash)])
    expect(settled).toMatchObject({ bidder: bilal.address, price: '1500000000000000000' })
    expect(await at.ownerOf(tokenId)).toBe(bilal.address)
  })

  test('error: what cannot win or be settled is refused before the wallet is asked', async () => {
    const { tokenId } = await opened()
    const bid = (price: string, person: string) => ['bid', item(tokenId), price, '--from', person]
    await own.fails(['auction', item(tokenId), '1eth', '--from', 'Amina'], 'An auction cannot be in ETH.', 2)
    await own.fails(bid('2eth', 'Bilal'), 'The auction takes bids in WETH.', 2)
    await own.fails(bid('0.5', 'Bilal'), 'The reserve of the auction is 1 WETH.', 1)
    await own.fails(bid('2', 'Amina'), 'This auction is your own.', 1)
    await own.fails(bid('2000', 'Bilal'), 'and this needs 2,000 WETH.', 1)
    await own.done(bilal, ['bid', item(tokenId), '2'])
    await own.fails(bid('2', 'Celeste'), 'The highest bid is 2 WETH. Bid more.', 1)
    await own.fails(['settle', item(tokenId), '--from', 'Dario'], 'Only its seller can settle it earlier.', 1)
    await own.fails(['buy', item(tokenId), '--from', 'Dario'], 'is on auction. Bid: souk bid', 1)
    await pass(3_601)
    await own.fails(bid('3', 'Celeste'), `To settle it: souk settle ${item(tokenId)}`, 1)
    await own.done(bilal, ['settle', item(tokenId)])
    await own.fails(['settle', item(tokenId), '--from', 'Dario'], 'is not on auction.', 1)
  })

  test('error: another auction than that of the item', async () => {
    const [one, other] = [await opened(), await opened()]
    const words = ['bid', item(one.tokenId), '2', '--auction', other.orderHash, '--from', 'Bilal']
    await own.fails(words, 'is no auction of', 2)
    await own.fails(['settle', item(one.tokenId), '--auction', '0x12', '--from', 'Bilal'], 'is no hash', 2)
  })

  test('behavior: souk auctions lists them, with bids and sales', async () => {
    const { tokenId, orderHash } = await opened()
    await own.done(bilal, ['bid', item(tokenId), '1.25'])
    const { auctions } = await own.done(undefined, ['auctions', 'lanterns-of-the-souk'])
    expect(auctions).toContainEqual(
      expect.objectContaining({ orderHash, highestBid: expect.objectContaining({ maker: bilal.address }) }),
    )
    const mine = own.run(['auctions', '--mine', '--from', 'Amina'])
    await mine.until('settled')
    expect(await mine.exit).toBe(0)
  })

  test('behavior: Ctrl-C while the settlement is sent, and souk resume finds out how it ended', async () => {
    const { tokenId } = await opened()
    await own.done(bilal, ['bid', item(tokenId), '1.25'])
    await at.chain.testClient.setAutomine(false)
    const settle = own.run(['settle', item(tokenId), '--from', 'Amina'])
    await settle.until('Continue? [y/N]')
    settle.type('y\r')
    await settle.until('Sent. Waiting for the network.')
    settle.type('\u0003')
    await settle.until('was sent and may still go through.')
    expect(await settle.exit).toBe(130)
    await at.chain.testClient.mine({ blocks: 1 })
    await at.chain.testClient.setAutomine(true)
    const resumed = own.run(['resume'])
    await resumed.until('is confirmed.')
    expect(await resumed.exit).toBe(0)
    expect(await at.ownerOf(tokenId)).toBe(bilal.address)
  })

  test('behavior: within a policy, nothing beyond it is signed', async () => {
    const { tokenId } = await opened()
    const refused = own.run(['bid', item(tokenId), '11', '--from', 'Dario', '--yes', '--policy', own.policy])
    await refused.until('the policy allows 10 at once')
    expect(await refused.exit).toBe(1)
    const dry = own.run(['bid', item(tokenId), '11', '--from', 'Dario', '--dry-run', '--json'])
    expect(await dry.exit).toBe(0)
    expect(checkLines(dry.text(), 'bid')).toMatchObject([{ status: 'dryRun' }])
    const { auctions } = await getAuctions(at.market(dario).api, { bidder: dario.address })
    expect(auctions).toEqual([])
  })
})
