import { demoUsdAbi, drawnErc721Abi, drawnErc1155Abi, wrappedNativeAbi } from '@souk/contracts'
import { Chain, Network } from '@souk/networks'
import { domainSeparator, isAddressEqual, parseAbi, parseEther, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as demo from './demo/demo.js'
import { createNodeClient, type NodeClient } from './node/nodeClient.js'
import { type Devchain, startDevchain } from './startDevchain.js'

const { souk, caravan } = demo.chains
const { contracts, collections } = caravan
const [kilims, stamps] = collections
const erc20 = parseAbi(wrappedNativeAbi)
const exchangeAbi = parseAbi([
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
  'function getChannels(address conduit) view returns (address[] channels)',
])

let chain: Devchain
let client: NodeClient

beforeAll(async () => {
  chain = await startDevchain({ chain: 'caravan' })
  client = createNodeClient(chain)
})
afterAll(() => chain.stop())

describe('facts', () => {
  test('default: id, name and money are those of the list of networks', () => {
    const { id, name, nativeCurrency } = client.chain
    expect({ id, name, nativeCurrency }).toEqual({
      id: 31_338,
      name: 'Caravan local',
      nativeCurrency: { name: 'Palm', symbol: 'PAL', decimals: 18 },
    })
    expect([chain.chainId, caravan.chainId, Network.find('caravan')?.chainId]).toEqual([
      31_338, 31_338, 31_338,
    ])
    expect(Chain.fromChainId(chain.chainId)).toBe('caravan')
  })

  test('behavior: the money has another address than on the first chain; kilims share one with lanterns', () => {
    expect(isAddressEqual(contracts.wrappedNative, souk.contracts.wrappedNative)).toBe(false)
    expect(isAddressEqual(contracts.dusd, souk.contracts.dusd)).toBe(false)
    expect(isAddressEqual(contracts.kilims, souk.contracts.lanterns)).toBe(true)
  })
})

describe('contracts', () => {
  test('behavior: Seaport signs for this chain, and the known conduit is open for it alone', async () => {
    const { seaport: address, conduitController, conduit } = contracts
    const abi = exchangeAbi
    const [version, separator] = await client.readContract({ address, abi, functionName: 'information' })
    const domain = { name: 'Seaport', version: '1.5', chainId: 31_338, verifyingContract: address }
    expect([version, separator]).toEqual(['1.5', domainSeparator({ domain })])
    const read = { address: conduitController, abi } as const
    const known = await client.readContract({ ...read, functionName: 'getConduit', args: [demo.conduitKey] })
    const channels = await client.readContract({ ...read, functionName: 'getChannels', args: [conduit] })
    expect({ known, channels }).toEqual({ known: [conduit, true], channels: [address] })
  })

  test('behavior: the others have the code of the first chain, at the same addresses', async () => {
    const first = await startDevchain()
    try {
      const node = createNodeClient(first)
      for (const name of ['domainRegistry', 'multicall3', 'auctionZone', 'sequenceMultiCall'] as const) {
        const address = souk.contracts[name]
        expect(contracts[name]).toBe(address)
        const code = await client.getCode({ address })
        expect(code?.length).toBeGreaterThan(10)
        expect(await node.getCode({ address })).toBe(code)
      }
    } finally {
      await first.stop()
    }
  })
})

describe('money', () => {
  const tokens = [
    { address: contracts.wrappedNative, symbol: 'WPAL', name: 'Wrapped Palm', decimals: 18 },
    caravan.stablecoin,
  ]

  test.each(tokens)('behavior: $symbol describes itself', async ({ address, symbol, name, decimals }) => {
    const read = { address, abi: parseAbi(demoUsdAbi) } as const
    const found = await Promise.all([
      client.readContract({ ...read, functionName: 'symbol' }),
      client.readContract({ ...read, functionName: 'name' }),
      client.readContract({ ...read, functionName: 'decimals' }),
    ])
    expect(found).toEqual([symbol, name, decimals])
  })

  test.each(demo.accounts)('behavior: $name has palm, wrapped palm and dollars', async ({ address }) => {
    const balanceOf = (token: `0x${string}`) =>
      client.readContract({ address: token, abi: erc20, functionName: 'balanceOf', args: [address] })
    expect([
      await client.getBalance({ address }),
      await balanceOf(contracts.wrappedNative),
      await balanceOf(contracts.dusd),
      await client.getTransactionCount({ address }),
    ]).toEqual([parseEther('10000'), parseEther('5000'), parseUnits('1000000', 6), 0])
  })

  test('behavior: the wrapped palm is covered, and each feed has its price', async () => {
    const covered = await client.getBalance({ address: contracts.wrappedNative })
    expect(covered).toBe(parseEther('25000'))
    const abi = parseAbi([
      'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
    ])
    const prices = caravan.priceFeeds.map(async ({ address, currency }) => {
      const [, price] = await client.readContract({ address, abi, functionName: 'latestRoundData' })
      return [currency, price]
    })
    expect(await Promise.all(prices)).toEqual([
      [zeroAddress, 41_700_000n],
      [contracts.dusd, 99_980_000n],
    ])
  })
})

describe('collections', () => {
  test('behavior: the five accounts hold all kilims, and some of every stamp', async () => {
    const single = {
      address: kilims.address,
      abi: parseAbi(drawnErc721Abi),
      functionName: 'balanceOf',
    } as const
    const held = demo.accounts.map(({ address }) => client.readContract({ ...single, args: [address] }))
    expect((await Promise.all(held)).map(Number)).toEqual([9, 10, 10, 9, 10])
    const ids = Array.from({ length: 16 }, (_, index) => BigInt(index + 1))
    const many = { address: stamps.address, abi: parseAbi(drawnErc1155Abi) } as const
    for (const id of ids) {
      const shares = demo.accounts.map(({ address }) =>
        client.readContract({ ...many, functionName: 'balanceOf', args: [address, id] }),
      )
      const supply = await client.readContract({ ...many, functionName: 'totalSupply', args: [id] })
      expect((await Promise.all(shares)).reduce((sum, share) => sum + share, 0n)).toBe(supply)
    }
  })

  test.each(collections)('behavior: $name pays its artist', async ({ address, royaltyBps }) => {
    const abi = parseAbi(['function royaltyInfo(uint256, uint256) view returns (address, uint256)'])
    const info = await client.readContract({ address, abi, functionName: 'royaltyInfo', args: [1n, 10_000n] })
    expect(info).toEqual([demo.artist.address, BigInt(royaltyBps)])
  })
})
