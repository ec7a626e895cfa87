import { type Address, concat, domainSeparator, type Hex, keccak256, size, slice, toHex } from 'viem'
import { decodeSignature } from '../order/bulkSignature.js'
import { domain } from '../order/Order.js'
import type { SignatureQuery } from './readFacts.js'

/** Hashes the EIP-712 domain of an exchange, which all its orders share. */
export function separatorOf(options: { chainId: number; exchange: Address }): Hex {
  return domainSeparator({ domain: domain({ chainId: options.chainId, address: options.exchange }) })
}

/** Prepares the query whether the exchange accepts a signature. */
export function signatureQuery(options: signatureQuery.Options): SignatureQuery {
  const { orderHash, offerer, signature, separator } = options
  const digestOf = (hash: Hex) => keccak256(concat(['0x1901', separator, hash]))
  const bulk = decodeSignature(signature, orderHash)
  const ecdsa = split(bulk?.signature ?? signature)
  return {
    orderHash,
    offerer,
    signature,
    orderDigest: digestOf(orderHash),
    ecdsa: ecdsa && { ...ecdsa, digest: digestOf(bulk?.treeHash ?? orderHash) },
  }
}

export declare namespace signatureQuery {
  /** `separator` is the result of {@link separatorOf}. */
  type Options = { orderHash: Hex; offerer: Address; signature: Hex; separator: Hex }
}

/** Splits an ECDSA signature of 65 bytes, or of 64 bytes (EIP-2098), as the exchange does. */
function split(signature: Hex): { r: Hex; s: Hex; v: number } | undefined {
  const length = size(signature)
  if (length !== 64 && length !== 65) return undefined
  const r = slice(signature, 0, 32)
  const s = slice(signature, 32, 64)
  if (length === 65) return { r, s, v: Number(slice(signature, 64)) }
  const packed = BigInt(s)
  return { r, s: toHex(packed & (2n ** 255n - 1n), { size: 32 }), v: Number(packed >> 255n) + 27 }
}
