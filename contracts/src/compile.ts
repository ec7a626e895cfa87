import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readCache, writeCache } from './cache.js'
import { MissingContractError } from './errors.js'
import { type CompilerInput, type CompilerOutput, runSolc } from './solc.js'

/** The contracts that are deployed; libraries and interfaces are compiled into them. */
export const contractNames = [
  'AuctionZone',
  'DemoPriceFeed',
  'DemoUSD',
  'DrawnERC1155',
  'DrawnERC721',
  'EnsRegistry',
  'EnsResolver',
  'EnsReverseRegistrar',
  'MultiCall',
  'OpenEdition',
  'WrappedNative',
  'Zellige',
] as const

/** The name of a contract of the local chain. */
export type ContractName = (typeof contractNames)[number]

type Hex = `0x${string}`

/** A compiled contract. `abi` is the compiler's JSON; typed ABIs are in `abi.ts`. */
export type Artifact = {
  abi: readonly unknown[]
  /** What is sent to deploy it, without the constructor's arguments. */
  bytecode: Hex
  /** What lies on chain afterwards, with immutables still zero. */
  deployedBytecode: Hex
}

/** The compiled contracts by name. */
export type Artifacts = Record<ContractName, Artifact>

const require = createRequire(import.meta.url)
const solidity = fileURLToPath(new URL('../solidity/', import.meta.url))

const settingsFor = (evmVersion: EvmVersion) => ({
  optimizer: { enabled: true, runs: 200 },
  evmVersion,
  // Without the hash of the sources, a changed comment does not change the code.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
})

type EvmVersion = 'cancun' | 'london'

/** The zone is for any chain, also for those that lack newer opcodes. */
const zone = { folder: `${solidity}zone/`, names: ['AuctionZone'], evmVersion: 'london' } as const

/** The packed package contains the compiled contracts. `writeArtifacts` puts them there. */
const packedArtifacts = fileURLToPath(new URL('artifacts.json', import.meta.url))

/**
 * Returns the compiled contracts: those of the packed package, or from the cache when the sources are unchanged, or by
 * compiling, which takes some seconds and blocks the thread.
 *
 * @throws {CompileError} when the sources do not compile.
 *
 * @example
 * artifacts().Zellige.bytecode // → '0x6080…'
 */
export function artifacts(): Artifacts {
  const packed = readCache<Artifacts>(packedArtifacts)
  if (packed) return packed
  const others = contractNames.filter((name) => name !== 'AuctionZone')
  return { ...cachedArtifacts({ folder: solidity, names: others }), ...cachedArtifacts(zone) }
}

/**
 * Returns the compiled auction zone, as {@link artifacts} does, without compiling the contracts of the local chain.
 *
 * @throws {CompileError} when the source does not compile.
 *
 * @example
 * zoneArtifact().bytecode // → '0x6080…'
 */
export function zoneArtifact(): Artifact {
  return readCache<Artifacts>(packedArtifacts)?.AuctionZone ?? cachedArtifacts(zone).AuctionZone
}

/**
 * Identifies the contracts: changes with the sources, the compiler's settings, and the versions of compiler and
 * OpenZeppelin.
 */
export function sourcesHash(): string {
  return hashFolder({ folder: solidity }) + hashFolder(zone)
}

/** A folder of sources and the contracts that are wanted of it, each in a file of its name. */
export type Folder<name extends string> = {
  folder: string
  names: readonly name[]
  /** @default 'cancun' */
  evmVersion?: EvmVersion
}

/** As {@link artifacts}, for any folder. */
export function cachedArtifacts<name extends string>(options: Folder<name>): Record<name, Artifact> {
  const folder = new URL('../../.cache/contracts/', import.meta.url)
  const file = fileURLToPath(new URL(`${hashFolder(options)}.json`, folder))
  const cached = readCache<Record<name, Artifact>>(file)
  if (cached !== undefined) return cached
  const compiled = compileFolder(options)
  writeCache(file, compiled)
  return compiled
}

function compileFolder<name extends string>(options: Folder<name>): Record<name, Artifact> {
  const { folder, names, evmVersion = 'cancun' } = options
  const settings = settingsFor(evmVersion)
  const input: CompilerInput = { language: 'Solidity', sources: readSources(folder), settings }
  const { contracts } = runSolc({ module: 'solc', input, readImport })
  const entries = names.map((name) => [name, toArtifact(contracts, name)])
  return Object.fromEntries(entries) as Record<name, Artifact>
}

function hashFolder({ folder, evmVersion = 'cancun' }: Omit<Folder<string>, 'names'>): string {
  const versions = ['solc', '@openzeppelin/contracts'].map(readVersion)
  const inputs = JSON.stringify([versions, settingsFor(evmVersion), readSources(folder)])
  return createHash('sha256').update(inputs).digest('hex').slice(0, 32)
}

function readSources(folder: string): CompilerInput['sources'] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort()
  return Object.fromEntries(files.map((file) => [file, { content: readFileSync(folder + file, 'utf8') }]))
}

function readImport(path: string): string | undefined {
  return path.startsWith('@openzeppelin/') ? readFileSync(require.resolve(path), 'utf8') : undefined
}

function readVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'))
  return `${name}@${version}`
}

function toArtifact(contracts: CompilerOutput['contracts'], name: string): Artifact {
  const contract = contracts[`${name}.sol`]?.[name]
  if (contract === undefined) throw new MissingContractError({ contract: name })
  return {
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
  }
}
