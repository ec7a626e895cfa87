export * from './abi.js'
export {
  type Artifact,
  type Artifacts,
  artifacts,
  type ContractName,
  compile,
  contractNames,
  sourcesHash,
} from './compile.js'
export { CompileError, MissingContractError } from './errors.js'
export { type CompiledContract, type CompilerInput, type CompilerOutput, runSolc } from './solc.js'
