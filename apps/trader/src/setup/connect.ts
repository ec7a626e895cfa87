import {
  checkMarketInfo,
  createMarketApi,
  getMarketInfo,
  type MarketApi,
  type MarketInfo,
} from '@souk/market'
import { multicall3Address } from '@souk/networks'
import { type Chain, type Client, createClient, defineChain, http, zeroAddress } from 'viem'
import { getChainId } from 'viem/actions'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import type { Settings } from './Settings.js'

/** A market server, and the chain that it is on. */
export type Shop = {
  info: MarketInfo
  api: MarketApi
  chain: Chain
  /** Answers reads. */
  node: Client
  /** URL of the market, with the path of its chain. */
  url: string
  /** Items and collections are named by their addresses only. */
  isNameless?: boolean
}

/**
 * Connects to a market. Trusts its address, but not what it says about the exchange: a contradiction of known facts
 * ends the command.
 *
 * @throws {MistakeError} if the URL or the chain is unknown.
 * @throws {RefusedError} if the market contradicts known facts, or the node is on another chain.
 */
export async function connect(settings: Settings, options: { signal: AbortSignal }): Promise<Shop> {
  const url = await urlOf(settings, options)
  const info = await getMarketInfo(createMarketApi({ chain: 'souk', baseUrl: url }), options)
  assertKnown(info)
  const rpcUrl = settings.rpc ?? nodeUrlOf(info, url)
  const chain = toChain(info, rpcUrl)
  const node = createClient({ chain, transport: http(rpcUrl), pollingInterval: 500 })
  const found = await getChainId(node)
  if (found !== info.chainId)
    throw new RefusedError([`The node is on chain ${found}, but the market is on chain ${info.chainId}.`])
  return { info, api: createMarketApi({ chain: info.chain, baseUrl: url }), chain, node, url }
}

/** Returns the URL of the market of a chain, where a market has several. */
async function urlOf(settings: Settings, options: { signal: AbortSignal }): Promise<string> {
  const base = toUrl(settings.market)
  if (settings.chain === undefined) return base
  const info = await getMarketInfo(createMarketApi({ chain: 'souk', baseUrl: base }), options)
  const chains = info.chains ?? [{ chain: info.chain, chainId: info.chainId, path: '' }]
  const found = chains.find(
    ({ chain, chainId }) => chain === settings.chain || String(chainId) === settings.chain,
  )
  if (found) return `${base}${found.path}`
  const known = chains.map(({ chain }) => named(chain)).join(', ')
  throw new MistakeError(`The market is not on the chain ${settings.chain}. It is on ${known}.`)
}

function toUrl(text: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new MistakeError(`${text} is no URL of a market. Write it as https://souk.example.`)
  const parts = parsed.pathname.split('/').filter((part) => part !== '')
  return [parsed.origin, ...parts].join('/')
}

/** The market may send a path on its own origin. */
function nodeUrlOf({ rpcUrl }: Pick<MarketInfo, 'rpcUrl'>, url: string): string {
  return rpcUrl.startsWith('/') ? `${url}${rpcUrl}` : rpcUrl
}

function assertKnown(info: MarketInfo): void {
  const { contradictions } = checkMarketInfo(info)
  if (contradictions.length === 0) return
  throw new RefusedError(
    contradictions.map(
      ({ field, found, expected }) =>
        `The market says that ${field} is ${named(found, 80)}, but it is ${expected.join(' or ')}. Do not trade here.`,
    ),
  )
}

function toChain(info: MarketInfo, rpcUrl: string): Chain {
  const native = info.currencies.find(({ address }) => address === zeroAddress)
  return defineChain({
    id: info.chainId,
    name: named(info.title ?? info.chain),
    nativeCurrency: { symbol: native?.symbol ?? 'ETH', name: native?.name ?? 'Ether', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: multicall3Address } },
  })
}
