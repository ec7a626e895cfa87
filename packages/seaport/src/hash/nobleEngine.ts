import { keccak256 } from 'viem'

/**
 * A keccak-256 engine that works inside one block of memory. The encoder writes fields directly to the place where they
 * are hashed, and nested hashes go directly to the place where the outer struct needs them.
 */
export type KeccakEngine = {
  bytes: Uint8Array
  view: DataView
  /** The first byte that the encoder may use. */
  start: number
  /** Hashes `length` bytes at `offset` and writes the 32 bytes of the hash at `out`. */
  hash: (offset: number, length: number, out: number) => void
}

/** Creates an engine with viem's keccak, which is always available and best for a few hashes. */
export function createNobleEngine(sizeBytes = 4096): KeccakEngine {
  const bytes = new Uint8Array(sizeBytes)
  return {
    bytes,
    view: new DataView(bytes.buffer),
    start: 0,
    hash: (offset, length, out) =>
      bytes.set(keccak256(bytes.subarray(offset, offset + length), 'bytes'), out),
  }
}
