import { BulkOrder, Order, Signature } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual } from 'viem'

/** Tells whether an account's own key signed: 64 bytes (EIP-2098), 65 bytes, or either in a bulk signature. */
export async function isSignedBy(
  account: Address,
  options: { orderHash: Hex; signature: Hex; chainId: number; exchange: Address },
): Promise<boolean> {
  const { orderHash, chainId, exchange } = options
  const bulk = BulkOrder.decodeSignature(options.signature, orderHash)
  const digest = Order.digest(bulk?.treeHash ?? orderHash, { chainId, address: exchange })
  const signer = await Signature.recover(digest, bulk?.signature ?? options.signature)
  return signer !== undefined && isAddressEqual(signer, account)
}
