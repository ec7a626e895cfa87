import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPainted } from './startPainted.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const paintings = Array.from({ length: 24 }, (_, index) => ({ name: `Slow lamp ${index}` }))

/** Less than the market waits for metadata. */
const slowMs = 8_000
let answer = () => {}
const asked = new Promise<void>((resolve) => {
  answer = resolve
})

let painted: startPainted.Result
beforeAll(async () => {
  painted = await startPainted(
    paintings,
    async ({ url = '' }, response) => {
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, slowMs).unref())])
      response.end(JSON.stringify(paintings[Number.parseInt(url, 10)]))
    },
    { isServed: true },
  )
}, 120_000)
afterAll(() => painted.stop())

test('default: a collection whose names are being read says how many, and shows them as they come', async () => {
  const { page } = await visitors.come({ baseURL: painted.url })
  await page.goto(`/collection/${painted.address}`)
  const progress = page.getByText(/^Reading names: \d+ of 24$/)
  await progress.first().waitFor()
  expect(await page.getByText('0 items', { exact: true }).count()).toBe(0)
  await page.getByText('The traits of the items are still being read.').waitFor()
  // Items can be seen by their numbers in the meantime.
  await page.locator('[data-nft-link]').first().waitFor()
  answer()
  await progress.first().waitFor({ state: 'detached' })
  await page
    .getByRole('link', { name: /^Slow lamp \d+/ })
    .first()
    .waitFor()
  await page.getByText('24 items', { exact: true }).first().waitFor()
  await page.getByText('The items of this collection have no traits.').waitFor()
}, 120_000)
