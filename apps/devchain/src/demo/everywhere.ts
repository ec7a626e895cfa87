import { Chain } from '@souk/networks'
import {
  Auction,
  conduitControllerAddress,
  domainRegistryAddress,
  knownConduitAddress,
  multicall3Address,
  seaportAddress,
} from '@souk/seaport'
import type { Address } from 'viem'

/** The contracts that every local chain has, at their addresses on public chains. */
export const everywhere = {
  seaport: seaportAddress,
  conduitController: conduitControllerAddress,
  conduit: knownConduitAddress,
  domainRegistry: domainRegistryAddress,
  multicall3: multicall3Address,
  auctionZone: Auction.soukZone,
  sequenceMultiCall: '0xdbbFa3cB3B087B64F4ef5E3D20Dda2488AA244e6',
} as const satisfies Record<string, Address>

/**
 * Returns the chain id of a local chain, as in the list of networks.
 *
 * @throws {UnknownSlugError} if the list does not have it.
 */
export function chainIdOf(name: string): number {
  const chainId = Chain.toChainId(name)
  if (chainId === undefined) throw new Chain.UnknownSlugError({ slug: name, suggestion: undefined })
  return chainId
}
