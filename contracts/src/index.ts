export * from './abi.js'
export {
  type Artifact,
  type Artifacts,
  artifacts,
  type ContractName,
  contractNames,
  zoneArtifact,
} from './compile.js'
export { CompileError, MissingContractError } from './errors.js'
