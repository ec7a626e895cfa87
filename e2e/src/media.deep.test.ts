import { demo } from '@souk/devchain'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordFilm, serveFiles, toneFile, triangleFile } from './mediaFiles.js'
import { fileAt, type Painting, startPainted } from './startPainted.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** A page that tries to escape its frame, and records what it could do. */
const curious = `<!doctype html><title>Curious</title><body><script>
  const tries = {
    app: () => parent.document.title,
    storage: () => localStorage.length,
    cookies: () => document.cookie,
    top: () => { top.location.href = 'https://elsewhere.example/'; return 'went' },
    window: () => window.open('https://elsewhere.example/') ? 'opened' : (() => { throw Error('no window') })(),
  }
  const came = {}
  for (const [name, attempt] of Object.entries(tries))
    try { attempt(); came[name] = 'there' } catch { came[name] = 'refused' }
  const ask = (url) => fetch(url).then(() => 'there', () => 'refused')
  ask('APP/v2/chain/souk').then((api) => {
    document.body.innerHTML = '<pre>' + JSON.stringify({ origin, ...came, api }) + '</pre>'
  })
</script>`
const refused = {
  origin: 'null',
  app: 'refused',
  storage: 'refused',
  cookies: 'refused',
  top: 'refused',
  window: 'refused',
}

const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>',
)}`
const paintings: readonly Painting[] = [
  { name: 'Moving lamp', image: picture, animation_url: fileAt('lamp.webm') },
  { name: 'Humming lamp', image: picture, animation_url: fileAt('hum') },
  { name: 'Modelled lamp', image: picture, animation_url: fileAt('lamp.glb') },
  {
    name: 'Written lamp',
    image: picture,
    animation_url: `data:text/html;base64,${Buffer.from(curious).toString('base64')}`,
  },
  { name: 'Framed lamp', image: picture, animation_url: 'https://pages.example/lamp.html' },
]
const files = new Map([
  ['hum', toneFile()],
  ['lamp.glb', triangleFile()],
])

let painted: startPainted.Result
beforeAll(async () => {
  painted = await startPainted(paintings, serveFiles(files))
}, 120_000)
afterAll(() => painted.stop())

async function open(page: Page, index: number, kind: string): Promise<void> {
  await page.goto(`${painted.url}/item/${painted.address}/${index}`)
  await page.getByRole('button', { name: kind, exact: true }).press('Enter')
}

/** Enters and leaves full screen with the keyboard only. */
async function expectFullScreen(page: Page): Promise<void> {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: 'Full screen', exact: true }).press('Enter')
  const leave = page.getByRole('button', { name: 'Exit full screen' })
  await leave.waitFor()
  expect(await isFull()).toBe(true)
  await leave.press('Enter')
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
  expect(await isFull()).toBe(false)
}

/** Addresses of strangers' pages, for which the browser reports refused access. */
const strangers = /\/media\/page\/|^https:\/\/pages\.example\//

/** Reads the page's own record of what it could do. */
async function came(frame: FrameLocator): Promise<Record<string, string>> {
  return JSON.parse(await frame.locator('pre').innerText())
}

describe('an item’s media', () => {
  test('behavior: a video plays on request, muted at first, in ranges, in full screen', async () => {
    const { page } = await visitors.come({ baseURL: painted.url })
    await page.goto('/')
    files.set('lamp.webm', await recordFilm(page))
    await open(page, 0, 'Video')
    const film = page.getByLabel('Moving lamp', { exact: true }).and(page.locator('video'))
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    const state = () =>
      film.evaluate(({ paused, muted, controls, error }: HTMLVideoElement) => ({
        paused,
        muted,
        controls,
        error,
      }))
    expect(await state()).toEqual({ paused: true, muted: true, controls: true, error: null })
    await film.press('Space')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.1)
    await expectFullScreen(page)
  })

  test('behavior: a sound has a player beside the picture, whatever its address', async () => {
    const { page } = await visitors.come({ baseURL: painted.url })
    await open(page, 1, 'Audio')
    await page.getByRole('img', { name: 'Humming lamp' }).waitFor()
    const sound = page.getByLabel('Humming lamp', { exact: true }).and(page.locator('audio'))
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(0.5)
    expect(await sound.evaluate(({ paused, controls }: HTMLAudioElement) => ({ paused, controls }))).toEqual({
      paused: true,
      controls: true,
    })
    await sound.evaluate((audio: HTMLAudioElement) => audio.play())
  })

  test('behavior: a model can be downloaded', async () => {
    const { page } = await visitors.come({ baseURL: painted.url, reducedMotion: 'reduce' })
    await open(page, 2, '3D model')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the model' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('Modelled lamp.glb')
    const chunks = await (await download.createReadStream()).toArray()
    expect(Buffer.concat(chunks)).toEqual(triangleFile())
  })

  test('behavior: an inline page runs once it is started, without access to anything', async () => {
    const { page, context } = await visitors.come({ baseURL: painted.url }, { strangers })
    await open(page, 3, 'Page')
    await page.getByText('small program that is stored on chain').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    const frame = page.frameLocator('iframe[title="Written lamp"]')
    expect(await came(frame)).toEqual({ ...refused, api: 'refused' })
    expect(new URL(page.url()).origin).toBe(painted.url)
    expect(context.pages()).toEqual([page])
    await expectFullScreen(page)
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('behavior: a page elsewhere is named before it loads, and has no access either', async () => {
    const { page, context } = await visitors.come({ baseURL: painted.url }, { mayBeOffline: true, strangers })
    let asked = 0
    await context.route('https://pages.example/**', (route) => {
      asked++
      return route.fulfill({ contentType: 'text/html', body: curious.replace('APP', painted.url) })
    })
    await open(page, 4, 'Page')
    await page.getByText('It can load files from pages.example').waitFor()
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    const frame = page.frameLocator('iframe[title="Framed lamp"]')
    expect(await came(frame)).toMatchObject(refused)
    expect(new URL(page.url()).origin).toBe(painted.url)
    expect(context.pages()).toEqual([page])
  })
})

/** Opens one of the demo's lanterns with other media than a picture. */
async function openLantern(identifier: number, kind: string): Promise<Page> {
  // Browsers say that they do not know every directive of the policy of strangers' pages.
  const { page } = await visitors.come({ reducedMotion: 'reduce' }, { strangers })
  await page.goto(`/item/${demo.contracts.lanterns}/${identifier}`)
  await page.getByRole('button', { name: kind, exact: true }).press('Enter')
  return page
}

describe('the demo’s own lanterns', () => {
  test('behavior: their cards name their media', async () => {
    const { page } = await visitors.come()
    await page.goto('/collection/lanterns-of-the-souk?listed=true')
    for (const [name, kind] of [
      ['Blue Flame of the Old Customs House', '3D model'],
      ['Violet Lamp of the Gate of Swallows', 'Page'],
      ['Violet Lamp of the Last Caravanserai', 'Video'],
      ['Sea-Glass Lamp of the Well of Doves', 'Audio'],
    ])
      await page.getByRole('link', { name: new RegExp(`^${name}, .* ETH, ${kind}(,|$)`) }).waitFor()
  })

  test('behavior: a model is drawn', async () => {
    const page = await openLantern(3, '3D model')
    await page.getByRole('button', { name: 'Turn left' }).waitFor()
    await page.getByText('Drag or use the arrow keys').waitFor()
  })

  test('behavior: a video shows the flame in its colours up to its last frame', async () => {
    const page = await openLantern(28, 'Video')
    const film = page.locator('video')
    const colourAt = (seconds: number) =>
      film.evaluate(async (video: HTMLVideoElement, time) => {
        const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
        video.currentTime = time
        await isThere
        const pen = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d')
        pen?.drawImage(video, 0, 0)
        // One point within the flame, and one in the dark at the edge.
        const places = [
          [256, 330],
          [8, 8],
        ] as const
        return places.map(([x, y]) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
      }, seconds)
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.duration, video.videoWidth])).toEqual([
      2.4, 512,
    ])
    for (const seconds of [0.05, 2.35]) {
      const [flame = [], dark = []] = await colourAt(seconds)
      for (const [at, part] of [255, 230, 251].entries())
        expect(Math.abs((flame[at] ?? 0) - part)).toBeLessThan(40)
      for (const part of dark) expect(part).toBeLessThan(70)
    }
  })

  test('behavior: a sound has its stated length', async () => {
    const page = await openLantern(30, 'Audio')
    const sound = page.locator('audio')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(1.45)
  })

  test('behavior: a page is drawn once it is started', async () => {
    const page = await openLantern(12, 'Page')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    const canvas = page.frameLocator('iframe').locator('canvas')
    await expect
      .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.width))
      .toBeGreaterThan(300)
  })
})
