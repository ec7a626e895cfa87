import { knownConduitKey } from '@souk/seaport'
import { zeroAddress } from 'viem'
import type { Config, ServerOptions } from './config.js'

const native = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }

/** Fills in what was left out. */
export function toConfig(options: ServerOptions): Config {
  const currencies = options.currencies?.length ? options.currencies : [native]
  return {
    rpcUrl: options.rpcUrl,
    chainId: options.chainId,
    chain: options.chain ?? 'souk',
    name: options.name ?? 'Souk',
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl || undefined,
    collections: options.collections.map((entry) => (typeof entry === 'string' ? { address: entry } : entry)),
    fees: options.fees ?? [],
    enforceFees: options.enforceFees ?? false,
    currencies,
    nativeLike: toNativeLike(options, currencies),
    zones: options.zones ?? [],
    conduitKey: options.conduitKey ?? knownConduitKey,
    demoAccounts: options.demoAccounts,
    explorerUrl: options.explorerUrl,
    webRoot: options.webRoot,
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 4300,
    pollIntervalMs: options.pollIntervalMs ?? 250,
    startBlock: options.startBlock ?? 0n,
    ipfsGateway: options.ipfsGateway ?? 'https://ipfs.io/ipfs/',
    allowPrivateHosts: options.allowPrivateHosts ?? false,
  }
}

function toNativeLike(options: ServerOptions, currencies: Config['currencies']): ReadonlySet<string> {
  const second = currencies[1]
  const wrapped = options.wrappedNative ?? (second?.decimals === 18 ? second.address : undefined)
  return new Set([zeroAddress, ...(wrapped ? [wrapped.toLowerCase()] : [])])
}
