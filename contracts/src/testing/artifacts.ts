import { fileURLToPath } from 'node:url'
import { type Artifact, cachedArtifacts } from '../compile.js'

/** Contracts for tests only: things that anybody may mint, and such that do what contracts should not do. */
export const testContractNames = [
  'ContractWallet',
  'DropERC721',
  'FalseERC20',
  'FeeERC20',
  'Fickle',
  'FreeERC1155',
  'FreeERC20',
  'FreeERC721',
  'GreedyERC20',
  'LoggingZone',
  'LyingERC721',
  'ManyERC1155',
  'ManyERC721',
  'PaintedERC721',
  'PermitERC20',
  'PlacelessERC20',
  'RefusingReceiver',
  'RefusingZone',
  'SeaDrop',
  'SilentERC20',
  'StuckERC721',
  'VerboseERC20',
] as const

/** The name of a contract for tests. */
export type TestContractName = (typeof testContractNames)[number]

/**
 * Answers the compiled contracts for tests, which are never on the demo chain; as `artifacts` does for the others.
 *
 * @throws {CompileError} when the sources do not compile.
 */
export function testArtifacts(): Record<TestContractName, Artifact> {
  const folder = fileURLToPath(new URL('../../solidity/testing/', import.meta.url))
  return cachedArtifacts({ folder, names: testContractNames })
}
