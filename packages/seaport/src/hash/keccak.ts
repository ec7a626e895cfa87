import { createScriptEngine } from './keccakScript.js'
import { assembleKeccak, inputOffset } from './keccakWasm.js'
import type { KeccakEngine } from './nobleEngine.js'

/** Creates the fastest engine that the runtime allows: WebAssembly, or else plain JavaScript. */
export function createFastEngine(sizeBytes: number): KeccakEngine {
  return loadWasmEngine(sizeBytes) ?? createScriptEngine(sizeBytes)
}

/**
 * Creates an engine with a WebAssembly keccak. Returns `undefined` if WebAssembly is missing or a content security
 * policy forbids it. The module is under 2 kB, so that every browser compiles it synchronously on the main thread.
 */
export function loadWasmEngine(sizeBytes = 4096): KeccakEngine | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  const instance = instantiate(sizeBytes)
  if (!instance) return undefined
  const { memory, hash } = instance.exports as { memory: WebAssembly.Memory; hash: KeccakEngine['hash'] }
  return {
    bytes: new Uint8Array(memory.buffer),
    view: new DataView(memory.buffer),
    start: inputOffset,
    hash,
  }
}

function instantiate(sizeBytes: number): WebAssembly.Instance | undefined {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(assembleKeccak(sizeBytes)))
  } catch (error) {
    // A policy without 'wasm-unsafe-eval' throws here. The JavaScript engine gives the same hashes.
    if (error instanceof WebAssembly.CompileError || error instanceof EvalError) return undefined
    throw error
  }
}
