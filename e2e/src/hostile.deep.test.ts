import type { RequestListener } from 'node:http'
import { overflowOf } from '@souk/testing/browser'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAt, type Painting, startPainted } from './startPainted.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

const script = '<script>globalThis.__ran = "script"</script><img src=x onerror="globalThis.__ran = 1">'
const svg = (inner: string, attributes = 'width="10" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const drawing = (inner: string, attributes?: string) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(svg(inner, attributes))}`
const scripted = svg('<script>parent.__ran = 1</script>', 'onload="parent.__ran = 1"')

/** Metadata that attackers have been seen to write, and more that they could. */
const strangers: readonly Painting[] = [
  {
    name: script,
    description: `${script} [x](javascript:alert(1))`,
    image: drawing('<rect width="10" height="10"/>'),
  },
  {
    name: 'Scripted drawing',
    image: drawing('<script>parent.__ran = 1</script>', 'onload="parent.__ran = 1"'),
  },
  {
    name: 'Giant drawing',
    image: drawing('<rect width="1e9" height="1e9"/>', 'width="1000000" height="1000000"'),
  },
  { name: 'N'.repeat(5_000), description: 'd'.repeat(20_000), image: drawing('') },
  {
    name: 'Endless words '.repeat(400),
    attributes: [{ trait_type: 'T'.repeat(3_000), value: 'V'.repeat(3_000) }],
  },
  { name: '\u202egnp.tsil ruoy esolc \u202d\u2066\u200b\u200b\u200f', image: drawing('') },
  { name: 'Lan\u200bterns\u200d of the S\u043euk #1', image: drawing('') },
  { name: `Z${'\u0300\u0301\u0302\u0303'.repeat(200)}`, image: drawing('') },
  {
    name: 'Elsewhere',
    image: 'https://pictures.invalid/a.png',
    animation_url: 'https://films.invalid/a.mp4',
  },
  { name: 'Insecure', image: 'http://127.0.0.1:1/a.png' },
  { name: 'Not an address', image: 'javascript:globalThis.__ran=1', animation_url: 'javascript:__ran=1' },
  { name: 'Written page', animation_url: 'data:text/html,<script>try{top.__ran=1}catch{}</script>' },
  { name: 'Page as a picture', image: fileAt('page.png'), animation_url: fileAt('page.mp4') },
  { name: 'Drawing as a page', image: fileAt('drawing.html') },
  { name: 'Fifty megabytes', image: fileAt('told.png') },
  { name: 'Without end', image: fileAt('endless.png') },
  { name: 'Missing', image: fileAt('missing.png'), animation_url: fileAt('missing.mp3') },
  { name: 'Never answers', image: fileAt('asleep.png') },
  { name: { toString: 'no' }, image: 7, attributes: 'none' },
  {},
]

const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Files of another type than their name, or far too large. */
const files: RequestListener = ({ url }, response) => {
  switch (url) {
    case 'page.png':
      return response.writeHead(200, { 'content-type': 'image/png' }).end(`<html>${script}`)
    case 'page.mp4':
      return response.writeHead(200, { 'content-type': 'video/mp4' }).end(`<html>${script}`)
    case 'drawing.html':
      return response.writeHead(200, { 'content-type': 'text/html' }).end(scripted)
    case 'told.png':
      return response.writeHead(200, { 'content-length': 50 * 2 ** 20 }).write(pngHead)
    case 'endless.png': {
      response.write(pngHead)
      const more = Buffer.alloc(2 ** 20)
      const go = () => {
        while (!response.destroyed && response.write(more));
        if (!response.destroyed) response.once('drain', go)
      }
      return go()
    }
    case 'asleep.png':
      return
    default:
      return response.writeHead(404).end()
  }
}

let painted: startPainted.Result
beforeAll(async () => {
  painted = await startPainted(strangers, files)
}, 120_000)
afterAll(() => painted.stop())

/** Expects that no code of the metadata ran, and that the page fits its window, on a phone and on a desktop. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => (globalThis as { __ran?: unknown }).__ran)).toBeUndefined()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowOf(page), `${page.url()}, ${width} wide`).toBeLessThanOrEqual(0)
  }
}

/** Opens all media of the item besides its picture, and starts them. */
async function showAll(page: Page): Promise<void> {
  for (const name of ['Video', 'Audio', '3D model', 'Page', 'Start']) {
    const button = page.getByRole('button', { name, exact: true })
    if (await button.isVisible()) await button.click()
  }
}

describe('hostile metadata', () => {
  test('behavior: runs nothing, breaks nothing, loads nothing from elsewhere', async () => {
    const { page, context } = await visitors.come(
      { baseURL: painted.url },
      { mayBeOffline: true, strangers: /\/media\/page\// },
    )
    const asked = new Set<string>()
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:|^wss?:/.test(url.protocol)) asked.add(url.origin)
    })
    await page.goto('/collection/painted')
    const items = page.getByRole('list', { name: 'Items of Painted' })
    await items.getByRole('link', { name: 'Scripted drawing' }).waitFor()
    await expectHarmless(page)
    for (const index of strangers.keys()) {
      await page.goto(`/item/${painted.address}/${index}`)
      await page.getByRole('region', { name: 'Price' }).waitFor()
      await showAll(page)
      await expectHarmless(page)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      expect(title).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
      expect(title.length).toBeLessThanOrEqual(200)
    }
    expect([...asked]).toEqual([painted.url])
  })
})
