import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchBrowser, overflowOf, watchProblems } from '@souk/testing/browser'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { root } from '../../tools/repository/install.mjs'
import { searches } from '../../tools/site/searches.js'
import { startMarket } from './startMarket.js'
import { violationsOf } from './violationsOf.js'

let market: startMarket.Result
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  market = await startMarket()
  await promisify(execFile)('npm', ['run', 'site'], { cwd: root, maxBuffer: 2 ** 26 })
  browser = await launchBrowser({ executablePath: inject('browserPath') })
  context = await browser.newContext({ baseURL: market.url, serviceWorkers: 'block' })
}, 600_000)
afterAll(async () => {
  await browser.close()
  await market.stop()
})

describe('the documentation', () => {
  test('default: both programs of the first page run in it, and one of them sells', async () => {
    const problems = watchProblems(context)
    const page = await context.newPage()
    await page.goto('/docs/start/app-developers')
    const samples = page.locator('.sample')
    expect(await samples.count()).toBe(2)
    for (const sample of await samples.all()) {
      await sample.getByRole('button', { name: 'Run' }).click()
      await sample.getByText('The program ended.').waitFor({ timeout: 60_000 })
    }
    expect(await samples.last().getByRole('log').innerText()).toMatch(/Listed .+\n+Bought in 0x[\da-f]{64}/)
    expect(problems).toEqual([])
    await page.close()
  })

  test('behavior: an edited program runs, one without an end can be stopped, and none reaches the app’s storage', async () => {
    const page = await context.newPage()
    await page.goto('/docs/start/app-developers')
    await page.evaluate(() => localStorage.setItem('souk', 'secret'))
    const sample = page.locator('.sample').first()
    await sample.getByRole('button', { name: 'Edit' }).click()
    const write = (code: string) => sample.getByRole('textbox').fill(code)
    const run = () => sample.getByRole('button', { name: 'Run' }).click()
    await write(`console.log(1n + 1n)`)
    await run()
    await sample.getByText('2n').waitFor()
    await write('localStorage.getItem("souk")')
    await run()
    await sample.getByText(/SecurityError/).waitFor()
    await write('parent.document.title')
    await run()
    await sample.getByText(/Blocked a frame/).waitFor()
    await write('const a: number =')
    await run()
    await sample.getByText(/SyntaxError/).waitFor()
    await write('await new Promise(() => {})')
    await run()
    await sample.getByRole('button', { name: 'Stop' }).click()
    await sample.getByRole('button', { name: 'Run' }).waitFor()
    await sample.getByRole('button', { name: 'Reset' }).click()
    expect(await sample.innerText()).toContain('getCollections')
    await page.close()
  })

  test('behavior: the menu of the app leads to it', async () => {
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Documentation' }).click()
    await page.waitForURL('**/docs/')
    await page.close()
  })

  test('behavior: the search finds a term without asking anybody else', async () => {
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto('/docs/')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('conduit')
    await page.getByRole('option').first().waitFor()
    expect([...asked]).toEqual([market.url])
    await page.close()
  })

  test('behavior: the search finds what people call things', async () => {
    const page = await context.newPage()
    await page.goto('/docs/')
    await page.getByRole('button', { name: 'Search' }).click()
    const found: Record<string, boolean> = {}
    for (const [words, place] of Object.entries(searches)) {
      await page.getByRole('searchbox').fill(words)
      await page.locator(`.results > li:nth-child(-n+3) a[href^="/docs/${place}"]`).first().waitFor()
      found[words] = true
    }
    expect(Object.keys(found)).toEqual(Object.keys(searches))
    await page.close()
  })

  test('behavior: pages show no HTML as text', async () => {
    const page = await context.newPage()
    await page.goto('/docs/api/market')
    expect(await page.getByText(/<\/?(details|summary)>|<!--/).count()).toBe(0)
    expect(await page.locator('details').count()).toBeGreaterThan(10)
    await page.goto('/docs/api/')
    expect(await page.getByText('npm run docs').count()).toBe(0)
    const heads = await page.locator('th').allInnerTexts()
    expect(heads).toEqual(['import from', 'what it has'])
    await page.close()
  })

  test.each([390, 1440])('behavior: pages fit %s pixels, and are accessible', async (width) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/docs/',
      '/docs/start/app-developers',
      '/docs/running-a-market',
      '/docs/guides/bots',
    ]) {
      await page.goto(path)
      expect(await overflowOf(page)).toBe(0)
      expect(await violationsOf(page)).toEqual([])
    }
    await page.close()
  })
})
