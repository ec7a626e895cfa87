import { describe, expect, test } from 'vitest'
import * as contracts from './index.js'
import { runSolc } from './solc.js'

test('default: exports', () => {
  expect(Object.keys(contracts)).toMatchInlineSnapshot(`
    [
      "artifacts",
      "contractNames",
      "zoneArtifact",
      "CompileError",
      "MissingContractError",
      "wrappedNativeAbi",
      "demoUsdAbi",
      "demoPriceFeedAbi",
      "drawnErc721Abi",
      "drawnErc1155Abi",
      "openEditionAbi",
      "zelligeAbi",
      "auctionZoneAbi",
      "multiCallAbi",
      "ensAbi",
      "ensReverseRegistrarAbi",
    ]
  `)
})

describe('artifacts', () => {
  const artifacts = contracts.artifacts()

  test('default', () => {
    expect(Object.keys(artifacts).sort()).toEqual([...contracts.contractNames].sort())
  })

  test('behavior: the zone alone is the same', () => {
    expect(contracts.zoneArtifact()).toEqual(artifacts.AuctionZone)
  })

  test.each(contracts.contractNames)('behavior: %s fits into the size limit of a contract', (name) => {
    const { bytecode, deployedBytecode } = artifacts[name]
    expect(bytecode).toMatch(/^0x([0-9a-f]{2})+$/)
    expect(deployedBytecode.length / 2 - 1).toBeLessThanOrEqual(24_576)
  })

  test.each([
    ['WrappedNative', contracts.wrappedNativeAbi],
    ['DemoUSD', contracts.demoUsdAbi],
    ['DemoPriceFeed', contracts.demoPriceFeedAbi],
    ['DrawnERC721', contracts.drawnErc721Abi],
    ['DrawnERC1155', contracts.drawnErc1155Abi],
    ['OpenEdition', contracts.openEditionAbi],
    ['Zellige', contracts.zelligeAbi],
    ['AuctionZone', contracts.auctionZoneAbi],
    ['MultiCall', contracts.multiCallAbi],
    ['EnsReverseRegistrar', contracts.ensReverseRegistrarAbi],
  ] as const)('behavior: the written ABI of %s names only what the compiled one has', (name, abi) => {
    const compiled = new Set(artifacts[name].abi.map((entry) => (entry as { name?: string }).name))
    const written = abi
      .filter((line) => !line.startsWith('struct'))
      .map((line) => line.match(/^\w+ (\w+)\(/)?.[1])
    expect(written.filter((entry) => !compiled.has(entry))).toEqual([])
  })
})

describe('runSolc', () => {
  test('error: the sources do not compile', () => {
    const input = {
      language: 'Solidity',
      sources: { 'Broken.sol': { content: 'pragma solidity 0.8.24; contract Broken { uint x = ; }' } },
      settings: { outputSelection: {} },
    } as const
    expect(() => runSolc({ module: 'solc', input })).toThrowError(contracts.CompileError)
  })
})
