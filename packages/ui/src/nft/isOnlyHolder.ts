import type { Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Tells whether an account has all units of an item. Nobody can sell to oneself, so that its own earlier offer on the item
 * is of no use to anyone.
 *
 * @example
 * isOnlyHolder(nft, offer.maker) // → true
 */
export function isOnlyHolder({ owners }: Pick<Nft, 'owners'>, account: string): boolean {
  return owners.length > 0 && owners.every(({ address }) => isSameAddress(address, account))
}
