import { Order } from '@souk/seaport'
import {
  type Address,
  concat,
  domainSeparator,
  type Hex,
  isAddressEqual,
  keccak256,
  recoverAddress,
  size,
  slice,
  toHex,
} from 'viem'

/**
 * Computes what the exchange checks a signature against: the EIP-712 digest of an order's hash.
 *
 * @param hash - The order's hash, or for a bulk signature the hash of the tree.
 */
export function toDigest(hash: Hex, options: { chainId: number; exchange: Address }): Hex {
  const domain = Order.domain({ chainId: options.chainId, address: options.exchange })
  return keccak256(concat(['0x1901', domainSeparator({ domain }), hash]))
}

/**
 * Takes a bulk signature apart: the signature over the tree, and the tree's hash that this order leads to.
 *
 * @returns `undefined` when the signature is not a bulk one by its length.
 */
export function unpackBulk(signature: Hex, orderHash: Hex): { signature: Hex; treeHash: Hex } | undefined {
  const length = size(signature)
  // 64 or 65 bytes of signature, 3 of index, then 1 to 24 hashes of proof.
  if (length < 99 || length > 837 || (length - 67) % 32 > 1) return undefined
  const signatureSize = 64 + ((length - 67) % 32)
  const height = (length - 67 - ((length - 67) % 32)) / 32
  const index = Number(slice(signature, signatureSize, signatureSize + 3))
  let node = orderHash
  for (let level = 0; level < height; level++) {
    const start = signatureSize + 3 + 32 * level
    const sibling = slice(signature, start, start + 32)
    node = keccak256((index >> level) & 1 ? concat([sibling, node]) : concat([node, sibling]))
  }
  const treeHash = keccak256(concat([bulkTypeHash(height), node]))
  return { signature: slice(signature, 0, signatureSize), treeHash }
}

function bulkTypeHash(height: number): Hex {
  const tree = `BulkOrder(OrderComponents${'[2]'.repeat(height)} tree)`
  const text = (name: keyof typeof Order.types) =>
    `${name}(${Order.types[name].map((field) => `${field.type} ${field.name}`).join(',')})`
  return keccak256(toHex(`${tree}${text('ConsiderationItem')}${text('OfferItem')}${text('OrderComponents')}`))
}

/** Tells whether an account's own key signed: 64 bytes (EIP-2098), 65 bytes, or either in a bulk signature. */
export async function isSignedBy(
  account: Address,
  options: { orderHash: Hex; signature: Hex; chainId: number; exchange: Address },
): Promise<boolean> {
  const bulk = unpackBulk(options.signature, options.orderHash)
  const signature = expand(bulk?.signature ?? options.signature)
  if (!signature) return false
  try {
    const hash = toDigest(bulk?.treeHash ?? options.orderHash, options)
    return isAddressEqual(await recoverAddress({ hash, signature }), account)
  } catch {
    // Bytes that are no point on the curve are simply nobody's signature.
    return false
  }
}

/** Brings both lengths into the long form; v of 0 and 1 is refused as the exchange refuses it. */
function expand(signature: Hex): Hex | undefined {
  const length = size(signature)
  if (length === 65) {
    const v = Number(slice(signature, 64))
    return v === 27 || v === 28 ? signature : undefined
  }
  if (length !== 64) return undefined
  const packed = BigInt(slice(signature, 32))
  const s = packed & ((1n << 255n) - 1n)
  const v = 27n + (packed >> 255n)
  return concat([slice(signature, 0, 32), toHex(s, { size: 32 }), toHex(v, { size: 1 })])
}
