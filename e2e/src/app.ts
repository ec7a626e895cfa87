import type { ScriptedWallet } from '@souk/testing/browser'
import type { Locator, Page } from 'playwright-core'
import { type Hex, isHex, parseUnits } from 'viem'
import type { Token } from './market.js'

/** Returns the path of an item's page. */
export function itemPath({ contract, tokenId }: Token): string {
  return `/item/${contract}/${tokenId}`
}

/** Opens an item's page and waits until it is complete. */
export async function openItem(page: Page, token: Token): Promise<void> {
  await page.goto(itemPath(token))
  await priceBox(page).waitFor()
}

/** The box with the price and the main action. */
export function priceBox(page: Page): Locator {
  return page.getByRole('region', { name: 'Price' })
}

/** Waits until the page says that its item cannot be bought. */
export function notForSale(page: Page): Promise<void> {
  return priceBox(page).getByText('Not for sale').waitFor()
}

/** Waits for an open dialog with this title. */
export async function dialog(page: Page, title: string): Promise<Locator> {
  const found = page.getByRole('dialog', { name: title, exact: true })
  await found.waitFor()
  return found
}

/** Waits for the value of a name in a list of facts, such as `You receive` on a receipt, without its worth in dollars. */
export async function fact(within: Locator, name: string): Promise<string> {
  const value = within
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name.replace(/[()]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd')
  const lines = (await value.innerText()).split('\n')
  return lines
    .filter((line) => !/^[≈<] \$/.test(line))
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .trim()
}

/** Parses an amount as the app prints it, such as `1,234.5 dUSD`, into the currency's smallest unit. */
export function toAmount(text: string, decimals = 18): bigint {
  return parseUnits(text.replace(/[^\d.]/g, ''), decimals)
}

/** Connects the browser's own wallet. */
export async function connectWallet(page: Page, { name }: Pick<ScriptedWallet, 'name'>): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('list', { name: 'Wallets in this browser' }).getByRole('button', { name }).click()
  await page.getByRole('button', { name: `Wallet ${name}` }).waitFor()
}

/** Connects one of the demo wallets. */
export async function connectDemoWallet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('list', { name: 'Demo wallets' }).getByRole('button', { name }).click()
  await page.getByRole('button', { name: `Wallet ${name}` }).waitFor()
}

/** Fills in the listing form and continues to the review, which it returns. */
export async function reviewListing(
  page: Page,
  terms: { price: string; currency?: string; units?: number },
): Promise<Locator> {
  await priceBox(page).getByRole('button', { name: /^List/ }).click()
  const form = await dialog(page, 'List for sale')
  await form.getByRole('textbox', { name: 'Price' }).fill(terms.price)
  if (terms.currency) await form.getByLabel('Currency').selectOption({ label: terms.currency })
  if (terms.units) await form.getByLabel('Quantity').fill(String(terms.units))
  await form.getByRole('button', { name: 'Review the listing' }).click()
  return dialog(page, 'What you are about to sign')
}

/** Lists the item of the page, from the form to the market. */
export async function listItem(page: Page, terms: Parameters<typeof reviewListing>[1]): Promise<void> {
  const review = await reviewListing(page, terms)
  await goOn(review)
  const done = await dialog(page, 'Listed')
  await done.getByRole('button', { name: 'Done' }).click()
}

/** Opens the dialog to buy the item of the page and waits until it can be confirmed. */
export async function openPurchase(page: Page): Promise<Locator> {
  await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
  const offer = await dialog(page, 'Buy')
  await offer.getByRole('button', { name: answers }).waitFor()
  return offer
}

/** The labels of a review's button once everything is checked: it asks the wallet, or names what to do first. */
export const answers = /^Continue in wallet$|^Confirm the warning first$|^Type the price again$/

/** The button that asks the wallet. */
export function confirmButton(review: Locator): Locator {
  return review.getByRole('button', { name: 'Continue in wallet', exact: true })
}

/** Continues to the wallet, after agreeing to the guard's findings. */
export async function goOn(review: Locator): Promise<void> {
  const said = await review.getByRole('button', { name: answers }).innerText()
  if (said === 'Confirm the warning first')
    // By the keyboard, which does not depend on the place of the box.
    await review
      .getByRole('checkbox', { name: 'I have read the warning and want to continue' })
      .press('Space')
  if (said === 'Type the price again') {
    const label = await review.locator('label', { hasText: /^Type .* to continue$/ }).innerText()
    await review.getByLabel(label).fill(label.replace(/^Type ([\d.,]+)\s.*$/, '$1').replaceAll(',', ''))
  }
  await confirmButton(review).click()
}

/** Buys the item of the page and returns the receipt. */
export async function buyItem(page: Page): Promise<Locator> {
  const offer = await openPurchase(page)
  await goOn(offer)
  return dialog(page, 'It is yours')
}

/** Returns the hashes of the wallet's transactions, in order. */
export function sentHashes(wallet: ScriptedWallet): readonly Hex[] {
  return wallet.requests.flatMap(({ method, result }) =>
    method === 'eth_sendTransaction' && isHex(result) ? [result] : [],
  )
}

/** Returns the wallet's requests to its user, in order, without those that wallets answer themselves. */
export function askedOf(wallet: ScriptedWallet): readonly string[] {
  return wallet.requests
    .map(({ method }) => method)
    .filter((method) => method === 'eth_sendTransaction' || method === 'eth_signTypedData_v4')
}
