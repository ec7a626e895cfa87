import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { buildWeb } from '@souk/start'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../tools/repository/install.mjs'
import { run } from '../../tools/stages/run.mjs'
import { dialog, goOn } from './app.js'
import { giveToken, listToken, market, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const dist = join(root, 'packages/ui/dist')
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A plain page of somebody else, at an address of its own. */
let body = ''
let server: Server
let origin: string
beforeAll(async () => {
  const { code, output } = await run('npm', ['run', 'build', '-w', '@souk/ui'])
  if (code !== 0) throw new Error(output)
  server = createServer((request, response) => {
    const file = join(dist, request.url ?? '')
    const type = types[extname(file)]
    // A frame without an origin reads scripts as a stranger.
    response.setHeader('access-control-allow-origin', '*')
    if (type && existsSync(file)) {
      response.setHeader('content-type', type)
      createReadStream(file).pipe(response)
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const isWhole = body.startsWith('<!doctype')
      const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <style>button { background: red; text-transform: uppercase } * { padding: 9px }</style>
        <script type="module" src="/elements.js"></script><body>${body}`
      response.end(isWhole ? body : page)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  origin = `http://127.0.0.1:${address.port}`
}, 600_000)
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('souk-buy', () => {
  test('default: a plain page of another origin sells, and learns of it', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('1.5') })
    const { contract, tokenId } = token
    body = `<souk-buy market="${market.url}" contract="${contract}" token="${tokenId}" trust="market">Loading</souk-buy>
      <souk-item market="${market.url}" contract="${contract}" token="${tokenId}" trust="market"></souk-item>`
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await page.addInitScript(() => {
      document.addEventListener('souk-bought', (event) => {
        const { target, detail } = event as CustomEvent<{ kind: string; hash: string }>
        Object.assign(window, { told: [(target as Element).localName, detail.kind, detail.hash] })
      })
    })
    await page.goto(origin)
    await page.locator('souk-buy').getByRole('button', { name: 'Buy for 1.5 ETH' }).click()
    await page.getByRole('button', { name: wallet.name }).click()
    const review = await dialog(page, 'Buy')
    await goOn(review)
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyer.address)
    const told = await page.evaluate(() => (window as Window & { told?: unknown }).told)
    expect(told).toEqual(['souk-buy', 'purchase', expect.stringMatching(/^0x/)])
  })
})

describe('the page of the guide', () => {
  test('default: without a build, it sells with the script that the market serves', async () => {
    // The market serves what was built now.
    await buildWeb({ onProgress: () => {} })
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('1.1') })
    const guide = readFileSync(join(root, 'docs/guides/components.md'), 'utf8')
    const [, text = ''] = /```html\n(<!doctype html>[\s\S]*?)```/.exec(guide) ?? []
    body = text
      .replaceAll('http://127.0.0.1:4300', market.url)
      .replaceAll(/contract="\w+" token="9"/g, `contract="${token.contract}" token="${token.tokenId}"`)
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    const said = page.waitForEvent('console', (message) => /^0x[0-9a-f]{64}$/.test(message.text()))
    await page.goto(origin)
    await page.locator('souk-buy').getByRole('button', { name: 'Buy for 1.1 ETH' }).click()
    await page.getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Buy'))
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyer.address)
    await said
  })
})

describe('a sandboxed frame', () => {
  test('behavior: without an origin and storage, the elements work, and say what does not last and that no wallet is there', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.9') })
    const about = `market="${market.url}" contract="${token.contract}" token="${token.tokenId}"`
    const elements = `<souk-buy ${about}></souk-buy><souk-add ${about}></souk-add><souk-cart market="${market.url}"></souk-cart>`
    const inner = `<script type=module src=${origin}/elements.js></script>${elements}`
    body = `<iframe sandbox="allow-scripts" width="900" height="800" srcdoc='${inner}'></iframe>`
    const { page } = await visitors.come()
    await page.goto(origin)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Buy for 0.9 ETH' }).click()
    await frame.getByRole('dialog').getByText('This frame has no wallet').waitFor()
    await page.keyboard.press('Escape')
    await frame.getByRole('button', { name: 'Add to cart' }).click()
    await frame.getByRole('button', { name: 'Cart (1)' }).click()
    await frame.getByRole('dialog').getByText('does not allow storage').waitFor()
  })
})

describe('attributes', () => {
  test('behavior: a wrong one is said in the element and by an event, and the element follows its mend', async () => {
    const seller = await newcomer()
    const { contract, tokenId } = await giveToken(seller)
    body = `<souk-buy market="${market.url}" contract="${contract}" token="x"></souk-buy>`
    const { page } = await visitors.come()
    await page.addInitScript(() => {
      document.addEventListener('souk-error', (event) =>
        Object.assign(window, { told: (event as CustomEvent<{ reason: string }>).detail.reason }),
      )
    })
    await page.goto(origin)
    await page.getByText('The attribute token of <souk-buy> is “x”.').waitFor()
    expect(await page.evaluate(() => (window as Window & { told?: unknown }).told)).toBe('attribute')
    await page
      .locator('souk-buy')
      .evaluate((element, id) => element.setAttribute('token', id), String(tokenId))
    await page.locator('souk-buy').getByRole('button', { name: 'Not for sale' }).waitFor()
    expect(await page.getByText('The attribute token').count()).toBe(0)
  })
})
