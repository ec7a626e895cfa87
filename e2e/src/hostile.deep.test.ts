import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getNftsByContract, NotFoundError } from '@souk/market'
import { type Stack, startStack } from '@souk/start'
import { deploy } from '@souk/testing'
import { overflowOf } from '@souk/testing/browser'
import type { Page } from 'playwright-core'
import type { Address } from 'viem'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { market, walletOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [amina] = demo.accounts

const script = '<script>globalThis.__ran = "script"</script><img src=x onerror="globalThis.__ran = 1">'
const drawing = (inner: string, attributes = 'width="10" height="10"') =>
  `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)}`

/** What strangers have been seen to write into metadata, and what they could. */
const strangers: readonly Record<string, unknown>[] = [
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
  {
    name: 'Not an address',
    image: 'javascript:globalThis.__ran=1',
    animation_url: 'data:text/html,<script>parent.__ran=1</script>',
  },
  { name: { toString: 'no' }, image: 7, attributes: 'none' },
  {},
]

let stack: Stack
let dataDir: string
let address: Address

beforeAll(async () => {
  const wallet = walletOf(amina)
  await market.testClient.setBalance({
    address: '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199',
    value: 10n ** 18n,
  })
  address = await deploy({ publicClient: market.publicClient, walletClient: walletOf }, 'PaintedERC721')
  for (const [index, metadata] of strangers.entries()) {
    const hash = await wallet.writeContract({
      address,
      abi: parseAbi(['function mint(address to, uint256 identifier, string uri)']),
      functionName: 'mint',
      args: [
        amina.address,
        BigInt(index),
        `data:application/json;utf8,${encodeURIComponent(JSON.stringify(metadata))}`,
      ],
    })
    await market.publicClient.waitForTransactionReceipt({ hash })
  }
  dataDir = await mkdtemp(join(tmpdir(), 'souk-hostile-'))
  stack = await startStack({
    port: 0,
    chainPort: 0,
    dataDir,
    host: '127.0.0.1',
    fresh: false,
    chainRpc: market.rpcUrl,
    collections: [address],
    logLevel: 'error',
    onProgress: undefined,
  })
  // Until the last one's metadata has been read.
  const api = createMarketApi({ chain: 'souk', baseUrl: stack.url })
  await poll(
    async () => {
      // The collection is learnt of first.
      const { nfts } = await getNftsByContract(api, { address, limit: 50 }).catch((error: unknown) => {
        if (error instanceof NotFoundError) return { nfts: [] }
        throw error
      })
      return nfts.length === strangers.length && nfts.some(({ name }) => name === 'Insecure')
        ? true
        : undefined
    },
    { intervalMs: 100, deadlineMs: 60_000 },
  )
}, 120_000)
afterAll(async () => {
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Nothing of a stranger ran, nothing was asked of anybody but the market, and the page is as wide as its window. */
async function expectHarmless(page: Page, asked: ReadonlySet<string>): Promise<void> {
  expect(await page.evaluate(() => (globalThis as { __ran?: unknown }).__ran)).toBeUndefined()
  expect([...asked].filter((origin) => origin !== new URL(stack.url).origin)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

describe('what strangers write into metadata', () => {
  test.each([360, 1280])(
    'behavior: runs nothing, breaks nothing, loads nothing from elsewhere, %s wide',
    async (width) => {
      const { page, context } = await visitors.come(
        { viewport: { width, height: 800 }, baseURL: stack.url },
        { mayBeOffline: true },
      )
      const asked = new Set<string>()
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:|^wss?:/.test(url.protocol)) asked.add(url.origin)
      })
      await page.goto('/collection/painted')
      const items = page.getByRole('list', { name: 'Items of Painted' })
      await items.getByRole('link', { name: 'Scripted drawing' }).waitFor()
      await expectHarmless(page, asked)
      for (const index of strangers.keys()) {
        await page.goto(`/item/${address}/${index}`)
        await page.getByRole('region', { name: 'Price' }).waitFor()
        await expectHarmless(page, asked)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        expect(title).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
        expect(title.length).toBeLessThanOrEqual(200)
      }
    },
  )
})
