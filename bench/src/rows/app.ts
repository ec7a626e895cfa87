import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { buildWeb } from '@souk/start'
import { launchBrowser } from '@souk/testing/browser'
import { sql } from 'kysely'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { findBrowser } from '../../../tools/repository/browser.mjs'
import { type Bodies, createBodies } from '../accepting/bodies.js'
import { databases } from '../market/databases.js'
import { seed, slugOf } from '../market/seed.js'
import { type Alone, median, type Row } from '../setting/Row.js'
import { onChain } from '../setting/Setting.js'
import { memoryNames, timesOfChanges, timesOfUse } from './memory.js'
import { type TradeTimes, timeTrades } from './trades.js'

/** Visitors' machines are slower than this one. */
const slowDown = 4
const visits = 3
const liveListings = 12
const scrollMs = 5_000
/** A page listens to events while it is open, so it always has a request in progress. */
const settleMs = 2_500
/** Ten minutes, only on request. */
const isLong = process.argv.includes('--long')

/** Chromium's measurements of the production build. Times are on a throttled processor if the name says so. */
type Figures = {
  scriptKiB: number
  firstPaintMs: number
  interactiveMs: number
  layoutShift: number
  liveMs: number
  frameMs: number
  heapGrowth: number
  heapOfUse: number
} & TradeTimes

const named: readonly (readonly [keyof Figures, string, string, string])[] = [
  [
    'scriptKiB',
    'compressed JavaScript of the front page until its collections are visible',
    'KiB',
    '180 KiB',
  ],
  [
    'firstPaintMs',
    `first contentful paint of the front page, processor slowed down ${slowDown}×`,
    'ms',
    '1000 ms',
  ],
  [
    'interactiveMs',
    `time until the front page is interactive, processor slowed down ${slowDown}×`,
    'ms',
    '2000 ms',
  ],
  ['layoutShift', 'largest layout shift of front page, collection and item', '', '0.05'],
  ['liveMs', 'time until an open page shows a new listing, median', 'ms', '300 ms'],
  ['frameMs', 'frame time while scrolling 10,000 items with pictures, 95th percentile', 'ms', '20 ms'],
  ['bulkMs', 'list 200 items, from the button press until they can be signed', 'ms', '300 ms'],
  ['sweepMs', 'sweep 50 items, from the button press until they can be paid', 'ms', '300 ms'],
  ['heapGrowth', memoryNames.changes, '×', '1'],
  ['heapOfUse', memoryNames.use, '×', '1'],
]

/** The app in Chromium, as visitors use it. */
export const appRows: readonly Row[] = named.map(([key, name, unit, reach]) => ({
  name: `the app: ${name}`,
  peer: '–',
  unit,
  better: 'less' as const,
  reach,
  ...(key === 'heapOfUse' && { flag: 'long' as const }),
  measure: async (): Promise<Alone> => ({ ours: (await figures())[key] }),
}))

let measured: Promise<Figures> | undefined
function figures(): Promise<Figures> {
  measured ??= measure()
  return measured
}

async function measure(): Promise<Figures> {
  const webRoot = await buildWeb({ onProgress: () => undefined })
  const browser = await launchBrowser({ executablePath: await findBrowser({ onProgress: console.log }) })
  try {
    return await onChain(async (setting) => {
      const place = await databases.PGlite()
      const server = await createServer({
        rpcUrl: setting.rpcUrl,
        dataDir: place.dataDir,
        collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
        demoAccounts: [...demo.accounts],
        webRoot,
        port: 0,
        rateLimits: false,
      })
      try {
        const { url } = await server.listen()
        await poll(() => server.market.progress.caughtUp || undefined, { intervalMs: 50 })
        await poll(() => isRead(server), { intervalMs: 100 })
        const first = await visitAll(browser, url)
        const trades = await onPage(browser, (page) => timeTrades(page, server, setting, url))
        const liveMs = await timeListings(browser, url, await createBodies(setting).single(liveListings))
        await seed(server, 20_000)
        await paint(server)
        return {
          ...first,
          ...trades,
          liveMs,
          frameMs: await timeFrames(browser, `${url}/collection/${slugOf(0)}`),
          heapGrowth: await onPage(browser, (page, session) => timesOfChanges(page, session, url)),
          heapOfUse: isLong ? await useForLong(browser, url, createBodies(setting)) : Number.NaN,
        }
      } finally {
        await server.close()
        await place.remove()
      }
    })
  } finally {
    await browser.close()
  }
}

async function isRead({ market }: Server): Promise<true | undefined> {
  const { rows } = await sql`select 1 from tokens where metadata_state = 'pending' limit 1`.execute(market.db)
  return rows.length === 0 ? true : undefined
}

/** Each seeded token has its own inline picture, like on-chain art. */
async function paint({ market }: Server): Promise<void> {
  await sql`update tokens set image_url = 'data:image/svg+xml;utf8,' ||
    '%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 100 100%22%3E%3Crect width=%22100%22 height=%22100%22 fill=%22hsl(' ||
    (identifier % 360) || ' 60%25 50%25)%22/%3E%3Ccircle cx=%2250%22 cy=%2250%22 r=%22' || (10 + identifier % 35) ||
    '%22 fill=%22%23fff%22/%3E%3C/svg%3E' where contract like '0xc0%'`.execute(market.db)
}

async function visitAll(browser: Browser, url: string) {
  const fronts = []
  for (let visit = 0; visit < visits; visit++) fronts.push(await visitFront(browser, url))
  const shifts = [...fronts.map(({ shift }) => shift)]
  for (const path of ['/collection/zellige', `/item/${demo.contracts.zellige}/1`])
    shifts.push(await onPage(browser, (page) => shiftOf(page, `${url}${path}`)))
  return {
    scriptKiB: median(fronts.map(({ scriptBytes }) => scriptBytes)) / 1024,
    firstPaintMs: median(fronts.map(({ paint }) => paint)),
    interactiveMs: median(fronts.map(({ interactive }) => interactive)),
    layoutShift: Math.max(...shifts),
  }
}

async function onPage<found>(
  browser: Browser,
  look: (page: Page, session: CDPSession) => Promise<found>,
): Promise<found> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    // Functions that run in the page were compiled here, and call a helper that names functions.
    await context.addInitScript('globalThis.__name = (one) => one')
    const page = await context.newPage()
    return await look(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Records, before the page runs any code, the browser's measurements, and when the first collections appear. */
function watchPage() {
  const seen = { shift: 0, longTaskEnd: 0, shownAt: 0, scriptBytes: 0 }
  Object.assign(globalThis, { __seen: seen })
  // Observes inside the page, because queries from outside slow it down.
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main a[href^="/collection/"]')) return
    seen.shownAt = performance.now()
    for (const { name, encodedBodySize } of performance.getEntriesByType(
      'resource',
    ) as PerformanceResourceTiming[])
      if (name.endsWith('.js')) seen.scriptBytes += encodedBodySize
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTaskEnd = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
}

type Seen = { shift: number; longTaskEnd: number; shownAt: number; scriptBytes: number }
const seenOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { __seen: Seen }).__seen)

function visitFront(browser: Browser, url: string) {
  return onPage(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.addInitScript(watchPage)
    await page.goto(url)
    // A locator would poll inside the page, in the page's own time.
    await page.waitForFunction(
      () => (globalThis as unknown as { __seen: Seen }).__seen.shownAt > 0,
      undefined,
      { polling: 500 },
    )
    // Waits for code that is still to be compiled, which would block the page.
    await page.waitForTimeout(settleMs)
    const { shift, longTaskEnd, shownAt, scriptBytes } = await seenOn(page)
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return {
      scriptBytes,
      paint,
      interactive: Math.max(shownAt, Math.min(longTaskEnd, shownAt + 1_000)),
      shift,
    }
  })
}

async function shiftOf(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchPage)
  await page.goto(url)
  await page.waitForTimeout(settleMs)
  return (await seenOn(page)).shift
}

/** From posting a listing until a page that shows its item has changed. */
function timeListings(browser: Browser, url: string, bodies: readonly string[]): Promise<number> {
  return onPage(browser, async (page) => {
    const waits: number[] = []
    for (const body of bodies) {
      const { parameters } = JSON.parse(body) as {
        parameters: { offer: { token: string; identifierOrCriteria: string }[] }
      }
      const [item] = parameters.offer
      if (!item) continue
      await page.goto(`${url}/item/${item.token}/${item.identifierOrCriteria}`)
      const box = page.getByRole('region', { name: 'Price' })
      await box.waitFor()
      await page.waitForTimeout(settleMs)
      const before = await box.innerText()
      const began = performance.now()
      await postListing(url, body)
      await page.waitForFunction(
        (text) =>
          document.querySelector('section[aria-label="Price"], [role=region][aria-label="Price"]')
            ?.textContent !== text,
        before,
        { polling: 'raf' },
      )
      waits.push(performance.now() - began)
    }
    return median(waits)
  })
}

function timeFrames(browser: Browser, url: string): Promise<number> {
  return onPage(browser, async (page) => {
    await page.goto(url)
    await page
      .getByRole('list', { name: /^Items of/ })
      .getByRole('link')
      .first()
      .waitFor()
    const frames = await page.evaluate(
      (ms) =>
        new Promise<number[]>((resolve) => {
          const took: number[] = []
          const began = performance.now()
          let last = began
          const step = (now: number) => {
            took.push(now - last)
            last = now
            window.scrollBy(0, 60)
            if (now - began < ms) requestAnimationFrame(step)
            else resolve(took.slice(1))
          }
          requestAnimationFrame(step)
        }),
      scrollMs,
    )
    const sorted = frames.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  })
}

function useForLong(browser: Browser, url: string, bodies: Bodies): Promise<number> {
  const happen = async () => {
    for (const body of await bodies.single(5)) await postListing(url, body)
  }
  return onPage(browser, (page, session) => timesOfUse(page, session, { url, happen }))
}

async function postListing(url: string, body: string): Promise<void> {
  await fetch(`${url}/v2/orders/souk/seaport/listings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}
