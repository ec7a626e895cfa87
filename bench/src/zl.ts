import { demo } from '@souk/devchain'
import { createServer } from '@souk/server'
import { poll } from '@souk/base'
import { sql } from 'kysely'
import { buildWeb } from '@souk/start'
import { launchBrowser } from '@souk/testing/browser'
import { findBrowser } from '../../tools/browser.mjs'
import { databases } from './market/databases.js'
import { onChain } from './Setting.js'
const webRoot = await buildWeb({ onProgress: () => undefined })
const browser = await launchBrowser({ executablePath: await findBrowser({ onProgress: console.log }) })
await onChain(async (setting) => {
  const place = await databases.PGlite()
  const server = await createServer({ rpcUrl: setting.rpcUrl, dataDir: place.dataDir,
    collections: demo.collections.map(({ address, slug }) => ({ address, slug })), demoAccounts: [...demo.accounts], webRoot, port: 0, rateLimits: false })
  const { url } = await server.listen()
  await poll(() => server.market.progress.caughtUp || undefined, { intervalMs: 50 })
  await poll(async () => (await sql`select 1 from tokens where metadata_state = 'pending' limit 1`.execute(server.market.db)).rows.length === 0 || undefined, { intervalMs: 100 })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) })
  if (process.argv[2] === 'front') { await page.goto(url); await page.waitForTimeout(6000); await page.screenshot({ path: '/tmp/front.png' }); console.log(await page.locator('body').innerText()) ; process.exit(0) }
  await page.addInitScript('globalThis.__name = (f) => f')

  const cdp = await context.newCDPSession(page)
  await page.addInitScript('globalThis.__name = (f) => f')
  const bodies = (await import('./accepting/bodies.js')).createBodies(setting)
  const { timesOfUse } = await import('./rows/memory.js')
  const began = performance.now()
  const ratio = await timesOfUse(page, cdp, { url, happen: async () => { for (const body of await bodies.single(5)) await fetch(`${url}/v2/orders/souk/seaport/listings`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }); const { usedSize } = await cdp.send('Runtime.getHeapUsage'); console.log(((performance.now() - began) / 60000).toFixed(1), (usedSize / 1e6).toFixed(1)) } })
  console.log('ratio', ratio)
  process.exit(0)
})
