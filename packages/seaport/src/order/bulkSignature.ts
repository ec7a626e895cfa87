import { bytesToHex, concat, type Hex, hexToBytes, keccak256, size, slice } from 'viem'
import { createNobleEngine, type KeccakEngine } from '../hash/nobleEngine.js'
import { types } from './Order.js'

/** The exchange reads an index of 3 bytes, which limits the height of a tree. */
export const maximumHeight = 24

/**
 * Decodes the signature of an order that was signed in bulk.
 *
 * Does not verify the signer. Recover it from `Order.digest(treeHash, …)`.
 *
 * @param signature - The signature of the order.
 * @param orderHash - The hash of that order.
 * @param options.memo - A cache of hashes. Pass the same map for all orders of a tree to hash each node only once.
 * @returns The signature over the tree, the order's index and the resulting tree. `undefined` when the length is not
 * that of a bulk signature, which is also how the exchange decides.
 *
 * @example
 * BulkOrder.decodeSignature(order.signature, Order.hash(order.parameters))?.index // → 2
 */
export function decodeSignature(
  signature: Hex,
  orderHash: Hex,
  options: decodeSignature.Options = {},
): decodeSignature.Result | undefined {
  const { memo = new Map() } = options
  const length = size(signature)
  // 64 or 65 bytes of signature, 3 of index, then 1 to 24 hashes of proof.
  const rest = (length - 67) % 32
  const height = (length - 67 - rest) / 32
  if (rest < 0 || rest > 1 || height < 1 || height > maximumHeight) return undefined
  const start = 64 + rest
  const index = Number(slice(signature, start, start + 3)) % 2 ** height
  const proof = Array.from({ length: height }, (_, level) => {
    const at = start + 3 + 32 * level
    return slice(signature, at, at + 32)
  })
  const root = proof.reduce(
    (node, sibling, level) =>
      once(memo, concat((index >> level) & 1 ? [sibling, node] : [node, sibling]), keccak256),
    orderHash,
  )
  const treeHash = once(memo, `${root}:${height}`, () => hashTree(root, height))
  return { signature: slice(signature, 0, start), index, proof, root, treeHash }
}

function once(memo: Map<Hex, Hex>, key: Hex, hashOf: (key: Hex) => Hex): Hex {
  const hash = memo.get(key) ?? hashOf(key)
  memo.set(key, hash)
  return hash
}

export declare namespace decodeSignature {
  type Options = { memo?: Map<Hex, Hex> | undefined }
  type Result = { signature: Hex; index: number; proof: readonly Hex[]; root: Hex; treeHash: Hex }
}

/**
 * Hashes the EIP-712 struct that contains a tree's root.
 *
 * @param memory - The memory to use. Its contents are overwritten.
 */
export function hashTree(root: Hex, height: number, memory: KeccakEngine = createNobleEngine()): Hex {
  const { bytes, start } = memory
  const text = (name: keyof typeof types) =>
    `${name}(${types[name].map((field) => `${field.type} ${field.name}`).join(',')})`
  const tree = `BulkOrder(${treeType(height)} tree)`
  const type = `${tree}${text('ConsiderationItem')}${text('OfferItem')}${text('OrderComponents')}`
  const { written } = new TextEncoder().encodeInto(type, bytes.subarray(start))
  memory.hash(start, written, start)
  bytes.set(hexToBytes(root), start + 32)
  memory.hash(start, 64, start)
  return bytesToHex(bytes.subarray(start, start + 32))
}

/** The EIP-712 type of a tree. */
export function treeType(height: number): string {
  return `OrderComponents${'[2]'.repeat(height)}`
}
