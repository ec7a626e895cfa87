import { type Address, type Hex, hexToBigInt, recoverAddress, slice } from 'viem'

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

/**
 * Lengthens a compact signature (EIP-2098) to the 65 bytes that libraries recover a signer from; others come back
 * unchanged.
 *
 * @example
 * Signature.expand(Signature.compact(signature)) // → signature
 */
export function expand(signature: Hex): Hex {
  if (signature.length !== 130) return signature
  const sWithParity = hexToBigInt(slice(signature, 32, 64))
  const s = sWithParity & (2n ** 255n - 1n)
  return `${slice(signature, 0, 32)}${s.toString(16).padStart(64, '0')}${sWithParity >> 255n ? '1c' : '1b'}`
}

/**
 * Recovers who signed a digest, as the exchange does it: from 64 bytes, or from 65 that end in 27 or 28.
 *
 * @returns `undefined` when the bytes are nobody's signature; a contract may still accept them for its account.
 *
 * @example
 * await Signature.recover(Order.digest(orderHash, { chainId: 1 }), order.signature) // → '0x…'
 */
export async function recover(digest: Hex, signature: Hex): Promise<Address | undefined> {
  const long = expand(signature)
  if (long.length !== 132 || !/1[bc]$/i.test(long)) return undefined
  try {
    return await recoverAddress({ hash: digest, signature: long })
  } catch {
    // Bytes that are no point on the curve are simply nobody's signature.
    return undefined
  }
}
