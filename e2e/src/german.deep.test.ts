import { demo } from '@souk/devchain'
import { getFulfillmentData, postOrder, postSwap } from '@souk/market'
import { createOrder, ItemType, Order } from '@souk/seaport'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, itemPath } from './app.js'
import { giveToken, market, newcomer, offerFor, type Person, type Token, walletOf } from './market.js'
import { untranslatedIn } from './untranslated.js'
import { violationsOf } from './violationsOf.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { wrappedNative } = demo.contracts

const toItem = ({ contract, tokenId }: Token) => ({ itemType: ItemType.ERC721, contract, tokenId }) as const
const textOf = (order: Order.Order) => JSON.stringify(Order.serialize(order))

async function sign(maker: Person, terms: Pick<createOrder.Options, 'offer' | 'consideration'>) {
  const { executeAllActions } = await createOrder(walletOf(maker), {
    ...terms,
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return executeAllActions()
}

/** Connects a wallet, and changes the page to German at a width. */
async function comeInGerman(account: Person, width: number) {
  const visitor = await visitors.comeWithWallet(account)
  const { page, wallet } = visitor
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/')
  await connectWallet(page, wallet)
  // English texts are found where they are.
  expect(await untranslatedIn(page.locator('body'))).not.toEqual([])
  await page.evaluate(() => localStorage.setItem('souk.language', 'de'))
  return page
}

/** Opens a path in a new tab. A dialog that closed may still go back in the history of the old one. */
async function visit(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage()
  const size = page.viewportSize()
  if (size) await next.setViewportSize(size)
  await page.close()
  await next.goto(path)
  return next
}

const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).first().click()

async function opened(page: Page, title: string): Promise<Locator> {
  const found = page.getByRole('dialog', { name: title, exact: true })
  await found.waitFor()
  return found
}

/** Walks through an open dialog by Tab. Returns where the focus leaves it or cannot be seen, and what is wide or English. */
async function faultsOf(page: Page, dialog: Locator): Promise<readonly string[]> {
  const said = (await dialog.getAttribute('aria-label')) ?? (await dialog.innerText()).split('\n')[0]
  const steps = await dialog.getByRole('button').or(dialog.locator('input, select, textarea, a')).count()
  const lost = new Set<string>()
  for (let step = 0; step < Math.min(steps + 4, 60); step++) {
    await page.keyboard.press('Tab')
    const fault = await dialog.evaluate((root) => {
      const at = document.activeElement
      // The focus wraps around through an invisible element.
      if (at?.hasAttribute('data-base-ui-focus-guard')) return ''
      if (!at || !root.contains(at)) return `focus on ${at?.tagName} outside`
      const shown = at.closest('label') ?? at
      const isSeen = [at, shown].some((node) => getComputedStyle(node).outlineStyle !== 'none')
      return isSeen ? '' : `no focus ring: ${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`
    })
    if (fault) lost.add(fault)
  }
  const wide = await dialog.evaluate((root) =>
    root.scrollWidth > root.clientWidth ? 'wider than the screen' : '',
  )
  const found = [...lost, wide, ...(await untranslatedIn(dialog)), ...(await violationsOf(page))]
  return found.filter(Boolean).map((fault) => `${said}: ${fault}`)
}

/** Closes the dialog by Escape. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('in German, the visitor’s own item belongs to “dir”', async () => {
  const holder = await newcomer()
  const token = await giveToken(holder)
  const page = await comeInGerman(holder, 390)
  await page.goto(itemPath(token))
  const owner = page.locator('p').filter({ hasText: /^Gehört/ })
  await owner.getByText('dir', { exact: true }).waitFor()
})

describe.each([390, 1280])('in German and by keyboard, %i wide', (width) => {
  test('default: what a holder does with several items', async () => {
    const [holder, bidder] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(holder), await giveToken(holder)]
    for (const token of tokens) await offerFor(bidder, token, { amount: parseEther('0.3') })
    let page = await comeInGerman(holder, width)
    const found: string[] = []
    const select = async (then: string) => {
      page = await visit(page, '/me')
      await press(page, 'Mehrere auswählen')
      await press(page, 'Alle gezeigten auswählen')
      await press(page, then)
    }
    await select('Als Set anbieten')
    const set = await opened(page, 'Als Set anbieten')
    found.push(...(await faultsOf(page, set)))
    await set.getByLabel('Preis des ganzen Sets').fill('9')
    await set.getByRole('radio', { name: 'Auf der Kette' }).check()
    await press(set, 'Inserat prüfen')
    found.push(...(await faultsOf(page, await opened(page, 'Das wirst du veröffentlichen'))))
    await leave(page)

    await select('Senden')
    const send = await opened(page, 'Senden')
    found.push(...(await faultsOf(page, send)))
    await send.getByRole('textbox').first().fill(bidder.address)
    await press(send, 'Prüfen')
    await send.getByRole('button', { name: 'Zurück' }).waitFor()
    found.push(...(await faultsOf(page, send)))
    await leave(page)

    page = await visit(page, '/me?tab=received')
    const boxes = page.getByRole('checkbox')
    await boxes.nth(1).waitFor()
    for (const box of await boxes.all()) await box.check()
    await press(page, '2 Angebote annehmen')
    const sales = await opened(page, 'Mehrere Angebote annehmen')
    await sales.getByRole('list').first().waitFor()
    found.push(...(await faultsOf(page, sales)))
    await leave(page)
    expect(found).toEqual([])
  }, 240_000)

  test('default: what a visitor does with the items of another', async () => {
    const [visitor, holder] = [await newcomer(), await newcomer()]
    const [own, wanted] = [await giveToken(visitor), await giveToken(holder)]
    await giveToken(holder)
    let page = await comeInGerman(visitor, width)
    const found: string[] = []
    page = await visit(page, itemPath(wanted))
    await press(page, 'Tausch anbieten')
    const swap = await opened(page, 'Tausch anbieten')
    found.push(...(await faultsOf(page, swap)))
    const give = swap.getByRole('group', { name: 'Du gibst' })
    await press(give, 'Stücke wählen')
    await swap.getByRole('checkbox').first().waitFor()
    found.push(...(await faultsOf(page, swap)))
    await swap.getByRole('checkbox').first().check()
    await press(swap, 'Fertig, 1 Stück gewählt')
    await swap.getByRole('radio', { name: 'Irgendeines einer Sammlung' }).check()
    await swap.getByRole('checkbox', { name: 'Nur bestimmte Token-IDs' }).check()
    await swap.getByRole('textbox', { name: 'Token-IDs' }).fill(String(wanted.tokenId))
    await press(give, 'Geld dazugeben')
    await give.getByRole('textbox').fill('0.1')
    found.push(...(await faultsOf(page, swap)))
    await press(swap, 'Tausch prüfen')
    found.push(...(await faultsOf(page, await opened(page, 'Was du gleich signierst'))))
    await leave(page)

    page = await visit(page, `/account/${holder.address}`)
    await press(page, 'Mehrere auswählen')
    await press(page, 'Alle gezeigten auswählen')
    await press(page, '2 Angebote machen')
    const offers = await opened(page, 'Mehrere Angebote machen')
    found.push(...(await faultsOf(page, offers)))
    for (const field of await offers.getByRole('textbox', { name: /^Angebot für / }).all())
      await field.fill('0.7')
    await press(offers, '2 Angebote prüfen')
    found.push(...(await faultsOf(page, await opened(page, 'Was du gleich signierst'))))
    await leave(page)

    page = await visit(page, '/collection/zellige?tab=offers')
    await press(page, 'Sammlungsangebot')
    const single = page.getByRole('dialog')
    await press(single, 'Mehrere Preise')
    const ladder = await opened(page, 'Mehrere Angebote machen')
    await ladder.getByLabel('Höchster Preis').fill('0.5')
    await ladder.getByLabel('Niedrigster Preis').fill('0.3')
    found.push(...(await faultsOf(page, ladder)))
    await leave(page)

    page = await visit(page, `/collection/${demo.edition.slug}`)
    await press(page, '1 minten')
    const mint = await opened(page, 'Minten')
    await mint.getByRole('button', { name: /Wallet/ }).waitFor()
    found.push(...(await faultsOf(page, mint)))
    await leave(page)
    expect(own.contract).toBe(wanted.contract)
    expect(found).toEqual([])
  }, 240_000)

  test('default: what the inspector offers', async () => {
    const [seller, bidder, visitor] = [await newcomer(), await newcomer(), await newcomer()]
    const [token, given, wanted] = [
      await giveToken(seller),
      await giveToken(seller),
      await giveToken(visitor),
    ]
    const swap = await sign(seller, { offer: [toItem(given)], consideration: [toItem(wanted)] })
    await postSwap(market.api, { order: swap })
    const listing = await sign(seller, {
      offer: [toItem(token)],
      consideration: [{ currency: wrappedNative, amount: parseEther('0.5') }],
    })
    await postOrder(market.api, { side: 'ask', order: listing })
    const { orderHash } = await offerFor(bidder, token, { amount: parseEther('0.6') })
    const asked = { side: 'bid', orderHash, fulfiller: bidder.address } as const
    const { order: offer } = await getFulfillmentData(market.api, asked)
    let page = await comeInGerman(visitor, width)
    const found: string[] = []
    page = await visit(page, '/inspect')
    const data = page.getByRole('textbox').first()
    await data.fill(textOf(swap))
    await press(page, 'Diesen Tausch annehmen')
    const accepting = await opened(page, 'Tausch annehmen')
    await accepting.getByRole('button', { name: /Wallet|Hinweis/ }).waitFor()
    found.push(...(await faultsOf(page, accepting)))
    await leave(page)

    await data.fill(textOf(listing))
    const section = page.getByRole('region', { name: 'Gegen eine andere Order abwickeln' })
    await press(section, 'Zweite Order hinzufügen')
    await section.getByLabel('Zweite Order').fill(textOf(offer))
    await press(section, 'Beide Orders abwickeln')
    const match = await opened(page, 'Zwei Orders abwickeln')
    await match.getByRole('button', { name: /Wallet|Hinweis/ }).waitFor()
    found.push(...(await faultsOf(page, match)))
    await leave(page)
    expect(found).toEqual([])
  }, 240_000)
})
