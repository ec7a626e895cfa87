import { fileURLToPath } from 'node:url'
import * as seaport from '@souk/seaport'
import { launchBrowser } from '@souk/testing/browser'
import type { Browser } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const entry = `${here}entry.ts`

/** Bundles the whole package for browsers, without replacements for Node's modules. */
async function bundle(): Promise<string> {
  const build = await rolldown({
    input: entry,
    cwd: here,
    platform: 'browser',
    resolve: { conditionNames: ['@souk/source', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `export * from '@souk/seaport'` : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', name: 'seaport', codeSplitting: false })
  await build.close()
  return output[0].code
}

let browser: Browser
let code: string
beforeAll(async () => {
  ;[browser, code] = await Promise.all([launchBrowser({ executablePath: inject('browserPath') }), bundle()])
})
afterAll(() => browser?.close())

type Library = typeof seaport

/** Calculates results that must be the same in both places. */
function work(library: Library) {
  const components = (salt: bigint): seaport.Order.Components => ({
    offerer: '0x00000000000000000000000000000000000000ff',
    zone: '0x0000000000000000000000000000000000000000',
    offer: [
      {
        itemType: 2,
        token: '0x00000000000000000000000000000000000000aa',
        identifierOrCriteria: 7n,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [
      {
        itemType: 0,
        token: '0x0000000000000000000000000000000000000000',
        identifierOrCriteria: 0n,
        startAmount: 10n ** 18n,
        endAmount: 10n ** 18n,
        recipient: '0x00000000000000000000000000000000000000ff',
      },
    ],
    orderType: 0,
    startTime: 0n,
    endTime: 2n ** 255n,
    zoneHash: `0x${'0'.repeat(64)}`,
    salt,
    conduitKey: `0x${'0'.repeat(64)}`,
    counter: 0n,
    totalOriginalConsiderationItems: 1,
  })
  const orders = Array.from({ length: 9 }, (_, index) => components(BigInt(index)))
  const hasher = library.Order.createHasher()
  const bulk = library.BulkOrder.create(orders)
  const identifiers = Array.from({ length: 100 }, (_, index) => BigInt(index * index))
  return {
    engine: hasher.engine,
    hashes: orders.map((order) => hasher.hash(order)),
    single: library.Order.hash(components(3n)),
    root: bulk.root,
    signature: bulk.encodeSignature(5, `0x${'12'.repeat(64)}`),
    criteria: String(library.Criteria.root(identifiers)),
    proof: library.Criteria.proof(identifiers, 81n),
    sentences: JSON.stringify(library.Order.explain(components(1n)), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
    error: library.decodeSeaportError(`0x1a515574${'1'.padStart(64, '0')}`)?.errorName,
    salt: library.generateSalt({ domain: 'souk.example' }) > 0n,
  }
}

async function inBrowser(policy: string) {
  const page = await browser.newPage()
  const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${code.replaceAll('</script', '<\\/script')}</script>`
  await page.route('http://library.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('http://library.test/')
  const globals = await page.evaluate(() =>
    ['Buffer', 'process', 'global'].filter((name) => name in globalThis),
  )
  const result = await page.evaluate(`(${work.toString()})(seaport)`)
  await page.close()
  return { globals, result }
}

describe('@souk/seaport in a browser', () => {
  test('default: computes the same as in Node, without polyfills', async () => {
    const { globals, result } = await inBrowser(`script-src 'unsafe-inline' 'unsafe-eval'`)
    expect(globals).toEqual([])
    expect(result).toEqual({ ...work(seaport), engine: 'webassembly' })
  })

  test('behavior: also without WebAssembly', async () => {
    const { result } = await inBrowser(`script-src 'unsafe-inline'`)
    expect(result).toEqual({ ...work(seaport), engine: 'javascript' })
  })
})
