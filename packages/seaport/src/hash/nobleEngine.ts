import { keccak256 } from 'viem'

/**
 * A keccak-256 that works inside one piece of memory, so that the encoder writes fields straight to where they are
 * hashed and nested hashes land where the outer struct needs them.
 */
export type KeccakEngine = {
  bytes: Uint8Array
  view: DataView
  /** First byte that the encoder may use. */
  start: number
  /** Hashes `length` bytes at `offset` and writes the 32 bytes of the hash at `out`. */
  hash: (offset: number, length: number, out: number) => void
}

/** An engine on the keccak that comes with viem: always there, best for a few hashes. */
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
