import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelFile, paintPicture, serveFiles, shareOfColour, signFile, triangleFile } from './mediaFiles.js'
import { fileAt, type Painting, startPainted } from './startPainted.js'
import { testVisitors, type Visitor } from './visitors.js'

const visitors = testVisitors()

const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>',
)}`
const names = ['sign', 'moving', 'foreign', 'broken', 'endless', 'packed', 'large', 'gone'] as const
const written = `data:model/gltf-binary;base64,${triangleFile().toString('base64')}`
const paintings: readonly Painting[] = [
  ...names.map((name) => ({ name: `${name} lamp`, image: picture, animation_url: fileAt(`${name}.glb`) })),
  { name: 'written lamp', image: picture, animation_url: written },
  { name: 'scattered lamp', image: picture, animation_url: 'https://pages.example/lamp.gltf' },
]
/** The colour of the sign's picture. */
const violet = [128, 0, 255] as const

/** A model that names files of another server in every possible way. */
const foreign = modelFile(
  {
    buffers: [{ byteLength: 36, uri: 'https://pages.example/points.bin' }],
    images: [{ uri: 'https://pages.example/skin.png' }],
    textures: [{ source: 0 }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
  },
  [Buffer.alloc(36)],
)
const files = new Map([
  ['foreign.glb', foreign],
  ['broken.glb', Buffer.concat([triangleFile().subarray(0, 60), Buffer.alloc(900, 'x')])],
  // A node that contains itself.
  ['endless.glb', modelFile({ nodes: [{ children: [0] }] }, [Buffer.alloc(4)])],
  ['packed.glb', modelFile({ extensionsRequired: ['KHR_draco_mesh_compression'] }, [Buffer.alloc(4)])],
])

let painted: startPainted.Result
beforeAll(async () => {
  painted = await startPainted(paintings, serveFiles(files))
  const { page } = await visitors.come()
  const skin = await paintPicture(page, `rgb(${violet.join(' ')})`)
  files.set('sign.glb', signFile(skin))
  files.set('moving.glb', signFile(skin, { isMoving: true }))
  files.set('large.glb', Buffer.concat([signFile(skin), Buffer.alloc(9_000_000)]))
}, 120_000)
afterAll(() => painted.stop())

/** What the page has drawn with WebGL. */
type Seen = { draws: number; contexts: WebGL2RenderingContext[] }

async function come(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visitors.come({ baseURL: painted.url, reducedMotion: 'reduce', ...options })
  await visitor.context.addInitScript(() => {
    const seen: Seen = { draws: 0, contexts: [] }
    Object.assign(window, { seen })
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never) {
      const context = getContext.apply(this, args)
      if (context instanceof WebGL2RenderingContext) seen.contexts.push(context)
      return context
    } as typeof getContext
    const { prototype } = WebGL2RenderingContext
    const { drawArrays, drawElements } = prototype
    prototype.drawArrays = function (...args) {
      seen.draws++
      drawArrays.apply(this, args)
    }
    prototype.drawElements = function (...args) {
      seen.draws++
      drawElements.apply(this, args)
    }
  })
  return visitor
}

const indexOf = (name: string) => paintings.findIndex((painting) => painting.name === `${name} lamp`)

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/item/${painted.address}/${indexOf(name)}`)
  await page.getByRole('button', { name: '3D model', exact: true }).press('Enter')
}

/** The element in which the model is drawn. */
function placeOf(page: Page, name: string) {
  return page.getByRole('application', { name: `${name} lamp, 3D model` })
}

/** Counts the draws within some frames. */
function drawsWithin(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (count) => {
    const { seen } = window as unknown as { seen: Seen }
    const before = seen.draws
    for (let frame = 0; frame < count; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
    return seen.draws - before
  }, frames)
}

/** Allows more time, since drawing without a graphics card is slow. */
function soon<value>(look: () => Promise<value>) {
  return expect.poll(look, { timeout: 20_000 })
}

/** Calculates the sign's share of the element. */
async function violetShare({ page, context }: Visitor, name: string): Promise<number> {
  const shot = await placeOf(page, name).screenshot()
  const blank = await context.newPage()
  const share = await shareOfColour(blank, shot, violet)
  await blank.close()
  return share
}

describe('a model', () => {
  test('default: is drawn with its pictures on request, and turned by keys, buttons and dragging', async () => {
    const visitor = await come()
    const { page } = visitor
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const isLoaded = () => loaded.some((url) => /\/drawModel-/.test(url))
    await page.goto(`/item/${painted.address}/${indexOf('sign')}`)
    await page.getByRole('button', { name: '3D model', exact: true }).waitFor()
    expect(isLoaded()).toBe(false)
    await open(page, 'sign')
    const place = placeOf(page, 'sign')
    await place.waitFor()
    expect(isLoaded()).toBe(true)
    await soon(() => violetShare(visitor, 'sign')).toBeGreaterThan(0.15)
    const front = await violetShare(visitor, 'sign')

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])

    // Turns it until it is seen from its edge.
    await place.focus()
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft')
    await soon(() => violetShare(visitor, 'sign')).toBeLessThan(front / 2)
    for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Turn right' }).click()
    await soon(() => violetShare(visitor, 'sign')).toBeCloseTo(front, 2)

    await page.getByRole('button', { name: 'Zoom in' }).click()
    await soon(() => violetShare(visitor, 'sign')).toBeGreaterThan(front * 1.2)
    await place.press('-')
    await soon(() => violetShare(visitor, 'sign')).toBeCloseTo(front, 2)

    const box = await place.boundingBox()
    if (!box) throw new Error('nothing is drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - box.height / 6, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await soon(() => violetShare(visitor, 'sign')).toBeLessThan(front / 2)
    // The wheel scrolls the page, as everywhere else.
    await page.mouse.wheel(0, 200)
    await soon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('behavior: a finger turns it sideways, and scrolls the page up and down', async () => {
    const visitor = await come({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })
    const { page, context } = visitor
    await open(page, 'sign')
    await soon(() => violetShare(visitor, 'sign')).toBeGreaterThan(0.15)
    const front = await violetShare(visitor, 'sign')
    const box = await placeOf(page, 'sign').boundingBox()
    if (!box) throw new Error('nothing is drawn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hand = await context.newCDPSession(page)
    const drag = async (right: number, down: number) => {
      await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let step = 1; step <= 5; step++) {
        const touchPoints = [{ x: x + (right * step) / 5, y: y + (down * step) / 5 }]
        await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      }
      await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await drag(-box.height / 6, 0)
    await soon(() => violetShare(visitor, 'sign')).toBeLessThan(front / 2)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await drag(0, -200)
    await soon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('behavior: fills the screen by keyboard only', async () => {
    const { page } = await come()
    await open(page, 'sign')
    await page.getByRole('button', { name: 'Full screen', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Exit full screen' }).press('Enter')
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
  })

  test('behavior: rotates until it is held, only while in view, and not with reduced motion', async () => {
    const { page } = await come({ reducedMotion: 'no-preference' })
    await open(page, 'moving')
    const hold = page.getByRole('button', { name: 'Stop rotation' })
    await hold.waitFor()
    await soon(() => drawsWithin(page, 5)).toBeGreaterThan(2)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await soon(() => drawsWithin(page, 5)).toBe(0)
    await hold.scrollIntoViewIfNeeded()
    await soon(() => drawsWithin(page, 5)).toBeGreaterThan(2)
    await hold.press('Enter')
    await soon(() => drawsWithin(page, 5)).toBe(0)

    const { page: calm } = await come()
    await open(calm, 'moving')
    await calm.getByRole('button', { name: 'Start rotation' }).waitFor()
    await soon(() => drawsWithin(calm, 5)).toBe(0)
    await calm.getByRole('button', { name: 'Start rotation' }).press('Enter')
    await soon(() => drawsWithin(calm, 5)).toBeGreaterThan(2)
  })

  test('behavior: releases the graphics card when it unmounts', async () => {
    const { page } = await come()
    await open(page, 'sign')
    await placeOf(page, 'sign').waitFor()
    const lost = () =>
      page.evaluate(() =>
        (window as unknown as { seen: Seen }).seen.contexts.map((context) => context.isContextLost()),
      )
    expect(await lost()).toEqual([false])
    await page.getByRole('button', { name: 'Picture' }).press('Enter')
    await soon(lost).toEqual([true])
    await page.getByRole('button', { name: '3D model', exact: true }).press('Enter')
    await placeOf(page, 'sign').waitFor()
    expect(await lost()).toEqual([true, false])
  })

  test('behavior: a large one loads only after another press', async () => {
    const { page } = await come()
    await open(page, 'large')
    await page.getByText('This model is large: 9.0 MB.').waitFor()
    await page.getByRole('button', { name: 'View the model' }).press('Enter')
    await placeOf(page, 'large').waitFor()
  })

  test('behavior: is drawn from inline metadata', async () => {
    const { page } = await come()
    await open(page, 'written')
    await placeOf(page, 'written').waitFor()
  })

  test('behavior: one that names files of other servers is not drawn, and no server is asked', async () => {
    const { page, context } = await come()
    const asked: string[] = []
    await context.route('https://pages.example/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    for (const name of ['foreign', 'scattered']) {
      await open(page, name)
      await page.getByText('This model needs files from other servers').waitFor()
    }
    expect(asked).toEqual([])
  })

  test.each([
    ['broken', 'The file is damaged'],
    ['endless', 'The file is damaged'],
    ['packed', 'uses a compression that is not supported here'],
  ])('error: one that is %s is said to be, and can be taken along', async (name, text) => {
    const { page } = await come()
    await open(page, name)
    await page.getByRole('alert').getByText(text).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the model' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`${name} lamp.glb`)
  })

  test('error: retries a failed download', async () => {
    const { page } = await visitors.come(
      { baseURL: painted.url, reducedMotion: 'reduce' },
      { mayBeOffline: true },
    )
    await open(page, 'gone')
    await page.getByText('The model did not load.').waitFor()
    files.set('gone.glb', triangleFile())
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await placeOf(page, 'gone').waitFor()
  })

  test('error: a browser without WebGL says so', async () => {
    const { page, context } = await come()
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await open(page, 'sign')
    await page.getByText('This browser cannot show 3D models').waitFor()
    await page.getByRole('link', { name: 'Download the model' }).waitFor()
  })

  test('error: reports a lost graphics context, and draws again', async () => {
    const { page } = await come()
    await open(page, 'sign')
    await placeOf(page, 'sign').waitFor()
    await page.evaluate(() => {
      const { seen } = window as unknown as { seen: Seen }
      seen.contexts[0]?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await page.getByText('lost access to the graphics card').waitFor()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await placeOf(page, 'sign').waitFor()
  })
})
