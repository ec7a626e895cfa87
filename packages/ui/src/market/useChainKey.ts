import { chainKey } from '../kit/chainStorage.js'
import { useInfo } from './useInfo.js'

/** Returns the key under which this browser stores data of the shown chain. */
export function useChainKey(name: string): string {
  return chainKey(name, useInfo().chainId)
}
