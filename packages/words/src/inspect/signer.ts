import { BulkOrder, Order, Signature } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** The signer of an order, as far as it can be known without the chain. */
export type Signer =
  | { type: 'none' }
  /** `place`: the order's index among all orders of a bulk signature. */
  | { type: 'offerer' | 'other'; signer: Address; place: { index: number; of: number } | undefined }
  /** No key could have made it; a contract may still accept it. */
  | { type: 'notAKey' }

/**
 * Finds the signer of an order from the order and the signature only.
 *
 * @example
 * await readSigner(order, { chainId: 1, exchange }) // → { type: 'offerer', signer: '0x…', place: undefined }
 */
export async function readSigner(
  { parameters, signature }: Order.Order,
  options: { chainId: number; exchange: Address },
): Promise<Signer> {
  if (signature === '0x') return { type: 'none' }
  const orderHash = Order.hash(parameters)
  const bulk = BulkOrder.decodeSignature(signature, orderHash)
  const digestOf = (hash: Hex) => Order.digest(hash, { chainId: options.chainId, address: options.exchange })
  const signer = bulk
    ? await Signature.recover(digestOf(bulk.treeHash), bulk.signature)
    : await Signature.recover(digestOf(orderHash), signature)
  if (!signer) return { type: 'notAKey' }
  return {
    type: isSameAddress(signer, parameters.offerer) ? 'offerer' : 'other',
    signer,
    place: bulk && { index: bulk.index, of: 2 ** bulk.proof.length },
  }
}
