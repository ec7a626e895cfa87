import { parseEther } from 'viem'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPackages } from '../../../tools/repository/workspaces.mjs'
import { giveToken, listToken, market, newcomer, ownerOf } from '../market.js'
import { testVisitors } from '../visitors.js'
import { installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

const visitors = testVisitors()

describe('a Vite app on React 18 and wagmi 2', () => {
  let server: PreviewServer

  beforeAll(async () => {
    const { folder } = await installConsumer('wallets', { packages: publicPackages })
    await runOrThrow('npx', ['vite', 'build'], { cwd: folder })
    server = await preview({
      root: folder,
      configFile: false,
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'silent',
    })
  })
  afterAll(() => server.close())

  test.each(['rainbowkit', 'connectkit'])('default: sells through the dialog of %s', async (kit) => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page, context, wallet } = await visitors.comeWithWallet(buyer)
    // The kits look up names on public nodes.
    await context.route(/^https:/, (route) =>
      route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: null } }),
    )
    await page.goto(`${server.resolvedUrls?.local[0]}${kit}.html?market=${encodeURIComponent(market.url)}`)

    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).first().click()
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.locator('output', { hasText: 'done' }).waitFor()
    expect(await ownerOf(token)).toBe(buyer.address)
  })
})
