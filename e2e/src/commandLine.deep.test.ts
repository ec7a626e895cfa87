import { demo } from '@souk/devchain'
import { launchBrowser, type ScriptedWallet, scriptWallet, watchProblems } from '@souk/testing/browser'
import { bazaar, bundleProgram, type Program } from '@souk/trader/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const at = bazaar()
const [amina, bilal] = demo.accounts
let browser: Browser
let program: Program

beforeAll(async () => {
  program = await bundleProgram()
  browser = await launchBrowser({ executablePath: inject('browserPath') })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await program.remove()
})

type Person = (typeof demo.accounts)[number]
type Visit = { context: BrowserContext; wallet: ScriptedWallet; problems: readonly string[] }

async function visit(person: Person, startsOn?: number): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  const { rpcUrl } = at.chain
  const options = { privateKey: person.privateKey, rpcUrl, chainId: 31_337 }
  const wallet = await scriptWallet(context, { ...options, ...(startsOn ? { startsOn } : undefined) })
  return { context, wallet, problems: watchProblems(context) }
}

const run = (...words: string[]) => program.run([...words, '--browser', '--market', at.url()])
type Terminal = ReturnType<typeof run>

/** The last address that the terminal shows. */
const addressOf = (terminal: Terminal) =>
  terminal
    .text()
    .match(/http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}/g)
    ?.at(-1) ?? expect.fail('There is no address.')

async function open(terminal: Terminal, { context }: Visit): Promise<Page> {
  await terminal.until('Connect your wallet on this page:')
  await terminal.until('\n')
  await terminal.until('\n')
  const page = await context.newPage()
  await page.goto(addressOf(terminal))
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()
  await terminal.until('Connected 0x')
  return page
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const methods = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => !/^eth_(chainId|accounts)$/.test(method))

describe('souk --browser', () => {
  test('default: lists an item with a wallet of the browser, and another one buys it', async () => {
    const item = `lanterns-of-the-souk#${await at.itemOf(amina)}`
    const seller = await visit(amina)
    const listing = run('list', item, '1.5eth')
    const page = await open(listing, seller)
    await listing.until('Continue? [y/N]')
    await page.getByText('1.5 ETH').first().waitFor()
    await status(page, 'Read this, and answer in the terminal.')
    listing.type('y\r')
    await listing.until('Done')
    expect(await listing.exit).toBe(0)
    await status(page, 'Done.')
    expect(methods(seller.wallet)).toContain('eth_signTypedData_v4')

    const buyer = await visit(bilal, 1)
    const purchase = run('buy', item)
    const shop = await open(purchase, buyer)
    await purchase.until('Continue? [y/N]')
    await shop.getByText('You pay').waitFor()
    purchase.type('y\r')
    await purchase.until('Done')
    expect(await purchase.exit).toBe(0)
    expect(await at.ownerOf(BigInt(item.split('#')[1] ?? ''))).toBe(bilal.address)
    // It was on another network.
    expect(methods(buyer.wallet)).toEqual([
      ...['eth_requestAccounts', 'wallet_switchEthereumChain', 'eth_sendTransaction'],
    ])
    expect([...seller.problems, ...buyer.problems]).toEqual([])
    await Promise.all([seller.context.close(), buyer.context.close()])
  })

  test('behavior: a refusal in the wallet ends the command, and sends nothing', async () => {
    const { tokenId } = await at.listing(amina, '1')
    const visitor = await visit(bilal)
    visitor.wallet.rejectNext('eth_sendTransaction')
    const terminal = run('buy', `lanterns-of-the-souk#${tokenId}`)
    const page = await open(terminal, visitor)
    await terminal.until('Continue? [y/N]')
    terminal.type('y\r')
    await terminal.until('You declined in your wallet.')
    expect(await terminal.exit).toBe(3)
    await status(page, 'You declined in your wallet.')
    expect(await at.ownerOf(tokenId)).toBe(amina.address)
    await visitor.context.close()
  })

  test('behavior: a page that closes while the wallet is asked leaves the outcome open', async () => {
    const { tokenId } = await at.listing(amina, '1')
    const visitor = await visit(bilal)
    visitor.wallet.hangNext('eth_sendTransaction')
    const terminal = run('buy', `lanterns-of-the-souk#${tokenId}`)
    const page = await open(terminal, visitor)
    await terminal.until('Continue? [y/N]')
    terminal.type('y\r')
    await status(page, 'Confirm the transaction in your wallet.')
    await page.close()
    await terminal.until('The page was closed before the wallet answered.')
    await terminal.until('souk resume')
    expect(await terminal.exit).toBe(4)
    const resumed = program.run(['resume'])
    await resumed.until('The wallet was asked, and the account has sent nothing since.')
    expect(await resumed.exit).toBe(0)
    await visitor.context.close()
  })

  test('behavior: a page that closes before is opened again by a new address, and Ctrl-C ends the command', async () => {
    const { tokenId } = await at.listing(amina, '1')
    const visitor = await visit(bilal)
    const terminal = run('buy', `lanterns-of-the-souk#${tokenId}`, '--from', amina.address)
    await terminal.until('Connect your wallet on this page:')
    await terminal.until('\n')
    await terminal.until('\n')
    const first = addressOf(terminal)
    const page = await visitor.context.newPage()
    await page.goto(first)
    await page.getByRole('button', { name: 'Connect Test Wallet' }).click()
    await status(page, `The command is for the account ${amina.address}.`)
    const second = await visitor.context.newPage()
    await second.goto(first)
    await status(second, 'This address was used before.')
    await page.close()
    await terminal.until('The page was closed. To open it again:')
    await terminal.until('\n')
    await terminal.until('\n')
    expect(addressOf(terminal)).not.toBe(first)
    const again = await visitor.context.newPage()
    await again.goto(addressOf(terminal))
    await again.getByRole('button', { name: 'Connect Test Wallet' }).waitFor()
    terminal.type('\u0003')
    await terminal.until('Stopped. Nothing was signed or sent.')
    expect(await terminal.exit).toBe(130)
    await status(again, 'Stopped. Nothing was signed or sent.')
    await visitor.context.close()
  })
})
