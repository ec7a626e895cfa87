import { BulkOrder, Signature } from '@souk/seaport'
import { type Address, type Hex, size } from 'viem'
import * as Read from './Read.js'

/** Returns the digest that a signature on a struct hash covers; see `Order.createDigest`. */
export type Digest = (structHash: Hex) => Hex

/**
 * Makes the question who signed an order: for 64 bytes (EIP-2098), 65 bytes, or either in a bulk signature.
 *
 * The chain recovers the signer as the exchange will, in native code and in the same call as all other questions.
 * That is faster than curve arithmetic in JavaScript or WebAssembly, and all orders of one tree share the question.
 *
 * @param options.memo - Hashes found so far; pass the same map for the orders of a batch.
 * @returns `undefined` when the bytes cannot be a key's signature. A contract may still accept them for its account.
 */
export function toRecovery(options: {
  orderHash: Hex
  signature: Hex
  digest: Digest
  memo: Map<Hex, Hex>
}): Read.Read<Address | undefined> | undefined {
  const { orderHash, digest, memo } = options
  const bulk = BulkOrder.decodeSignature(options.signature, orderHash, { memo })
  const signature = Signature.expand(bulk?.signature ?? options.signature)
  if (size(signature) !== 65) return undefined
  const key: Hex = `${bulk?.treeHash ?? orderHash}:digest`
  const hash = memo.get(key) ?? digest(bulk?.treeHash ?? orderHash)
  memo.set(key, hash)
  return Read.signerOf(hash, signature)
}
