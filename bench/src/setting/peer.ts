import { createRequire } from 'node:module'
import type { Seaport as PeerSeaport } from '@opensea/seaport-js'

// The peer is CommonJS and brings its own ethers; only what is used is typed here.
const require = createRequire(import.meta.url)
const { Seaport } = require('@opensea/seaport-js') as { Seaport: typeof PeerSeaport }
const { JsonRpcProvider, Wallet } = require('ethers') as {
  JsonRpcProvider: new (url: string, chainId: number, options: { staticNetwork: boolean }) => object
  Wallet: new (privateKey: string, provider: object) => ConstructorParameters<typeof PeerSeaport>[0]
}

/** The name under which the peer stands in the table. */
export const peerName = '@opensea/seaport-js 3.0.2'

/**
 * Makes a peer for an account, as its README does.
 *
 * @param options.staticNetwork - Whether it may trust the chain's id instead of asking for it. @default false
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
