import { join } from 'node:path'
import { Units } from '@souk/base'
import type { MarketChain } from '@souk/market'
import { Chain, Network } from '@souk/networks'
import { zeroAddress } from 'viem'
import { CommandError } from '../market/CommandError.js'
import type { ServerOptions } from '../market/config.js'
import { type ChainOptions, isRemote, type LocalChain, type MarketsOptions } from './MarketsOptions.js'

/** What to open for one chain. */
export type PlannedChain = { info: MarketChain } & (
  | { type: 'local'; options: ServerOptions }
  | { type: 'remote'; url: string }
)

/**
 * Decides what each of several chains opens, without opening anything.
 *
 * @throws {CommandError} when two of them contradict each other, or one says too little.
 */
export function planMarkets(options: MarketsOptions): readonly PlannedChain[] {
  const { chains, ...common } = options
  assertApart(chains)
  const infos = chains.map((chain, index) => toInfo(chain, { common, isDefault: index === 0 }))
  const planned = chains.map((chain, index): PlannedChain => {
    const info = infos[index]
    if (!info) throw new RangeError('A chain has no description.')
    return isRemote(chain)
      ? { type: 'remote', info, url: chain.url.replace(/\/+$/, '') }
      : { type: 'local', info, options: toOptions(chain, { common, info, infos }) }
  })
  assertOwnIds(infos)
  assertOwnData(planned)
  return planned.map((chain) => withSchemas(chain, planned))
}

/** Tells a market which schemas of its database the others use. */
function withSchemas(chain: PlannedChain, all: readonly PlannedChain[]): PlannedChain {
  if (chain.type === 'remote' || !chain.options.databaseUrl) return chain
  const { options } = chain
  const databaseSchemas = all.flatMap((each) =>
    each.type === 'local' && each.options.databaseUrl === options.databaseUrl
      ? (each.options.databaseSchema ?? [])
      : [],
  )
  return { ...chain, options: { ...options, databaseSchemas } }
}

type Common = Omit<MarketsOptions, 'chains'>

/** A slug stands in paths, names a folder and a schema, and is a label of metrics. */
const slugForm = /^[a-z][a-z0-9_-]{0,39}$/

function assertApart(chains: readonly ChainOptions[]): void {
  const seen = new Set<string>()
  for (const { chain } of chains) {
    if (!slugForm.test(chain))
      throw new CommandError({
        problem: `The chain ${JSON.stringify(chain)} needs a name of lower-case letters, digits, _ and -, such as base.`,
      })
    if (seen.has(chain)) throw new CommandError({ problem: `Two chains have the name ${chain}.` })
    seen.add(chain)
  }
}

function toInfo(
  chain: ChainOptions,
  { common, isDefault }: { common: Common; isDefault: boolean },
): MarketChain {
  const chainId = chain.chainId ?? Chain.toChainId(chain.chain)
  if (chainId === undefined)
    throw new CommandError({ problem: `The chain ${chain.chain} is not known; give its chain id as well.` })
  const known = Network.find(chainId)
  const nativeCurrency = nativeOf(chain, common) ?? known?.nativeCurrency
  if (!nativeCurrency)
    throw new CommandError({
      problem: `The native currency of the chain ${chain.chain} is not known; give its nativeCurrency as well.`,
    })
  const { symbol, name, decimals } = nativeCurrency
  return {
    chain: chain.chain,
    chainId,
    title: chain.title ?? known?.title ?? chain.chain,
    path: isDefault ? '' : `/chains/${chain.chain}`,
    nativeCurrency: { symbol, name, decimals },
  }
}

function nativeOf(chain: ChainOptions, common: Common): MarketChain['nativeCurrency'] | undefined {
  const currencies = isRemote(chain) ? undefined : (chain.currencies ?? common.currencies)
  const listed = currencies?.find(({ address }) => address === zeroAddress)
  const stated = isRemote(chain) ? chain.nativeCurrency : (chain.nativeCurrency ?? common.nativeCurrency)
  const { symbol, name } = stated ?? listed ?? {}
  return symbol ? { symbol, name: name ?? symbol, decimals: Units.nativeDecimals } : undefined
}

function toOptions(
  { title: _, ...chain }: LocalChain,
  { common, info, infos }: { common: Common; info: MarketChain; infos: readonly MarketChain[] },
): ServerOptions {
  const { dataDir, siteUrl, databaseUrl, ...rest } = common
  const place = {
    dataDir: dataDir.startsWith('memory://') ? dataDir : join(dataDir, info.chain),
    databaseUrl,
    databaseSchema: databaseUrl || chain.databaseUrl ? info.chain.replaceAll('-', '_') : undefined,
    siteUrl: siteUrl && siteUrl.replace(/\/$/, '') + info.path,
    collections: common.collections ?? [],
  }
  return { ...rest, ...place, ...defined(chain), chainId: info.chainId, path: info.path, chains: infos }
}

/** An option that is given as `undefined` does not hide the one of all chains. */
function defined(chain: Omit<LocalChain, 'title'>): Omit<LocalChain, 'title'> {
  return Object.fromEntries(Object.entries(chain).filter(([, value]) => value !== undefined)) as typeof chain
}

/** A wallet knows a chain by its id alone. */
function assertOwnIds(infos: readonly MarketChain[]): void {
  for (const [index, { chain, chainId }] of infos.entries()) {
    const other = infos.slice(0, index).find((earlier) => earlier.chainId === chainId)
    if (other)
      throw new CommandError({
        problem: `The chains ${other.chain} and ${chain} both have the id ${chainId}.`,
      })
  }
}

/** @throws {CommandError} when two chains would write into the same folder, or the same tables. */
function assertOwnData(planned: readonly PlannedChain[]): void {
  const places = new Map<string, string>()
  for (const chain of planned) {
    if (chain.type === 'remote') continue
    const { dataDir, databaseUrl, databaseSchema } = chain.options
    const own = [
      ...(dataDir.startsWith('memory://') ? [] : [`the folder ${dataDir}`]),
      ...(databaseUrl ? [`the schema ${databaseSchema} of one database`] : []),
    ]
    for (const place of own) {
      const key = place.startsWith('the schema') ? `${databaseUrl} ${databaseSchema}` : place
      const other = places.get(key)
      if (other)
        throw new CommandError({ problem: `The chains ${other} and ${chain.info.chain} both have ${place}.` })
      places.set(key, chain.info.chain)
    }
  }
}
