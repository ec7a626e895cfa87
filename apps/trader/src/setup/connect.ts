import {
  checkMarketInfo,
  createMarketApi,
  getMarketInfo,
  type MarketApi,
  type MarketInfo,
} from '@souk/market'
import { multicall3Address } from '@souk/networks'
import { currencyOf } from '@souk/words/format'
import { type Chain, type Client, createClient, defineChain, http, zeroAddress } from 'viem'
import { getChainId } from 'viem/actions'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { ChainAwayError, isChainAway } from './ChainAwayError.js'
import * as MarketUrl from './MarketUrl.js'
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
 * @throws {ChainAwayError} if the chain or its node does not answer.
 */
export async function connect(settings: Settings, options: { signal: AbortSignal }): Promise<Shop> {
  const place = await placeOf(settings, options)
  const url = MarketUrl.toText(place)
  const info = await readInfo(url, options)
  assertKnown(info)
  const rpcUrl = settings.rpc ?? MarketUrl.below(place, info.rpcUrl)
  const chain = toChain(info, rpcUrl)
  const node = createClient({ chain, transport: http(rpcUrl), pollingInterval: 500 })
  await assertChain(node, { info, isOwn: settings.rpc !== undefined })
  return { info, api: createMarketApi({ chain: info.chain, baseUrl: url }), chain, node, url }
}

type Options = { signal: AbortSignal }

async function readInfo(url: string, options: Options): Promise<MarketInfo> {
  try {
    return await getMarketInfo(createMarketApi({ chain: 'souk', baseUrl: url }), options)
  } catch (error) {
    throw isChainAway(error) ? new ChainAwayError({ chain: String(error.facts.details.chain) }, error) : error
  }
}

/** Returns the place of a chain, where a market has several. */
async function placeOf(settings: Settings, options: Options): Promise<MarketUrl.MarketUrl> {
  const place = MarketUrl.parse(settings.market)
  const { chain } = settings
  if (chain === undefined) return place
  const { base } = place
  const chains = await readChains(base, options)
  // Another chain can answer even if the first one does not.
  if (!chains) return sameChain(place, { base, chain })
  const found = chains.find((one) => one.chain === chain || String(one.chainId) === chain)
  if (found) return sameChain(place, { base, chain: found.chain, isOnly: chains.length === 1 })
  const known = chains.map((one) => named(one.chain)).join(', ')
  throw new MistakeError(`The market is not on the chain ${chain}. It is on ${known}.`)
}

async function readChains(base: string, options: Options) {
  try {
    const { chain, chainId, chains } = await readInfo(base, options)
    return chains ?? [{ chain, chainId }]
  } catch (error) {
    if (error instanceof ChainAwayError) return undefined
    throw error
  }
}

function sameChain(
  { chain: first }: MarketUrl.MarketUrl,
  { base, chain, isOnly = false }: { base: string; chain: string; isOnly?: boolean },
): MarketUrl.MarketUrl {
  if (first !== undefined && first !== chain)
    throw new MistakeError(
      `The URL of the market names the chain ${first}, and --chain names ${chain}. Leave out one of them.`,
    )
  return { base, chain: isOnly ? undefined : chain }
}

async function assertChain(
  node: Client,
  { info, isOwn }: { info: MarketInfo; isOwn: boolean },
): Promise<void> {
  const found = await getChainId(node).catch((cause) => {
    throw new ChainAwayError({ chain: info.chain, node: isOwn ? 'own' : 'market' }, cause)
  })
  if (found !== info.chainId)
    throw new RefusedError([
      `The node is on chain ${found}, but the market is on ${named(info.title ?? info.chain)} (chain ${info.chainId}).`,
    ])
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
  const { symbol, name, decimals } = currencyOf(info, { address: zeroAddress })
  return defineChain({
    id: info.chainId,
    name: named(info.title ?? info.chain),
    nativeCurrency: { symbol, name, decimals },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: multicall3Address } },
  })
}
