import { type Address, type Hex, hexToBigInt, recoverAddress, slice } from 'viem'

/**
 * Shortens an ECDSA signature from 65 to 64 bytes (EIP-2098), which saves gas in every fill.
 *
 * Returns other signatures unchanged (another length, another recovery byte or a high `s`), since they may belong to a
 * contract wallet with its own format.
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
 * Expands a compact signature (EIP-2098) to the 65 bytes that libraries expect. Returns other signatures unchanged.
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
 * Recovers the signer of a digest as the exchange does: from 64 bytes, or from 65 bytes that end in 27 or 28.
 *
 * @returns The signer, or `undefined` when the bytes are not a valid ECDSA signature. A contract may still accept them.
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
    // Bytes that are not a point on the curve have no signer.
    return undefined
  }
}
