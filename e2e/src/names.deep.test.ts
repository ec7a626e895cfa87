import { demo } from '@souk/devchain'
import { Ens } from '@souk/testing'
import { expect, test } from 'vitest'
import { connectDemoWallet, connectWallet, dialog, fact, openItem } from './app.js'
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

test('behavior: a registry that stops answering leaves addresses, and the settings and fields say why', async () => {
  const [sender, friend] = [await newcomer(), await newcomer()]
  const token = await named('kept.eth', sender)
  await Ens.register(market, { name: 'late.eth', address: friend.address })
  const { ensRegistry: address } = demo.contracts
  const code = await market.publicClient.getCode({ address })
  const { page, wallet } = await visitors.comeWithWallet(sender)
  await openItem(page, token)
  await connectWallet(page, wallet)
  const owner = page.getByRole('link', { name: /^kept\.eth \(0x|^you$/ }).first()
  await owner.waitFor()
  // It reverts, as a contract does that is broken or not there.
  await market.testClient.setCode({ address, bytecode: '0xfe' })
  try {
    await page.getByRole('button', { name: 'Send item' }).click()
    const form = await dialog(page, 'Send')
    const field = form.getByLabel('Recipient address')
    await field.fill('late.eth')
    await form
      .getByText(/^The name could not be read\./)
      .first()
      .waitFor()
    await field.fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    await dialog(page, 'Send')
    await page.goto('/settings')
    const settings = page.getByRole('region', { name: 'Names of accounts' })
    await settings
      .getByText(/^The registry does not answer, so accounts appear by their addresses\./)
      .waitFor()
    const stranger = await visitors.come()
    await stranger.page.goto(`/account/${sender.address}`)
    await stranger.page.getByRole('heading', { level: 1, name: /^0x/ }).waitFor()
  } finally {
    await market.testClient.setCode({ address, bytecode: code ?? '0x' })
  }
  await page.goto('/settings')
  await page.getByText('The registry answers.').waitFor()
}, 120_000)

test('behavior: a node that holds back the registry’s answers delays nothing else', async () => {
  const owner = await newcomer()
  const token = await named('slow.eth', owner)
  const { page } = await visitors.come()
  const registry = demo.contracts.ensRegistry.slice(2).toLowerCase()
  let held = 0
  await page.route('**/*', async (route) => {
    if ((route.request().postData() ?? '').toLowerCase().includes(registry)) held += 1
    else await route.continue()
  })
  await openItem(page, token)
  await page.getByRole('link', { name: /^0x/ }).first().waitFor()
  await expect.poll(() => held).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
}, 120_000)

test('behavior: a demo wallet with a name of ENS goes by that name, and its tooltips have both', async () => {
  const { page } = await visitors.come()
  await page.goto('/')
  await connectDemoWallet(page, 'Dario')
  const button = page.getByRole('button', { name: /^Wallet Dario, dario\.eth/ })
  await button.getByText('dario.eth', { exact: true }).waitFor()
  expect(await button.getAttribute('title')).toContain('Dario\n0x')
  await page.keyboard.press('/')
  await page.keyboard.type('dar')
  await page.getByRole('option', { name: /dario\.eth.*Dario/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Your portfolio' }).waitFor()
})
