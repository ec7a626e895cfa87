import type { Address, Hex } from 'viem'
import type { KeccakEngine } from '../hash/nobleEngine.js'
import { textSize, toHex } from '../hash/toHex.js'
import { writeAddress, writeHash, writeUint } from './orderEncoding.js'

/**
 * keccak256 of the parts of the EIP-712 domain that are the same on every chain. A test computes them from
 * `Order.domain`.
 */
export const domainHashes = {
  type: '0x8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f',
  name: '0x32b5c112df393a49218d7552f96b2eeb829dfb4272f4f24eef510a586b85feef',
  version: '0x65f792c4319563f3a8f1ce154ef783f165de90334a87a1918514e159542a735a',
}

const word = 32

/** The chain and address of the exchange. */
type Domain = { chainId: number; verifyingContract: Address }

/**
 * Hashes a struct under the domain of an exchange and writes the digest to the start of the engine's memory.
 *
 * Encodes by hand, since compiling a generic encoder takes longer than hashing a thousand orders.
 */
export function writeDigest(structHash: Hex, domain: Domain, memory: KeccakEngine): void {
  writeDomain(domain, memory)
  writeHash(memory, memory.start + 2 + word, structHash, 'structHash')
  memory.hash(memory.start, 2 + 2 * word, memory.start)
}

/**
 * Creates a function that computes digests under one domain. It hashes the domain once.
 *
 * @param memory - The engine to use. It must not be used for anything else.
 */
export function createDigests(domain: Domain, memory: KeccakEngine): (structHash: Hex) => Hex {
  const { bytes, start } = memory
  const out = start + 2 + 2 * word
  const digits = new Uint8Array(textSize(word))
  writeDomain(domain, memory)
  return (structHash) => {
    writeHash(memory, start + 2 + word, structHash, 'structHash')
    memory.hash(start, 2 + 2 * word, out)
    return toHex(bytes, out, out + word, digits)
  }
}

/** Writes the prefix of each struct hash: two bytes and the hash of the domain. */
function writeDomain(domain: Domain, memory: KeccakEngine): void {
  const { bytes, start } = memory
  writeHash(memory, start, domainHashes.type, 'domain')
  writeHash(memory, start + word, domainHashes.name, 'domain')
  writeHash(memory, start + 2 * word, domainHashes.version, 'domain')
  writeUint(memory, start + 3 * word, BigInt(domain.chainId), 'chainId')
  writeAddress(memory, start + 4 * word, domain.verifyingContract, 'address')
  memory.hash(start, 5 * word, start + 2)
  bytes[start] = 0x19
  bytes[start + 1] = 0x01
}
