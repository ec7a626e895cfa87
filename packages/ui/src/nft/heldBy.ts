import type { Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** Returns how many units of a token an account holds; `undefined` for none, or without an account. */
export function heldBy(nft: Pick<Nft, 'owners'>, account: string | undefined): bigint | undefined {
  const quantity = nft.owners.find((owner) => isSameAddress(owner.address, account))?.quantity
  return quantity && quantity > 0n ? quantity : undefined
}
