import { networks } from '@souk/networks'
import type { Address } from 'viem'
import type { Config } from '../market/config.js'

/** Returns the registry of ENS that the operator chose, or else the known one of the chain. */
export function ensRegistryOf(
  { ensRegistry }: Pick<Config, 'ensRegistry'>,
  chainId: number,
): Address | undefined {
  if (ensRegistry === 'none') return undefined
  return ensRegistry ?? networks.find((network) => network.chainId === chainId)?.ensAddress
}
