import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demo, demoClient } from '@souk/devchain'
import { createMarketApi, getMarketInfo, getNft, getOrders, type MarketOrder } from '@souk/market'
import { createCartStore, SoukProvider, useNft } from '@souk/react'
import { type Stack, startStack } from '@souk/start'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { type Address, erc721Abi, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { mock } from 'wagmi/connectors'
import { openPage } from './consumer/page.js'
import { root } from './repository/install.mjs'
import { readSamples } from './repository/samples.mjs'

/** Inside the repository, so that the components find its packages. */
const folder = join(root, '.cache/components')
const samples = (await readSamples()).filter(({ language }) => language === 'tsx')
const { lanterns: contract } = demo.contracts
const page = openPage('')
Object.defineProperty(globalThis, 'localStorage', { value: page.window.localStorage, configurable: true })

let market: Stack
let dataDir = ''
const complaints: string[] = []
const said = console.error

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-components-'))
  // The market of `npm start`, on free ports.
  market = await startStack({
    ...{ host: '127.0.0.1', port: 0, chainPort: 0, dataDir, hasApp: false },
    ...{ fresh: false, chainRpc: undefined, collections: [], logLevel: 'warn' },
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Two addresses are all that the components do not know.
  for (const { file, code } of samples)
    await writeFile(
      join(folder, file),
      code.replaceAll('http://127.0.0.1:8545', market.rpcUrl).replaceAll('http://127.0.0.1:4300', market.url),
    )
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }))
  console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
})
afterAll(async () => {
  console.error = said
  await market?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Mounted = {
  text: () => string
  until: (text: RegExp) => Promise<void>
  press: (label: RegExp) => Promise<void>
}
let unmount = () => {}
afterEach(() => {
  unmount()
  page.window.localStorage.clear()
  expect(complaints.splice(0)).toEqual([])
})

/** Renders an element into the page. */
async function mount(element: ReactNode): Promise<Mounted> {
  // It reads the document as it loads.
  const { createRoot } = await import('react-dom/client')
  const place = page.window.document.body.appendChild(page.window.document.createElement('div'))
  const mounted = createRoot(place)
  mounted.render(element)
  unmount = () => {
    mounted.unmount()
    place.remove()
  }
  const text = () => place.textContent ?? ''
  const buttonOf = (label: RegExp) =>
    [...place.querySelectorAll('button')].find((button) => label.test(button.textContent ?? ''))
  return {
    text,
    until: (wanted) => page.until(() => wanted.test(text())),
    press: async (label) => {
      await page.until(() => buttonOf(label) !== undefined)
      buttonOf(label)?.click()
    },
  }
}

/** Finds the sample with a component of a page. */
async function componentOf<props>(where: string): Promise<ComponentType<props>> {
  const [name = '', component = ''] = where.split(' ')
  const found = samples.find(
    (sample) => sample.name.startsWith(name) && sample.code.includes(`export function ${component}(`),
  )
  const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, found?.file ?? where)).href)
  return module[component]
}

const api = () => createMarketApi({ chain: 'souk', baseUrl: market.url })

/** Renders an element in an app of a demo account, whose wallet is the node. */
async function inApp(element: ReactNode, account: string = demo.accounts[1].address): Promise<Mounted> {
  const connector = mock({ accounts: [account as Address] })
  const chain = { ...foundry, rpcUrls: { default: { http: [market.rpcUrl] } } }
  const config = createConfig({
    chains: [chain],
    connectors: [connector],
    transports: { [chain.id]: http(market.rpcUrl) },
    // Otherwise its provider forgets the connections that were made before it was rendered.
    storage: null,
  })
  await connect(config, { connector: config.connectors[0] } as never)
  const souk = {
    api: api(),
    client: config.getClient(),
    cart: createCartStore({ storage: page.window.localStorage }),
    trade: { seaport: { defaultConduitKey: demo.conduitKey } },
  }
  return mount(
    createElement(
      WagmiProvider,
      { config, reconnectOnMount: false } as never,
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(SoukProvider, { souk } as never, element),
      ),
    ),
  )
}

/** Returns the cheapest listing of a lantern that is not in another test. */
let taken = 0
async function nextListing(): Promise<MarketOrder> {
  const about = { side: 'ask', contract, limit: 50 } as const
  const { orders } = await getOrders(api(), about)
  const order = orders.filter(
    ({ type, taker, maker }) => type === 'basic' && !taker && maker !== demo.accounts[1].address,
  )[taken++]
  if (!order) throw new Error('The market of npm start lists too few lanterns.')
  return order
}

const tokenOf = ({ order }: MarketOrder) => order.parameters.offer[0]?.identifierOrCriteria ?? -1n

async function expectBought(order: MarketOrder) {
  const owner = await readContract(demoClient({ account: demo.accounts[1], rpcUrl: market.rpcUrl }), {
    abi: erc721Abi,
    address: contract,
    functionName: 'ownerOf',
    args: [tokenOf(order)],
  })
  expect(owner).toBe(demo.accounts[1].address)
}

function Probe() {
  const { data } = useNft({ contract, tokenId: 7n })
  return createElement('b', null, data?.name)
}

describe('components of the documents', () => {
  test.each([
    'packages-react-README Providers',
    'docs-guides-from-reservoir-kit Providers',
    'docs-guide-for-app-developers Providers',
  ])('behavior: %s provide the market to what is below', async (where) => {
    const { name } = await getNft(api(), { contract, tokenId: 7n })
    const Providers = await componentOf<{ children?: ReactNode }>(where)
    const { until, text } = await mount(createElement(Providers, null, createElement(Probe)))
    await until(new RegExp(name))
    if (where.startsWith('docs-guide-for')) await until(/live/)
    expect(text()).toContain(name)
  })

  test('behavior: Item shows a token', async () => {
    const { name } = await getNft(api(), { contract, tokenId: 7n })
    const Item = await componentOf<{ contract: string; account: string }>('packages-react-README Item')
    const { until } = await inApp(createElement(Item, { contract, account: demo.accounts[0].address }))
    await until(new RegExp(`^${name} has 1 owners and 1 pages of sales; \\d+ orders are mine`))
  })

  test('behavior: Shell shows that the data is live', async () => {
    const { until } = await inApp(createElement(await componentOf('packages-react-README Shell')))
    await until(/^live$/)
  })

  test('behavior: Shop buys a token in steps', async () => {
    const wallet = demoClient({ account: demo.accounts[2], rpcUrl: market.rpcUrl })
    const Shop = await componentOf<{ wallet: unknown }>('packages-react-README Shop')
    const { press, until } = await inApp(createElement(Shop, { wallet }))
    await press(/^Buy$/)
    await until(/^Yours$/)
  })

  test('behavior: Basket shows what is in the cart', async () => {
    const order = await nextListing()
    const Basket = await componentOf<{ order: MarketOrder; account: string; now: bigint }>(
      'packages-react-README Basket',
    )
    const account = demo.accounts[1].address
    const { press, until } = await inApp(
      createElement(Basket, { order, account, now: order.startTime + 60n }),
    )
    await press(/^Add$/)
    await until(new RegExp(`1: ${order.price}`))
  })

  test('behavior: the providers of the Next app take what the server has read', async () => {
    const found = samples.filter(({ code }) =>
      code.includes('export function Providers({ children, ...source }'),
    )
    expect(found.length).toBe(1)
    const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, found[0]?.file ?? '')).href)
    const info = await getMarketInfo(api())
    const { name } = await getNft(api(), { contract, tokenId: 7n })
    const { until } = await mount(
      createElement(module.Providers, { baseUrl: market.url, info }, createElement(Probe)),
    )
    await until(new RegExp(name))
  })

  test('behavior: Sell lists a token, and Unfinished lists and forgets the flow', async () => {
    const { owners } = await getNft(api(), { contract, tokenId: 7n })
    const maker = owners[0]?.address ?? contract
    const Sell = await componentOf<{ contract: string }>('packages-react-README Sell')
    const Unfinished = await componentOf('docs-guide-for-app-developers Unfinished')
    const both = createElement(Fragment, null, createElement(Sell, { contract }), createElement(Unfinished))
    const { press, until } = await inApp(both, maker)
    await press(/^Sell$/)
    await press(/^Sign$/)
    await until(/Ruby Lamp: done/)
    const { orders } = await getOrders(api(), { side: 'ask', maker, contract, tokenIds: [7n] })
    expect(orders.map(({ price }) => price)).toContain(parseEther('1.5'))
    await press(/^Forget$/)
    await until(/^Sell$/)
  })

  test('behavior: Buy of the guide buys a token', async () => {
    const order = await nextListing()
    const Buy = await componentOf<{ order: MarketOrder; title: string }>('docs-guide-for-app-developers Buy')
    const { press, until } = await inApp(createElement(Buy, { order, title: 'Ruby Lamp' }))
    await press(/^Buy$/)
    await press(/^Confirm in 1 steps$/)
    await until(/^done$/)
    await expectBought(order)
  })

  test('behavior: Buy of the guide from another kit buys a token', async () => {
    const order = await nextListing()
    const Buy = await componentOf<{ contract: string; tokenId: bigint }>('docs-guides-from-reservoir-kit Buy')
    const { press, until } = await inApp(createElement(Buy, { contract, tokenId: tokenOf(order) }))
    await press(/^Buy$/)
    await press(/^Confirm$/)
    await until(/^done$/)
    await expectBought(order)
  })

  test('behavior: Shop and Gallery of @souk/ui show an item and its buttons', async () => {
    const { name } = await getNft(api(), { contract, tokenId: 7n })
    const { orderHash } = await nextListing()
    const Shop = await componentOf('packages-ui-README Shop')
    const shop = await mount(createElement(Shop))
    await shop.until(new RegExp(`${name}.*Buy for .*Make an offer.*Buy several.*Cart`))
    unmount()
    const Gallery = await componentOf<{ orderHash: string }>('docs-guides-components Gallery')
    const gallery = await mount(createElement(Gallery, { orderHash }))
    await gallery.until(new RegExp(`${name}.*Sell this lantern.*Listing.*Cart`))
  })

  test('behavior: no component of the documents is left out above', () => {
    const exported = samples.flatMap(({ name, code }) =>
      [...code.matchAll(/^export function (\w+)/gm)].map(
        ([, component]) => `${name.replace(/-\d+$/, '')} ${component}`,
      ),
    )
    expect(exported.toSorted()).toMatchInlineSnapshot(`
      [
        "docs-guide-for-app-developers Buy",
        "docs-guide-for-app-developers Providers",
        "docs-guide-for-app-developers Providers",
        "docs-guide-for-app-developers Unfinished",
        "docs-guides-components Gallery",
        "docs-guides-from-reservoir-kit Buy",
        "docs-guides-from-reservoir-kit Providers",
        "packages-react-README Basket",
        "packages-react-README Item",
        "packages-react-README Providers",
        "packages-react-README Sell",
        "packages-react-README Shell",
        "packages-react-README Shop",
        "packages-ui-README Shop",
      ]
    `)
  })
})
