import { demo } from '@souk/devchain'
import { Ens } from '@souk/testing'
import { expect, test } from 'vitest'
import { connectWallet, dialog, fact, openItem } from './app.js'
import { giveToken, market, newcomer, type Person } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Names an account, and gives the account an item. */
async function named(name: string, person: Person) {
  await Ens.register(market, { name, address: person.address })
  await Ens.claim(market, { account: person.address, name })
  return giveToken(person)
}

test('default: a name leads back to its account wherever the account is shown, and its address stays', async () => {
  const ada = await newcomer()
  const token = await named('ada.eth', ada)
  const { page } = await visitors.come()
  await openItem(page, token)
  await page
    .getByRole('link', { name: /^ada\.eth \(0x/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^ada\.eth \(0x/ }).waitFor()
  expect(await page.title()).toContain('ada.eth')
})

test('behavior: a claimed name of another account is never shown', async () => {
  const [grace, mallory] = [await newcomer(), await newcomer()]
  const token = await named('grace.eth', grace)
  await giveToken(mallory)
  await Ens.claim(market, { account: mallory.address, name: 'grace.eth' })
  const { page } = await visitors.come()
  await openItem(page, token)
  await page
    .getByRole('link', { name: /^grace\.eth \(0x/ })
    .first()
    .waitFor()
  await page.goto('/collection/lanterns-of-the-souk?tab=holders')
  const { name } = demo.ensNames[1]
  await page.getByRole('link', { name: new RegExp(`^${name} `) }).waitFor()
  const claims = await page.getByRole('link', { name: /^grace\.eth/ }).all()
  const titles = await Promise.all(claims.map((link) => link.getAttribute('title')))
  expect(titles.filter((title) => title?.toLowerCase() === mallory.address.toLowerCase())).toEqual([])
}, 120_000)

test('behavior: an address field takes a name, and a review ends when the name leads elsewhere', async () => {
  const [sender, friend, stranger] = [await newcomer(), await newcomer(), await newcomer()]
  await Ens.register(market, { name: 'friend.eth', address: friend.address })
  const token = await giveToken(sender)
  const { page, wallet } = await visitors.comeWithWallet(sender)
  await openItem(page, token)
  await connectWallet(page, wallet)
  await page.getByRole('button', { name: 'Send item' }).click()
  const form = await dialog(page, 'Send')
  const field = form.getByLabel('Recipient address')
  await field.fill('nobody-has-this.eth')
  await form.getByText('No account has this name.').waitFor()
  await field.fill('Friend.eth')
  await form.getByText(friend.address).waitFor()
  await form.getByRole('button', { name: 'Review' }).click()
  const review = await dialog(page, 'Send')
  expect(await fact(review, 'To')).toBe(`Friend.eth\n${friend.address}`)
  await Ens.register(market, { name: 'friend.eth', address: stranger.address })
  await page.getByText('This name now leads to another account.').first().waitFor()
  expect(await field.inputValue()).toBe('Friend.eth')
  await field.fill('')
  await field.fill('friend.eth')
  await page.getByText(stranger.address).waitFor()
}, 120_000)
