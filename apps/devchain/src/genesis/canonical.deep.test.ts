import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CompilerInput, runSolc } from '@souk/contracts/compiler'
import { concat, encodeAbiParameters, getContractAddress, type Hex, keccak256, size } from 'viem'
import { expect, test } from 'vitest'
import { contracts } from '../demo/demo.js'

/** The salt with which Seaport 1.5 was deployed, and the factory that deployed it (see Seaport's deployment notes). */
const salt: Hex = '0x0000000000000000000000000000000000000000d4b6fcc21169b803f25d2210'
const factory = '0x0000000000ffe8b47b3e2130213b802212439497'

/** The compiler settings of the public chains' code. The devchain uses other settings to start sooner. */
const settings = {
  viaIR: true,
  optimizer: { enabled: true, runs: 4_294_967_295 },
  metadata: { bytecodeHash: 'none' },
  outputSelection: { 'contracts/Seaport.sol': { Seaport: ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
}

test('behavior: the sources of the devchain give the address of Seaport 1.5', { timeout: 300_000 }, () => {
  const output = runSolc({
    module: 'solc-0.8.17',
    input: { language: 'Solidity', sources: readSources(), settings },
  })
  const compiled = output.contracts['contracts/Seaport.sol']?.Seaport
  const creation: Hex = `0x${compiled?.evm.bytecode.object}`
  const argument = encodeAbiParameters([{ type: 'address' }], [contracts.conduitController])
  const bytecode = concat([creation, argument])
  expect(size(bytecode)).toBe(26_124)
  expect(keccak256(bytecode)).toBe('0x1ef74b01ea316aa17dc8c7c60387f422c5a73cd5f6cac866d831b40740531144')
  expect(getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })).toBe(contracts.seaport)
})

/** Reads the exact sources, which the published client includes with its build. */
function readSources(): CompilerInput['sources'] {
  const root = dirname(createRequire(import.meta.url).resolve('@opensea/seaport-js/package.json'))
  const folder = join(root, 'src/artifacts/build-info')
  const [file = ''] = readdirSync(folder)
  const { input }: { input: CompilerInput } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const prefix = 'seaport_v1_5/'
  const entries = Object.entries(input.sources)
    .filter(([path]) => path.startsWith(prefix) && !path.startsWith(`${prefix}contracts/conduit/Conduit`))
    .map(([path, source]) => [path.slice(prefix.length), source] as const)
  return Object.fromEntries(entries)
}
