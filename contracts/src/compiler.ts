// For building the local chain. Needs the packages `solc` and `@openzeppelin/contracts`.
export { sourcesHash } from './compile.js'
export { type CompilerInput, type CompilerOutput, runSolc } from './solc.js'
