import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { parseEther, sliceHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, buyItem, connectWallet, dialog, goOn, openItem, sentHashes } from './app.js'
import { giveToken, listToken, market, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { edition } = demo

/** Changes an answer of the market before the page reads it. */
async function change(page: Page, path: RegExp, by: (answer: Record<string, unknown>) => unknown) {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: by(await response.json()) })
  })
}

/** Shows the open edition as if its mint were in another state. */
async function openMint(page: Page, state: Record<string, unknown>) {
  await change(page, /\/mints(\?|$)/, ({ mints }) => ({
    mints: Array.isArray(mints) ? mints.map((mint) => ({ ...mint, ...state })) : [],
  }))
  await page.goto(`/collection/${edition.slug}`)
  return page.getByRole('region', { name: 'Mint: Open to everyone' })
}

describe('a mint that is not open', () => {
  const now = Math.floor(Date.now() / 1000)
  test.each([
    ['Sold out', { left: '0' }],
    ['Ended', { start_time: now - 7_200, end_time: now - 3_600 }],
    ['Not open yet', { start_time: now + 3_600, end_time: now + 7_200 }],
  ])('behavior: %s', async (status, state) => {
    const { page } = await visitors.come()
    const box = await openMint(page, state)
    await box.getByText(status, { exact: true }).waitFor()
    expect(await box.getByRole('button').count()).toBe(0)
  })

  test.each([
    ['You have minted as many as one wallet can.', { minted: '5' }],
    ['Your account is not on this list.', { is_listed: false }],
  ])('behavior: %s', async (reason, state) => {
    const { page, wallet } = await visitors.comeWithWallet(await newcomer())
    const box = await openMint(page, state)
    await connectWallet(page, wallet)
    await box.getByText(reason).waitFor()
    expect(await box.getByRole('button').count()).toBe(0)
  })
})

describe('a mint by a wallet on another network', () => {
  test('behavior: stops before any request, and continues after the switch', async () => {
    const { page, wallet } = await visitors.comeWithWallet(await newcomer(), { startsOn: 1 })
    const box = await openMint(page, {})
    await connectWallet(page, wallet)
    await box.getByRole('button', { name: 'Mint 1' }).click()
    const form = page.getByRole('dialog')
    await form.getByText('Switch your wallet to Souk local').waitFor()
    expect(askedOf(wallet)).toEqual([])
    await form.getByRole('button', { name: 'Switch to Souk local' }).click()
    await goOn(await dialog(page, 'Mint'))
    await (await dialog(page, 'Minted')).getByText('It is in your wallet').waitFor()
    expect(wallet.chainId).toBe(market.chain.id)
  })
})

describe('a market with a domain', () => {
  test('default: marks trades until the visitor switches it off; activity shows the source', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const [marked, plain] = [await giveToken(seller), await giveToken(seller)]
    for (const token of [marked, plain]) await listToken(seller, token, { price: parseEther('0.6') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await change(page, /\/v2\/market(\?|$)/, (answer) => ({ ...answer, domain: 'market.example' }))
    await openItem(page, marked)
    await connectWallet(page, wallet)
    await (await buyItem(page)).getByRole('button', { name: 'Done' }).click()
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'Do not mark them' }).check({ force: true })
    await openItem(page, plain)
    await (await buyItem(page)).getByRole('button', { name: 'Done' }).click()

    const hashes = sentHashes(wallet)
    const sent = await Promise.all(hashes.map((hash) => market.publicClient.getTransaction({ hash })))
    // Arguments take whole words behind the selector, so 4 further bytes are the tag.
    expect(sent.map(({ input }) => ((input.length - 2) / 2 - 4) % 32)).toEqual([4, 0])
    const tag = sliceHex(sent[0]?.input ?? '0x', -4)
    await page.goto(`/account/${buyer.address}?tab=activity`)
    await page.getByTitle(`The transaction ends with the tag ${tag}.`).first().waitFor()
  })
})
