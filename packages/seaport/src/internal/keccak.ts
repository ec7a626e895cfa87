import { keccak256 } from 'viem'
import { createScriptEngine } from './keccakScript.js'
import { assembleKeccak, inputOffset } from './keccakWasm.js'

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

/** Makes the fastest engine that the runtime allows: WebAssembly, else plain JavaScript. */
export function createFastEngine(): KeccakEngine {
  return loadWasmEngine() ?? createScriptEngine()
}

/**
 * An engine on a WebAssembly keccak, or `undefined` where WebAssembly is missing or a content security policy forbids
 * it. The module is under 2 kB, small enough for every browser to compile it at once on the main thread.
 */
export function loadWasmEngine(): KeccakEngine | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  const instance = instantiate()
  if (!instance) return undefined
  const { memory, hash } = instance.exports as { memory: WebAssembly.Memory; hash: KeccakEngine['hash'] }
  return {
    bytes: new Uint8Array(memory.buffer),
    view: new DataView(memory.buffer),
    start: inputOffset,
    hash,
  }
}

function instantiate(): WebAssembly.Instance | undefined {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(assembleKeccak()))
  } catch (error) {
    // A policy without 'wasm-unsafe-eval' refuses here; the plain engine gives the same hashes.
    if (error instanceof WebAssembly.CompileError || error instanceof EvalError) return undefined
    throw error
  }
}
