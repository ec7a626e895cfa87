import { createRequire } from 'node:module'
import type { Seaport as PeerSeaport } from '@opensea/seaport-js'

// The peer is CommonJS and includes its own ethers. Only the parts in use have types here.
const require = createRequire(import.meta.url)
const { Seaport } = require('@opensea/seaport-js') as { Seaport: typeof PeerSeaport }
const { JsonRpcProvider, Wallet } = require('ethers') as {
  JsonRpcProvider: new (url: string, chainId: number, options: { staticNetwork: boolean }) => object
  Wallet: new (privateKey: string, provider: object) => ConstructorParameters<typeof PeerSeaport>[0]
}

/** The peer's name in the table. */
export const peerName = '@opensea/seaport-js 3.0.2'

/**
 * Creates a peer for an account, as its README shows.
 *
 * @param options.staticNetwork - Whether it may trust the given chain id instead of reading it. @default false
 */
export function createPeer(options: {
  privateKey: string
  rpcUrl: string
  chainId: number
  staticNetwork?: boolean
}): PeerSeaport {
  const { staticNetwork = false } = options
  const provider = new JsonRpcProvider(options.rpcUrl, options.chainId, { staticNetwork })
  return new Seaport(new Wallet(options.privateKey, provider))
}
