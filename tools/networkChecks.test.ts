import { Chain, Network, networks, productionNetworks, testNetworks } from '@souk/networks'
import { createPublicClient, custom, encodeAbiParameters, type PublicClient } from 'viem'
import { describe, expect, test } from 'vitest'
import { chainIssues, definitions, networkIssues, slugIssues, withoutDefinition } from './networkChecks.js'

describe('networkIssues', () => {
  test.each([
    ['networks', networks],
    ['productionNetworks', productionNetworks],
    ['testNetworks', testNetworks],
  ])('default: %s', (_, list) => {
    expect(networkIssues(list)).toEqual([])
  })

  test('behavior: every network is compared, or known to have no definition', () => {
    const named = [...Object.keys(definitions), ...withoutDefinition]
    expect(named.toSorted()).toEqual(networks.map(({ name }) => name).toSorted())
  })

  test('behavior: lists each difference', () => {
    const [polygon] = networks as [Network.Network]
    const wrong: Network.Network = {
      ...polygon,
      testnet: true,
      nativeCurrency: { ...polygon.nativeCurrency, symbol: 'MATIC' },
      multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1 },
      blockExplorer: { name: 'Other', rootUrl: 'https://other.org/' },
      rpcUrl: 'https://other.org',
    }
    expect(networkIssues([wrong])).toMatchInlineSnapshot(`
      [
        "polygon: 0xca11bde05977b3631167028862be2a173976ca11 has a wrong checksum.",
        "polygon: nativeCurrency.symbol is MATIC, and POL to viem.",
        "polygon: testnet is true, and false to viem.",
        "polygon: multicall3.blockCreated is 1, and 25770160 to viem.",
        "polygon: blockExplorer.name is Other, and PolygonScan to viem.",
        "polygon: blockExplorer.rootUrl is https://other.org/, and https://polygonscan.com to viem.",
        "polygon: blockExplorer.apiUrl is undefined, and https://api.etherscan.io/v2/api to viem.",
        "polygon: rpcUrl is https://other.org, and https://polygon.drpc.org to viem.",
      ]
    `)
  })

  test('behavior: names the broken rule, and a wrong order', () => {
    expect(networkIssues([])).toEqual(['invalid network config: empty config'])
    expect(networkIssues(networks.toReversed())).toEqual(['The networks are not sorted.'])
  })

  test('behavior: a new network needs a definition to compare with', () => {
    const list = [{ ...networks[0], name: 'new' } as Network.Network]
    expect(networkIssues(list)).toEqual(['new: no definition of viem is named to compare with.'])
  })
})

describe('slugIssues', () => {
  test('default', () => {
    expect(slugIssues()).toEqual([])
  })

  test('behavior: two slugs of one chain', () => {
    expect(slugIssues(['matic', 'matic'])).toEqual(['Two slugs have the same chain id.'])
  })
})

describe('chainIssues', () => {
  const polygon = Network.create(137)

  test('default', async () => {
    expect(await chainIssues(polygon, nodeOf({ chainId: 137 }))).toEqual([])
  })

  test('behavior: asks a node of another chain nothing else', async () => {
    expect(await chainIssues(polygon, nodeOf({ chainId: 1, symbols: {} }))).toEqual([
      'polygon: the node is of chain 1, not 137.',
    ])
  })

  test('behavior: lists missing and renamed tokens', async () => {
    const symbols = { [Chain.wrappedNativeToken('matic').toLowerCase()]: 'WMATIC' }
    expect(await chainIssues(polygon, nodeOf({ chainId: 137, symbols }))).toMatchInlineSnapshot(`
      [
        "polygon: Multicall3 is not at 0xcA11bde05977b3631167028862bE2a173976CA11.",
        "polygon: 0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270 is called WMATIC, not WPOL.",
        "polygon: the token WETH is not at 0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619.",
      ]
    `)
  })
})

type Node = { chainId: number; symbols?: Readonly<Record<string, string>> }

/** A node with the given code and tokens. @default all of Polygon's */
function nodeOf({ chainId, symbols }: Node): PublicClient {
  const known = symbols ?? {
    [Chain.wrappedNativeToken('matic').toLowerCase()]: 'WPOL',
    [Chain.offerToken('matic').toLowerCase()]: 'WETH',
  }
  const request = async ({ method, params }: { method: string; params: [unknown] }) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_getCode') return !symbols || known[String(params[0]).toLowerCase()] ? '0x01' : '0x'
    const { to } = params[0] as { to: string }
    return encodeAbiParameters([{ type: 'string' }], [known[to.toLowerCase()] ?? ''])
  }
  return createPublicClient({ transport: custom({ request }) })
}
