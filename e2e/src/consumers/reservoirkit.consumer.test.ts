import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { erc1155Abi } from '@souk/seaport'
import { testChain } from '@souk/testing'
import type { Page } from 'playwright-core'
import { parseEther, zeroAddress } from 'viem'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClientCall, compareTable } from './clientTable.js'
import { installConsumer } from './installConsumer.js'
import { type KitMarket, kitChain, lanterns, startKitMarket } from './kitWorld.js'
import { kitPages, type Shown } from './openKit.js'
import { runOrThrow } from './runOrThrow.js'

const chain = testChain({ isUndone: false, chainId: kitChain.id })
const [amina, bilal] = demo.accounts
type Person = typeof amina | typeof bilal

let site: PreviewServer
let market: KitMarket
const openKit = kitPages(() => ({
  page: site.resolvedUrls?.local[0] ?? '',
  market: market.url,
  rpcUrl: chain.rpcUrl,
  chainId: kitChain.id,
  paymentTokens: [{ address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18, chainId: kitChain.id }],
}))

beforeAll(async () => {
  const { folder } = await installConsumer('reservoirkit', { packages: [] })
  await runOrThrow('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: folder })
  site = await preview({
    root: folder,
    configFile: false,
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  })
  market = await startKitMarket(chain)
})
afterAll(async () => {
  await market.close()
  await site.close()
})

const calls: ClientCall[] = []
const note = (call: string, result: string) =>
  calls.push({ client: '@reservoir0x/reservoir-kit-ui', version: '2.8.7', call, result })

/** Refusals that the kit takes for an answer: it asks about payments from other chains whenever somebody pays. */
const expected = ['POST /execute/solve/capacity/v2: solver_unsupported']

/** Opens a page of the kit, acts in it, and checks that the market answered each request. */
async function use(person: Person, shown: Shown, act: (page: Page) => Promise<void>, refused: string[] = []) {
  const { page, asked } = await openKit(person, shown)
  await act(page)
  const refusals = asked.filter(({ status }) => status >= 400).map(({ path, code }) => `${path}: ${code}`)
  const left = refusals.filter((one) => !expected.includes(one))
  expect([...new Set(left)]).toEqual(refused)
}

/** Opens a modal, and waits for its report after the given clicks. */
async function runModal(
  person: Person,
  { name, ...props }: { name: string; [property: string]: unknown },
  { report, act }: { report: string; act: (page: Page) => Promise<void> },
) {
  await use(person, { show: { name, props } }, async (page) => {
    await click(page, 'Open')
    await act(page)
    await page.locator('output', { hasText: report }).waitFor({ state: 'attached' })
  })
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const nameOf = (tokenId: bigint) => `${lanterns}:${tokenId}`

describe('modals of reservoir-kit', () => {
  test('default: BuyModal buys a listing', async () => {
    const tokenId = await market.nextToken()
    await market.list(tokenId, parseEther('0.5'))
    await runModal(
      bilal,
      { name: 'BuyModal', token: nameOf(tokenId) },
      { report: 'onPurchaseComplete', act: (page) => click(page, 'Checkout') },
    )
    expect(await market.ownerOf(tokenId)).toBe(bilal.address)
    note('BuyModal', 'works')
  })

  test('default: ListModal lists a token', async () => {
    const tokenId = await market.nextToken()
    await runModal(
      amina,
      { name: 'ListModal', tokenId: String(tokenId), collectionId: lanterns },
      {
        report: 'onListingComplete',
        act: async (page) => {
          await page.getByPlaceholder('Amount').fill('0.7')
          await click(page, 'List for Sale')
        },
      },
    )
    expect(await market.pricesOf('/orders/asks/v5', tokenId)).toEqual([String(parseEther('0.7'))])
    note('ListModal', 'works')
  })

  test('default: BidModal bids on a token', async () => {
    const tokenId = await market.nextToken()
    await runModal(
      bilal,
      { name: 'BidModal', tokenId: String(tokenId), collectionId: lanterns },
      {
        report: 'onBidComplete',
        act: async (page) => {
          await page.getByPlaceholder('Enter price').fill('0.3')
          await click(page, 'Make an Offer')
        },
      },
    )
    expect(await market.pricesOf('/orders/bids/v6', tokenId)).toEqual([String(parseEther('0.3'))])
    note('BidModal, for a token', 'works')
  })

  test('default: BidModal bids on a collection', async () => {
    await runModal(
      bilal,
      { name: 'BidModal', collectionId: lanterns },
      {
        report: 'onBidComplete',
        act: async (page) => {
          await page.getByPlaceholder('Enter price').fill('0.01')
          await click(page, 'Make a Collection Offer')
        },
      },
    )
    const { offers } = await (await fetch(`${market.url}/v2/offers/collection/lanterns-of-the-souk`)).json()
    expect(offers.length).toBe(1)
    note('BidModal, for a collection', 'works')
  })

  test('default: AcceptBidModal sells to a bid', async () => {
    const tokenId = await market.nextToken()
    const { orderHash } = await market.offer(tokenId, parseEther('0.4'))
    const tokens = [{ tokenId: String(tokenId), collectionId: lanterns, bidIds: [orderHash] }]
    await runModal(
      amina,
      { name: 'AcceptBidModal', tokens },
      { report: 'onBidAccepted', act: (page) => click(page, 'Accept') },
    )
    expect(await market.ownerOf(tokenId)).toBe(bilal.address)
    note('AcceptBidModal', 'works')
  })

  test.each([
    ['CancelListingModal', amina, 'listingId', 'list'],
    ['CancelBidModal', bilal, 'bidId', 'offer'],
  ] as const)('default: %s cancels on chain', async (name, maker, property, make) => {
    const { orderHash } = await market[make](await market.nextToken(), parseEther('0.4'))
    await runModal(
      maker,
      { name, [property]: orderHash },
      { report: 'onCancelComplete', act: (page) => click(page, 'Continue to Cancel') },
    )
    expect(await market.isCancelled(orderHash)).toBe(true)
    note(name, 'works')
  })

  test.each([
    ['EditListingModal', amina, 'listing', 'list'],
    ['EditBidModal', bilal, 'offer', 'offer'],
  ] as const)('behavior: %s says that it edits only orders of an oracle', async (name, maker, noun, make) => {
    const tokenId = await market.nextToken()
    const { orderHash } = await market[make](tokenId, parseEther('0.4'))
    const props = {
      listingId: orderHash,
      bidId: orderHash,
      tokenId: String(tokenId),
      collectionId: lanterns,
    }
    await use(maker, { show: { name, props } }, async (page) => {
      await click(page, 'Open')
      await page.getByText(`Selected ${noun} is not an oracle order, so cannot be edited.`).waitFor()
    })
    note(name, 'refused by the kit: it edits only orders that an oracle signs, and this market has none')
  })

  test('default: SweepModal buys the cheapest of a collection', async () => {
    const tokenId = await market.nextToken()
    await market.list(tokenId, parseEther('0.02'))
    await runModal(
      bilal,
      { name: 'SweepModal', collectionId: lanterns },
      { report: 'onSweepComplete', act: (page) => click(page, 'Sweep') },
    )
    expect(await market.ownerOf(tokenId)).toBe(bilal.address)
    note('SweepModal', 'works')
  })

  test('default: MintModal and CollectButton mint', async () => {
    const { address, tokenId } = demo.edition
    const units = () =>
      chain.publicClient.readContract({
        address,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [bilal.address, tokenId],
      })
    const before = await units()
    await runModal(
      bilal,
      { name: 'MintModal', collectionId: address },
      { report: 'onMintComplete', act: (page) => click(page, 'Mint') },
    )
    expect(await units()).toBe(before + 1n)
    note('MintModal', 'works')
    await use(
      bilal,
      { show: { name: 'CollectButton', props: { collectionId: address, chainId: kitChain.id } } },
      async (page) => {
        await click(page, 'Mint 0.02 ETH')
        await click(page, 'Mint')
        await page.locator('output', { hasText: 'onMintComplete' }).waitFor({ state: 'attached' })
      },
    )
    expect(await units()).toBe(before + 2n)
    note('CollectButton', 'works')
  })

  test('default: CartPopover buys what useCart has added', async () => {
    const tokens = [await market.nextToken(), await market.nextToken()]
    for (const tokenId of tokens) await market.list(tokenId, parseEther('0.03'))
    await use(bilal, { cart: { tokens: tokens.map(nameOf) } }, async (page) => {
      await click(page, 'Add')
      await page.locator('pre', { hasText: '"totalPrice":0.06' }).waitFor()
      await click(page, 'Open')
      await click(page, 'Purchase')
      await page.locator('pre', { hasText: '"isComplete":true' }).waitFor({ state: 'attached' })
    })
    expect(await Promise.all(tokens.map(market.ownerOf))).toEqual([bilal.address, bilal.address])
    note('CartPopover', 'works')
    note('CartProvider', 'works')
    note('useCart', 'works')
  })

  test('default: TokenMedia shows a token', async () => {
    const answer = await fetch(`${market.url}/tokens/v7?tokens=${nameOf(1n)}`)
    const { tokens } = await answer.json()
    await use(
      bilal,
      { show: { name: 'TokenMedia', props: { token: tokens[0].token, preview: true } } },
      async (page) => {
        const image = page.locator('#root img')
        await image.waitFor()
        expect(await image.evaluate((element: HTMLImageElement) => element.decode())).toBe(undefined)
      },
    )
    note('TokenMedia', 'works')
  })
})

/** Matches an object with at least these properties, at any depth. */
function has(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'asymmetricMatch' in value) return value
  if (Array.isArray(value)) return expect.arrayContaining(value.map(has))
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, each]) => [name, has(each)])),
  )
}

describe('hooks of reservoir-kit', () => {
  let tokenId: bigint
  beforeAll(async () => {
    tokenId = await market.nextToken()
    await market.list(tokenId, parseEther('0.9'))
    await market.offer(tokenId, parseEther('0.25'))
  })

  /** Calls a hook, and waits until it returns what is expected. */
  async function read(name: string, args: readonly unknown[], expected: object, refused?: string[]) {
    await use(
      amina,
      { hook: { name, args } },
      async (page) => {
        const returned = async () => JSON.parse((await page.locator('pre').textContent()) ?? 'null')
        await expect.poll(returned, { timeout: 15_000 }).toEqual(has(expected))
      },
      refused,
    )
  }
  const ours = { maker: amina.address.toLowerCase() }
  const priced = (decimal: number) => ({ price: { amount: { decimal } } })

  test.each([
    ['useCollections', () => [{ id: lanterns }], () => [{ name: 'Lanterns of the Souk' }]],
    ['useTokens', () => [{ tokens: [nameOf(tokenId)] }], () => [{ token: { tokenId: String(tokenId) } }]],
    [
      'useDynamicTokens',
      () => [{ tokens: [nameOf(tokenId)] }],
      () => [{ market: { floorAsk: priced(0.9) } }],
    ],
    ['useListings', () => [{ token: nameOf(tokenId) }], () => [priced(0.9)]],
    ['useBids', () => [{ token: nameOf(tokenId) }], () => [priced(0.25)]],
    ['useUserListings', () => [amina.address], () => [{ ...ours, ...priced(0.9) }]],
    ['useOwnerListings', () => [{}], () => [{ ...ours, ...priced(0.9) }]],
    ['useUserBids', () => [bilal.address], () => [priced(0.25)]],
    ['useUserTopBids', () => [amina.address], () => [priced(0.25)]],
    [
      'useUserTokens',
      () => [amina.address, { collection: lanterns }],
      () => [{ ownership: { tokenCount: '1' } }],
    ],
    ['useUserCollections', () => [amina.address], () => [{ collection: { id: lanterns } }]],
    ['useTokenActivity', () => [nameOf(tokenId)], () => [{ type: 'ask', ...priced(0.9) }]],
    ['useCollectionActivity', () => [{ collection: lanterns }], () => [{ type: 'ask', ...priced(0.9) }]],
    ['useUsersActivity', () => [[amina.address]], () => [{ type: 'ask', ...priced(0.9) }]],
    ['useAttributes', () => [lanterns], () => [{ key: 'Glass' }]],
    ['useTrendingCollections', () => [{ period: '1d', limit: 4 }], () => [{ id: lanterns }]],
    [
      'useMarketplaceConfigs',
      () => [lanterns],
      () => ({ marketplaces: [{ exchanges: { 'seaport-v1.5': { enabled: true } } }] }),
    ],
    ['useCurrencyConversion', () => [kitChain.id, zeroAddress, 'usd'], () => ({ usd: '2420.69' })],
  ])('default: %s', async (name, args, data) => {
    await read(name, args(), { data: data(), error: null })
    note(name, 'works')
  })

  test('default: useReservoirClient', async () => {
    await read('useReservoirClient', [], { chains: [{ id: kitChain.id, baseApiUrl: market.url }] })
    note('useReservoirClient', 'works')
  })

  test('error: useTrendingMints is refused by name', async () => {
    await read(
      'useTrendingMints',
      [{}],
      { error: expect.stringContaining('This market does not rank mints.') },
      ['GET /collections/trending-mints/v1: mints_unranked'],
    )
    note('useTrendingMints', 'refused: `mints_unranked`. This market does not rank mints.')
  })

  test('error: useSolverCapacity is refused by name, and returns nothing', async () => {
    const { page, asked } = await openKit(amina, { hook: { name: 'useSolverCapacity', args: [kitChain.id] } })
    await expect.poll(() => asked.map(({ code }) => code)).toEqual(['solver_unsupported'])
    expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toEqual({ data: null, error: null })
    note(
      'useSolverCapacity',
      'refused: `solver_unsupported`. This market has no solver: pay on the chain of the market.',
    )
  })

  test('behavior: useCoinConversion does not ask the market', async () => {
    const { page, asked } = await openKit(amina, { hook: { name: 'useCoinConversion', args: ['usd'] } })
    await page.locator('pre', { hasText: '[]' }).waitFor()
    expect(asked).toEqual([])
    note('useCoinConversion', 'asks api.coingecko.com, not the market')
  })
})

/** Around every page, and without requests. */
const others = [
  'ReservoirClientProvider',
  'ReservoirKitProvider',
  'darkTheme',
  'extractMediaType',
  'lightTheme',
]

test('behavior: there is a call of every hook and component that the kit exports', async () => {
  const types = 'node_modules/@reservoir0x/reservoir-kit-ui/dist/index.d.ts'
  const declared = await readFile(join(site.config.root, types), 'utf8')
  const names = [...declared.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const isCalled = (name: string) => calls.some(({ call }) => call === name || call.startsWith(`${name}, `))
  expect(names.filter((name) => !isCalled(name)).sort()).toEqual(others)
})

test('behavior: the table in the documentation is that of these calls', async () => {
  const { documented, due } = await compareTable(calls)
  expect(documented).toEqual(due)
})
