import type { Address, Hex } from 'viem'
import type { KeccakEngine } from '../hash/nobleEngine.js'
import { writeAddress, writeHash, writeUint } from './orderEncoding.js'

/** keccak256 of what the EIP-712 domain says on every chain; a test computes them from `Order.domain`. */
export const domainHashes = {
  type: '0x8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f',
  name: '0x32b5c112df393a49218d7552f96b2eeb829dfb4272f4f24eef510a586b85feef',
  version: '0x65f792c4319563f3a8f1ce154ef783f165de90334a87a1918514e159542a735a',
}

const word = 32

/**
 * Hashes a struct under the domain of an exchange and writes the digest where the engine's memory begins.
 *
 * Encoders that walk a description of the types take longer to be compiled than a thousand orders to be hashed.
 */
export function writeDigest(
  structHash: Hex,
  domain: { chainId: number; verifyingContract: Address },
  memory: KeccakEngine,
): void {
  const { bytes, start } = memory
  writeHash(memory, start, domainHashes.type, 'domain')
  writeHash(memory, start + word, domainHashes.name, 'domain')
  writeHash(memory, start + 2 * word, domainHashes.version, 'domain')
  writeUint(memory, start + 3 * word, BigInt(domain.chainId), 'chainId')
  writeAddress(memory, start + 4 * word, domain.verifyingContract, 'address')
  memory.hash(start, 5 * word, start + 2)
  bytes[start] = 0x19
  bytes[start + 1] = 0x01
  writeHash(memory, start + 2 + word, structHash, 'structHash')
  memory.hash(start, 2 + 2 * word, start)
}
