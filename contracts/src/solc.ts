import { createRequire } from 'node:module'
import { CompileError } from './errors.js'

/** The parts of the compiler's standard JSON that are used here. */
export type CompilerInput = {
  language: 'Solidity'
  sources: Record<string, { content: string }>
  settings: Record<string, unknown>
}

/** The output of the Solidity compiler. */
export type CompilerOutput = {
  errors?: readonly { severity: 'error' | 'warning' | 'info'; formattedMessage: string }[]
  contracts: Record<string, Record<string, CompiledContract>>
}

type CompiledContract = {
  abi: readonly unknown[]
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } }
}

type Solc = {
  compile(
    input: string,
    callbacks: { import(path: string): { contents: string } | { error: string } },
  ): string
}

/**
 * Runs the Solidity compiler, which is WebAssembly and blocks the thread while it works.
 *
 * @param options.module - npm name of the compiler, such as `solc`.
 * @param options.input - Standard JSON.
 * @param options.readImport - Answers a source that `input` does not hold; `undefined` when there is none.
 * @throws {CompileError} when the compiler reports an error.
 */
export function runSolc(options: runSolc.Options): CompilerOutput {
  const solc = createRequire(import.meta.url)(options.module) as Solc
  const output = solc.compile(JSON.stringify(options.input), {
    import(path) {
      const contents = options.readImport?.(path)
      return contents === undefined ? { error: `${path} is not among the sources.` } : { contents }
    },
  })
  const parsed = JSON.parse(output) as CompilerOutput
  const messages = (parsed.errors ?? [])
    .filter((entry) => entry.severity === 'error')
    .map((entry) => entry.formattedMessage)
  if (messages.length > 0) throw new CompileError({ messages })
  return parsed
}

export declare namespace runSolc {
  type Options = {
    module: 'solc' | 'solc-0.8.17'
    input: CompilerInput
    readImport?: (path: string) => string | undefined
  }
}
