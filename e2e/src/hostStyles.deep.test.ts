import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@souk/testing/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildStyles } from '../../tools/components/buildStyles.js'
import { root } from '../../tools/repository/install.mjs'

/** What pages say about all elements of a kind: a reset, a kit of components, and the worst of both. */
const hostile = `
*, ::before, ::after { box-sizing: content-box; margin: 7px; padding: 7px; letter-spacing: 3px; line-height: 3; float: left }
html { font-size: 10px }
body { font: italic 700 20px/2 serif; text-align: center; text-transform: uppercase; color: lime; white-space: pre; word-spacing: 9px }
a { color: red; text-decoration: underline wavy; display: block } a:not([href]):not([class]) { color: red }
button { background: red; color: yellow; box-shadow: 0 0 9px red; min-width: 300px; border: 5px dotted; text-transform: uppercase }
button::after { content: '»' } h2 { font-size: 90px; color: red } p, dd, li { margin-left: 4em; text-indent: 3em }
input, select, textarea { width: 30px; border: 9px solid red; height: 90px; background: red; appearance: auto; box-shadow: 0 0 9px red }
input[type=checkbox]:checked { background: red; transform: scale(3) } label { display: inline-block; font-size: 40px }
table, td, th { border: 3px solid red; background: pink } svg { width: 200px; fill: red } svg path { stroke: red } img { width: 5px; border: 9px solid }
:root { --ink: red; --surface: red; --spacing: 40px; --tw-translate-x: 50px; --radius-card: 90px; --color-clay: red; --souk-rem: 16px }
@keyframes spin { to { opacity: 0 } } @keyframes breathe { to { opacity: 0 } }
.flex { display: none } .hidden { display: block } .panel { position: static; transform: rotate(9deg) } .figures { font-size: 4px }`

/** Elements and classes as the dialogs have them. */
const ours = `<div class="souk" data-theme="light" style="position: fixed; inset: 0 auto auto 0; width: 600px; margin: 0; padding: 0">
  <div class="veil fixed inset-0 z-40"></div>
  <div class="panel mx-auto w-full max-w-[30rem] rounded-panel border border-line bg-surface text-ink shadow-high">
    <h2 class="text-xl">Buy Zellige 7</h2><p class="text-sm text-ink-soft">From <a href="#a">amina</a> <a>elsewhere</a></p>
    <form class="flex flex-col gap-3"><label class="flex gap-2"><input type="checkbox" checked> Understood</label>
      <input type="radio" name="a" checked><input class="h-11 w-full rounded-chip border border-edge px-3" value="1.5" placeholder="Price">
      <select class="h-11 w-full rounded-chip border border-edge px-3"><option>ETH</option></select><textarea class="w-full"></textarea>
      <button type="button" class="rounded-chip bg-clay px-4 py-2 text-on-clay">Buy</button><button type="button" disabled>No</button></form>
    <table class="w-full"><tbody><tr><th>Fee</th><td class="figures text-right">0.1</td></tr></tbody></table>
    <dl class="grid grid-cols-2"><dt>Price</dt><dd>1</dd></dl><ul class="flex gap-1"><li class="skeleton h-4 w-4"></li></ul>
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M3 3h9" stroke-width="2"></path></svg>
    <img alt="" width="40" height="30" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><span class="hidden">x</span><hr>
    <span class="translate-x-1/2 animate-[spin_1.4s_linear_infinite] sr-only">y</span><details><summary>More</summary>z</details>
  </div></div>`

/** A page of somebody else, with the names that Tailwind and we have too. */
const theirs = `<main id="theirs"><h1>Shop</h1><p class="flex panel">Text <a href="#b">link</a></p><button class="px-4 skeleton">Go</button>
  <input type="checkbox" checked><input placeholder="x"><select><option>1</option></select><ul><li>a</li></ul><svg width="9" height="9"><path d="M0 0"></path></svg>
  <div class="souk-like hidden rounded-card text-ink" style="animation: spin 1s"><table><tr><td>1</td></tr></table></div></main>`

let folder: string
let css: string
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-styles-'))
  await buildStyles({ folder: join(root, 'packages/ui'), outDir: folder })
  css = await readFile(join(folder, 'souk.css'), 'utf8')
  browser = await launchBrowser({ executablePath: inject('browserPath') })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns every computed style of each element below another, and of what stands before and after it. */
async function stylesOf(body: string, sheets: readonly string[], selector: string) {
  const page: Page = await browser.newPage()
  await page.setContent(
    `<!doctype html>${sheets.map((sheet) => `<style>${sheet}</style>`).join('')}<body>${body}`,
  )
  const styles = await page.evaluate((top) => {
    for (const animation of document.getAnimations()) animation.cancel()
    const elements = [...document.querySelectorAll(`${top}, ${top} *`)]
    return elements.flatMap((element, index) =>
      [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const names = [...style].filter((name) => !name.startsWith('--'))
        return names.map(
          (name) => `${index} ${element.localName}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
        )
      }),
    )
  }, selector)
  await page.close()
  return styles.flat()
}

/** Lists the styles of one page that another does not have. A list of all would be too long to compare by eye. */
function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = new Set(before)
  return after.filter((style) => !known.has(style))
}

describe('souk.css', () => {
  test('behavior: no style of the page changes what is below .souk, before or after ours', async () => {
    const own = await stylesOf(ours, [css], '.souk *')
    expect(changes(own, await stylesOf(ours, [css, hostile], '.souk *'))).toEqual([])
    expect(changes(own, await stylesOf(ours, [hostile, css], '.souk *'))).toEqual([])
  })

  test('behavior: ours change nothing of the page', async () => {
    const plain = await stylesOf(theirs, [], '#theirs')
    expect(changes(plain, await stylesOf(theirs, [css], '#theirs'))).toEqual([])
    const styled = await stylesOf(theirs, [hostile], '#theirs')
    expect(changes(styled, await stylesOf(theirs, [css, hostile], '#theirs'))).toEqual([])
    expect(changes(styled, await stylesOf(theirs, [hostile, css], '#theirs'))).toEqual([])
  })

  test('behavior: the page sets tokens, and each theme is chosen by an attribute or by the system', async () => {
    const page = await browser.newPage({ colorScheme: 'dark' })
    const boxes = ['', 'data-theme="light"', 'data-theme="dark"'].map(
      (theme) => `<div class="souk" ${theme}><p class="bg-surface rounded-card p-4">x</p></div>`,
    )
    await page.setContent(
      `<style>${css}</style><style>:root{--souk-radius-card:3px;--souk-rem:20px}</style>${boxes}`,
    )
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.souk p')].map((element) => {
        const { backgroundColor, borderTopLeftRadius, paddingTop } = getComputedStyle(element)
        return [backgroundColor, borderTopLeftRadius, paddingTop]
      }),
    )
    expect(found).toEqual([
      ['rgb(34, 27, 22)', '3px', '20px'],
      ['rgb(255, 253, 248)', '3px', '20px'],
      ['rgb(34, 27, 22)', '3px', '20px'],
    ])
    await page.close()
  })
})
