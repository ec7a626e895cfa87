import { demo } from '@souk/devchain'
import { getNft } from '@souk/market'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, fact, goOn, openItem, priceBox } from './app.js'
import { balanceOf, giveToken, market, newcomer, ownerOf, type Token } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const weth = demo.contracts.wrappedNative

const nameOf = async (token: Token) => (await getNft(market.api, token)).name

/** Opens the swaps that the visitor received. */
async function openReceived(page: Page) {
  await page.goto('/me?tab=received')
  const list = page.getByRole('list', { name: 'Swaps offered to you' })
  await list.waitFor()
  return list
}

describe('a swap', () => {
  test('default: an item and money for an item, answered with a counter-offer, which is accepted', async () => {
    const [asker, holder] = [await newcomer(), await newcomer()]
    const [own, wanted] = [await giveToken(asker), await giveToken(holder)]
    const [ownName, wantedName] = [await nameOf(own), await nameOf(wanted)]
    const one = await visitors.comeWithWallet(asker)
    const other = await visitors.comeWithWallet(holder)

    await openItem(one.page, wanted)
    await connectWallet(one.page, one.wallet)
    await priceBox(one.page).getByRole('button', { name: 'Offer a swap' }).click()
    const form = await dialog(one.page, 'Offer a swap')
    const give = form.getByRole('group', { name: 'You give' })
    await give.getByRole('button', { name: 'Choose items' }).click()
    await form.getByRole('checkbox', { name: ownName }).check()
    await form.getByRole('button', { name: 'Done, 1 item chosen' }).click()
    await give.getByRole('button', { name: 'Add money' }).click()
    await give.getByLabel('Currency').selectOption({ label: 'WETH' })
    await give.getByLabel('Money you add').fill('0.1')
    await form.getByRole('button', { name: 'Review the swap' }).click()
    const review = await dialog(one.page, 'What you are about to sign')
    await review.getByRole('list', { name: 'You give' }).getByText('0.1 WETH').waitFor()
    await review.getByRole('list', { name: 'You receive' }).getByText(wantedName).waitFor()
    expect(await fact(review, 'The other side gets, after fees')).toBe('0.094 WETH')
    await goOn(review)
    await dialog(one.page, 'Swap offered')

    await other.page.goto('/')
    await connectWallet(other.page, other.wallet)
    const received = await openReceived(other.page)
    await received.getByRole('list', { name: 'You receive' }).getByText('0.094 WETH').waitFor()
    await received.getByRole('button', { name: /^Hide: / }).click()
    await received.getByText('Hidden in this browser.').waitFor()
    await other.page.reload()
    await other.page.getByText('1 swap is hidden.').waitFor()
    expect(await received.count()).toBe(0)
    await other.page.getByRole('button', { name: 'Show', exact: true }).click()
    await received.getByRole('button', { name: /^Show again: / }).click()
    await other.page.getByText('1 swap is hidden.').waitFor({ state: 'detached' })
    await received.getByRole('button', { name: 'Counter-offer' }).click()
    const counter = await dialog(other.page, 'Make a counter-offer')
    // As it begins, it is the swap that was received.
    await counter.getByText('gives you nothing that the swap you received does not').waitFor()
    await counter.getByRole('button', { name: 'Accept the swap instead' }).click()
    await (await dialog(other.page, 'Accept the swap')).getByText('0.094 WETH').first().waitFor()
    await other.page.keyboard.press('Escape')
    await received.getByRole('button', { name: 'Counter-offer' }).click()
    await counter.getByLabel('Money you ask for').fill('0.2')
    await counter.getByText('The first swap stays open until').waitFor()
    await counter.getByRole('button', { name: 'Review the swap' }).click()
    await goOn(await dialog(other.page, 'What you are about to sign'))
    await dialog(other.page, 'Swap offered')

    const answers = await openReceived(one.page)
    await answers.getByRole('button', { name: 'Accept swap' }).click()
    const accepting = await dialog(one.page, 'Accept the swap')
    await accepting.getByRole('list', { name: 'You give' }).getByText('0.2 WETH').waitFor()
    await accepting.getByRole('list', { name: 'You give' }).getByText(ownName).waitFor()
    // The first swap of the asker is still open.
    await accepting.getByText(`${ownName} is also in a swap that you offer.`).waitFor()
    await goOn(accepting)
    const done = await dialog(one.page, 'Swapped')
    await done.getByText(`You gave ${ownName} and 0.2 WETH and got ${wantedName}.`).waitFor()
    expect([await ownerOf(wanted), await ownerOf(own)]).toEqual([asker.address, holder.address])
    // On the page of one item, its activity names the other items of the swap.
    await openItem(one.page, wanted)
    const feed = one.page.getByRole('table', { name: /^Activity of/ })
    const swapped = feed.getByRole('row').filter({ hasText: `${wantedName} for ${ownName}` })
    await swapped.first().getByText('Swap', { exact: true }).waitFor()
    expect(await balanceOf(asker.address, weth)).toBe(parseEther('0.8'))
    expect(await balanceOf(holder.address, weth)).toBe(parseEther('1.188'))
  }, 180_000)
})
