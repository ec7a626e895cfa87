// Renders the app on the server, hydrates the page in jsdom, and clicks through it.
import { createMarketApi, getMarketInfo } from '@souk/market'
import { getCounterQueryOptions, getNftQueryOptions, getOrdersQueryOptions } from '@souk/react'
import { dehydrate, hydrate } from '@tanstack/react-query'
import { version } from 'react'
import { App, createApp, listings, maker, token } from './App.js'
import { openPage } from './page.js'
import { serve } from './serve.js'

const [wanted = ''] = process.argv.slice(2)
if (!version.startsWith(`${wanted}.`)) fail(`React ${wanted} was wanted, and ${version} runs.`)
const complaints: string[] = []
console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))

globalThis.fetch = serve
const api = createMarketApi({ chain: 'ethereum', baseUrl: 'https://market.example' })
const info = await getMarketInfo(api)
const rpcUrl = 'https://market.example/rpc'
const nothing = { getItem: () => null, setItem: () => {} }

const server = createApp({ api, info, rpcUrl, storage: nothing })
const { client } = server.souk
await server.queryClient.fetchQuery(getNftQueryOptions(api, token))
await server.queryClient.fetchInfiniteQuery(getOrdersQueryOptions(api, listings))
await server.queryClient.fetchQuery(getCounterQueryOptions(client, { offerer: maker }))
const { renderToString } = await import('react-dom/server')
const html = renderToString(<App app={server} />)
for (const text of ['Lantern 7', '500 ETH', '>5<', 'empty'])
  if (!html.includes(text)) fail(`The server's page lacks "${text}": ${html}`)

const page = openPage(html)
const browser = createApp({ api, info, rpcUrl, storage: page.window.localStorage })
hydrate(browser.queryClient, dehydrate(server.queryClient))
const { hydrateRoot } = await import('react-dom/client')
const root = hydrateRoot(page.container, <App app={browser} />)
for (const [button, total] of [
  ['add', '500'],
  ['clear', 'empty'],
  ['undo', '500'],
] as const) {
  await page.until(() => page.text('h1') === 'Lantern 7')
  page.click(button)
  await page.until(() => page.text('#total') === total)
}
const { queryKey } = getNftQueryOptions(api, token)
if (browser.queryClient.getQueryData(queryKey)?.tokenId !== 7n) fail('The token is not found by its key.')
if (!page.window.localStorage.getItem('souk.cart.1')) fail('The cart is not stored.')

root.unmount()
const fresh = createApp({ api, info, rpcUrl, storage: page.window.localStorage })
const { createRoot } = await import('react-dom/client')
const second = createRoot(page.container)
second.render(<App app={fresh} />)
await page.until(() => page.text('#counter') === '5' && page.text('#total') === '500')
second.unmount()
if (complaints.length > 0) fail(`React complains: ${complaints.join('\n')}`)
process.exit()

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
