import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { BaseError } from '@souk/base'
import { demo } from '@souk/devchain'
import type { BrowserContext, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../tools/repository/install.mjs'
import { bundledPackages, publicPackages } from '../../../tools/repository/workspaces.mjs'
import { dialog, goOn } from '../app.js'
import { giveToken, listToken, market, newcomer, ownerOf, type Person } from '../market.js'
import { testVisitors } from '../visitors.js'
import { installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

const visitors = testVisitors()

describe('a Next 15 app with RainbowKit', () => {
  const running: ChildProcess[] = []
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', MARKET_URL: market.url } as const
  let folder = ''
  let built = ''

  /** Runs Next's command, and returns the address that it serves. */
  const serve = async (...command: string[]) => {
    const next = `${folder}/node_modules/next/dist/bin/next`
    const NODE_ENV = command[0] === 'dev' ? 'development' : 'production'
    const options = { cwd: folder, env: { ...env, NODE_ENV } } as const
    if (NODE_ENV === 'production') await runOrThrow(process.execPath, [next, 'build'], options)
    const server = spawn(process.execPath, [next, ...command, '-p', '0', '-H', '127.0.0.1'], options)
    running.push(server)
    return urlOf(server)
  }

  /** Reads a page, which Next may compile for longer than `fetch` waits. React puts a comment between two texts. */
  const firstHtmlOf = async (url: string) => {
    const [response] = (await once(get(url), 'response')) as [IncomingMessage]
    return (await text(response)).replaceAll('<!-- -->', '')
  }

  beforeAll(async () => {
    folder = (await installConsumer('next', { packages: [...publicPackages, ...bundledPackages] })).folder
    built = await serve('start')
  })
  afterAll(async () => {
    for (const server of running.splice(0)) {
      server.kill()
      await once(server, 'exit')
    }
  })

  test('default: a wallet lists an item, and another one buys it', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)

    const selling = await connect({ person: seller, url: built })
    await selling.getByRole('button', { name: 'List for 0.375 ETH' }).click()
    await selling.getByText('You receive 0.').waitFor()
    await selling.getByText('Steps: approval, signature, post.').waitFor()
    await selling.getByRole('button', { name: 'Confirm' }).click()
    await selling.locator('output', { hasText: 'done' }).waitFor()
    expect(await firstHtmlOf(built)).toContain('0.375 ETH')

    const buying = await connect({ person: buyer, url: built })
    await buying.getByRole('button', { name: 'Buy', exact: true }).click()
    await buying.getByText('You pay 0.375 ETH.').waitFor()
    await buying.getByRole('button', { name: 'Confirm' }).click()
    await buying.locator('output', { hasText: 'done' }).waitFor()
    expect(await buying.locator('code').textContent()).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await ownerOf(token)).toBe(buyer.address)
  })

  test('behavior: a component in a page of the server sells an item', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const url = `${built}/item?contract=${token.contract}&token=${token.tokenId}`
    // The server reads no market for it, so its HTML has the button without a price.
    expect(await firstHtmlOf(url)).toContain('Buy</button>')
    const { page, context, wallet } = await visitors.comeWithWallet(buyer)
    await answerForPublicServers(context)
    await page.goto(url)
    await page.getByRole('button', { name: 'Buy for 0.5 ETH' }).click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Buy'))
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyer.address)
  })

  test('behavior: the test wallet of the guide lists an item', async () => {
    const [amina] = demo.accounts
    await giveToken(amina)
    const { page, context } = await visitors.come()
    await context.addInitScript({ content: await testWalletOf('docs/guides/testing.md') })
    await connectOn({ page, context, url: built, wallet: 'Test wallet' })
    await page.getByRole('button', { name: 'List for 0.375 ETH' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.locator('output', { hasText: 'done' }).waitFor()
  })

  describe('while it is developed with Turbopack, which leaves no unused module out', () => {
    let url = ''
    beforeAll(async () => {
      url = await serve('dev', '--turbopack')
      await firstHtmlOf(url) // compiles it
    })

    test('behavior: the first HTML has the newest listing', async () => {
      const seller = await newcomer()
      await listToken(seller, await giveToken(seller), { price: parseEther('0.25') })
      expect(await firstHtmlOf(url)).toContain('0.25 ETH')
    })
  })
})

/** Opens the page, and connects a wallet with the dialog of RainbowKit. */
async function connect({ person, url }: { person: Person; url: string }) {
  const { page, context, wallet } = await visitors.comeWithWallet(person)
  await connectOn({ page, context, url, wallet: wallet.name })
  return page
}

/** @param options.wallet - The name of the wallet, which the page offers. */
async function connectOn({ page, context, url, wallet }: ConnectOptions) {
  await answerForPublicServers(context)
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).first().click()
}

/** The kit looks up names and projects on them. */
const answerForPublicServers = (context: BrowserContext) =>
  context.route(/^https:/, (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: null } }))

type ConnectOptions = { page: Page; context: BrowserContext; url: string; wallet: string }

/** Reads the wallet of the page, for the chain of this market. */
async function testWalletOf(page: string): Promise<string> {
  const guide = await readFile(join(root, page), 'utf8')
  const [, code = ''] = /^```js\n\/\/ test-wallet\.js\n(.*?)^```/ms.exec(guide) ?? []
  return code.replace('http://127.0.0.1:8545', market.rpcUrl)
}

/** Reads the address that the server prints. */
async function urlOf(server: ChildProcess): Promise<string> {
  const printed: string[] = []
  if (server.stdout)
    for await (const line of createInterface({ input: server.stdout })) {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
      if (url) return url
      printed.push(line)
    }
  throw new NoServerError({ printed: printed.join('\n') })
}

/** Thrown when the server ends before it prints an address. */
class NoServerError extends BaseError<{ printed: string }> {
  override readonly name = 'Test.NoServerError'
  constructor(facts: { printed: string }) {
    super(`The server printed no address:\n${facts.printed}`, { facts })
  }
}
