import { demo } from '@souk/devchain'
import { getCollectionOffers, TokenIds } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn, openItem, sentHashes } from './app.js'
import { giveToken, giveUnits, market, newcomer, ownerOf, type Person, unitsOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { zellige } = demo.contracts

/** Opens the form of a collection offer. */
async function offerOn(slug: string) {
  const account = await newcomer()
  const bidder = await visitors.comeWithWallet(account)
  const { page } = bidder
  await page.goto(`/collection/${slug}?tab=offers`)
  await connectWallet(page, bidder.wallet)
  await page.getByRole('button', { name: 'Collection offer' }).first().click()
  return { ...bidder, account, form: await dialog(page, 'Make an offer') }
}

/** Returns the account's offers on a collection. */
async function offersOf(maker: string, slug: string) {
  const { offers } = await getCollectionOffers(market.api, { slug, limit: 100 })
  return offers.filter(({ order }) => order.parameters.offerer === maker)
}

describe('offers on a collection', () => {
  test('default: three prices with one signature', async () => {
    const { page, wallet, account, form } = await offerOn('zellige')
    await form.getByRole('button', { name: 'Several prices' }).click()
    const ladder = await dialog(page, 'Make several offers')
    await ladder.getByLabel('Number of offers').fill('3')
    await ladder.getByLabel('Highest price').fill('0.1')
    await ladder.getByLabel('Lowest price').fill('0.3')
    await ladder.getByText('The highest price must be above the lowest.').waitFor()
    await ladder.getByLabel('Highest price').fill('0.5')
    await ladder.getByLabel('Items per offer').fill('2')
    expect(
      await ladder.getByRole('list', { name: 'The offers' }).getByRole('listitem').allInnerTexts(),
    ).toEqual(['2 × 0.5\u00a0WETH', '2 × 0.4\u00a0WETH', '2 × 0.3\u00a0WETH'])
    await ladder.getByText('Your offers add up to 2.4 WETH, and your wallet holds 1 WETH.').waitFor()
    await ladder.getByRole('button', { name: 'Review 3 offers' }).click()
    const review = await dialog(page, 'What you are about to sign')
    expect(await fact(review, 'You give at most')).toBe('2.4 WETH')
    await goOn(review)
    await dialog(page, 'Offers made')
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
    expect(await offersOf(account.address, 'zellige')).toHaveLength(3)
  }, 180_000)

  test('default: a list of token ids, which the owner of one of them accepts', async () => {
    const owner = await newcomer()
    const token = await giveToken(owner, zellige)
    const { page, account, form } = await offerOn('zellige')
    await form.getByText('These token ids').click()
    await form.getByRole('textbox', { name: 'Token ids' }).fill('1, two')
    await form.getByText('“two” is neither a number nor a range such as 12:40.').waitFor()
    await form.getByRole('textbox', { name: 'Token ids' }).fill(`${token.tokenId}\n#${token.tokenId}, 900000`)
    await form.getByText('2 token ids. 1 is given twice and counts once.').waitFor()
    await form.getByText('Not in this collection as far as the market knows: 900000.').waitFor()
    await form.getByLabel('Your offer per item').fill('0.75')
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(page, 'What you are about to sign')
    expect(await fact(review, 'Token ids')).toContain(`${token.tokenId},900000`)
    await goOn(review)
    await dialog(page, 'Offer made')
    const [offer] = await offersOf(account.address, 'zellige')
    expect(TokenIds.toText(offer?.criteria.tokenIds ?? 'any')).toBe(`${token.tokenId},900000`)

    const seller = await visitors.comeWithWallet(owner)
    await openItem(seller.page, token)
    await connectWallet(seller.page, seller.wallet)
    await seller.page.getByText('for selected items of the collection').waitFor()
    await seller.page.getByRole('button', { name: 'Accept' }).first().click()
    await goOn(await dialog(seller.page, 'Accept the offer'))
    await dialog(seller.page, 'Sold')
    expect(await ownerOf(token)).toBe(account.address)
  }, 180_000)
})

describe('sending', () => {
  /** Selects all items of a person, and begins to send them. */
  async function startSending(sender: Person) {
    const { page, wallet } = await visitors.comeHome(sender)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    return { page, wallet, form: await dialog(page, 'Send') }
  }

  test('behavior: editions of a collection go together with unique items, and the recipient is checked', async () => {
    const [sender, friend] = [await newcomer(), await newcomer()]
    const lantern = await giveToken(sender)
    const jar = await giveUnits(sender, { tokenId: 1n, units: 3n })
    const { page, form } = await startSending(sender)
    await form.getByLabel('Recipient address').fill(jar.contract)
    await form.getByText('This is the contract of one of the collections. Its item would be lost.').waitFor()
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByLabel(/^Quantity of /).fill('4')
    await form.getByRole('button', { name: 'Check the quantities' }).waitFor()
    await form.getByLabel(/^Quantity of /).fill('2')
    await form.getByRole('button', { name: 'Review' }).click()
    await goOn(form)
    await dialog(page, 'Sent')
    expect(await ownerOf(lantern)).toBe(friend.address)
    expect(await unitsOf(friend.address, jar)).toBe(2n)
  }, 180_000)

  test('behavior: what the wallet sends after the visitor stopped waiting is found, also after a reload', async () => {
    const [sender, friend] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(sender), await giveToken(sender)]
    const { page, wallet, form } = await startSending(sender)
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    wallet.hangNext('eth_sendTransaction')()
    const answer = wallet.hangNext('eth_sendTransaction')
    await goOn(form)
    await expect.poll(() => askedOf(wallet).length).toBe(2)
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    const stopped = await dialog(page, 'Stopped')
    await stopped.getByText(/^Your wallet still has the request for 1 item/).waitFor()
    answer()
    const sent = await dialog(page, 'Sent')
    await sent.getByText('The trade that you started earlier is complete.').waitFor()
    expect(await sent.innerText()).not.toMatch(/can still sign or send|You stopped/)
    for (const token of tokens) expect(await ownerOf(token)).toBe(friend.address)

    await page.reload()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const history = page.getByRole('list', { name: 'Your transactions' })
    await history.getByText(/^Completed/).waitFor()
    expect(await history.innerText()).not.toMatch(/never arrived|not known/)
  }, 180_000)

  test('behavior: an item that the wallet has not sent is still there', async () => {
    const [sender, friend] = [await newcomer(), await newcomer()]
    for (let count = 0; count < 2; count++) await giveToken(sender)
    const { page, wallet, form } = await startSending(sender)
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    wallet.hangNext('eth_sendTransaction')()
    wallet.hangNext('eth_sendTransaction')
    await goOn(form)
    await expect.poll(() => askedOf(wallet).length).toBe(2)
    await page.goto('/me')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const history = page.getByRole('list', { name: 'Your transactions' })
    await history.getByText(/ is still in your wallet\.$/).waitFor()
    await history.getByText(/^Your wallet was asked, but its answer never arrived/).waitFor()
  }, 180_000)

  test('behavior: the wallet declines the second transaction, and the rest is sent afterwards', async () => {
    const [sender, friend] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(sender), await giveToken(sender), await giveToken(sender)]
    const { page, wallet, form } = await startSending(sender)
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    // The wallet answers the first request, and declines the second.
    wallet.hangNext('eth_sendTransaction')()
    wallet.rejectNext('eth_sendTransaction')
    await goOn(form)
    const partly = await dialog(page, 'Partly sent')
    await partly.getByText('You declined').waitFor()
    await partly.getByText('What was sent before has arrived.').waitFor()
    const partOf = (name: string) => partly.getByRole('list', { name }).getByRole('listitem')
    expect(await partOf('1 item was sent').count()).toBe(1)
    expect(await partOf('2 items were not sent').count()).toBe(2)
    const owners = await Promise.all(tokens.map(ownerOf))
    expect(owners.filter((owner) => owner === friend.address)).toHaveLength(1)

    await partly.getByRole('button', { name: 'Send the other 2 items' }).click()
    expect(await fact(form, 'You send')).toBe('2 items')
    await goOn(form)
    await (await dialog(page, 'Sent')).getByText('2 items were sent').waitFor()
    for (const token of tokens) expect(await ownerOf(token)).toBe(friend.address)
    expect(sentHashes(wallet)).toHaveLength(3)
  }, 180_000)
})
