import { BulkOrder, Order, Signature } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** For whom a signature is good, as far as can be told without the chain. */
export type Signer =
  | { type: 'none' }
  /** `place`: of how many orders under one signature it is which. */
  | { type: 'offerer' | 'other'; signer: Address; place: { index: number; of: number } | undefined }
  /** Nobody's by the rules of keys; a contract may still take it. */
  | { type: 'notAKey' }

/**
 * Finds out who signed an order, from the order and the signature alone.
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
