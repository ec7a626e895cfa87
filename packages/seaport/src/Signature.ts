import { type Hex, hexToBigInt, slice } from 'viem'

/**
 * Shortens an ECDSA signature of 65 bytes to 64 (EIP-2098), which makes every fill cheaper.
 *
 * Anything that is not a plain ECDSA signature (other length, other recovery byte, high `s`) comes back unchanged: it
 * may be a contract wallet's, and the bytes of those are its own business.
 *
 * @example
 * Signature.compact(signature) // → 130 characters instead of 132
 */
export function compact(signature: Hex): Hex {
  if (signature.length !== 132) return signature
  const recovery = Number.parseInt(signature.slice(130), 16)
  const parity = recovery === 27 || recovery === 0 ? 0n : recovery === 28 || recovery === 1 ? 1n : undefined
  const s = hexToBigInt(slice(signature, 32, 64))
  if (parity === undefined || s >> 255n !== 0n) return signature
  const sWithParity = (parity << 255n) | s
  return `${slice(signature, 0, 32)}${sWithParity.toString(16).padStart(64, '0')}`
}
