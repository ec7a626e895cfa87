import type { MarketChain } from '@souk/market'
import type { ServerOptions } from '../market/config.js'
import { planMarkets } from '../markets/planMarkets.js'
import type { FullCommand } from './FullCommand.js'

/**
 * Prints what a server with this configuration would run. Of addresses that may contain keys, it prints the host alone;
 * of secrets, whether they are set.
 */
export function printConfig(command: FullCommand, file: string): string {
  if (command.type === 'run')
    return print(file, command.options, [printChain(command.options, { path: '', title: undefined })])
  if (command.type !== 'runSeveral') return ''
  const plans = planMarkets(command.options)
  const chains = plans.map((plan) =>
    plan.type === 'local' ? printChain(plan.options, plan.info) : printRemote(plan.url, plan.info),
  )
  return print(file, command.options, chains)
}

type OfWhole = Pick<
  Partial<ServerOptions>,
  'name' | 'host' | 'port' | 'webRoot' | 'adminKey' | 'metricsToken'
>

function print(file: string, options: OfWhole, chains: readonly (readonly string[])[]): string {
  const { name = 'Souk', host = '127.0.0.1', port = 4300, webRoot, adminKey, metricsToken } = options
  return [
    `${file} is valid.`,
    `${name}, on ${host}, port ${port}${webRoot ? `, with the app of ${webRoot}` : ', without the app'}`,
    `admin key ${isSet(adminKey)}, metrics token ${isSet(metricsToken)}`,
    ...chains.flat(),
  ].join('\n')
}

function printChain(
  options: ServerOptions,
  { path, title }: { path: string; title: string | undefined },
): readonly string[] {
  const {
    chain = '',
    chainId,
    rpcUrl,
    dataDir,
    databaseUrl,
    databaseSchema,
    collections,
    settlerKey,
  } = options
  const id = chainId === undefined ? 'the id of its node' : `id ${chainId}`
  return [
    `chain ${chain} (${title ? `${title}, ` : ''}${id}) at ${shown(path)}`,
    `  node ${hostOf(rpcUrl)}`,
    `  data in ${dataDir}${databaseUrl ? `, tables on ${hostOf(databaseUrl)}${databaseSchema ? `, schema ${databaseSchema}` : ''}` : ''}`,
    `  ${collections.length} ${collections.length === 1 ? 'collection' : 'collections'}, settler key ${isSet(settlerKey)}`,
  ]
}

function printRemote(url: string, { chain, chainId, title, path }: MarketChain): readonly string[] {
  return [
    `chain ${chain} (${title}, id ${chainId}) at ${shown(path)}`,
    `  passed on to the server ${hostOf(url)}`,
  ]
}

function shown(path: string): string {
  return path || '/'
}

function isSet(secret: string | undefined): string {
  return secret ? 'set' : 'not set'
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an address that is not a URL'
}
