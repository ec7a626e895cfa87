import { describe, expect, test } from 'vitest'
import * as testing from './index.js'

describe('testArtifacts', () => {
  const artifacts = testing.testArtifacts()

  test('default', () => {
    expect(Object.keys(artifacts)).toEqual([...testing.testContractNames])
  })

  test.each([
    ['FreeERC20', testing.freeErc20Abi],
    ['FalseERC20', testing.freeErc20Abi],
    ['FeeERC20', testing.freeErc20Abi],
    ['GreedyERC20', testing.freeErc20Abi],
    ['PlacelessERC20', testing.freeErc20Abi],
    ['SilentERC20', testing.freeErc20Abi],
    ['VerboseERC20', testing.freeErc20Abi],
    ['FreeERC721', testing.freeErc721Abi],
    ['StuckERC721', testing.freeErc721Abi],
    ['LyingERC721', testing.lyingErc721Abi],
    ['FreeERC1155', testing.freeErc1155Abi],
    ['LoggingZone', testing.loggingZoneAbi],
    ['ContractWallet', testing.contractWalletAbi],
  ] as const)('behavior: the written ABI of %s names only what the compiled one has', (name, abi) => {
    const compiled = new Set(artifacts[name].abi.map((entry) => (entry as { name?: string }).name))
    const written = abi.map((line) => line.match(/^\w+ (\w+)\(/)?.[1])
    expect(written.filter((entry) => !compiled.has(entry))).toEqual([])
  })
})
