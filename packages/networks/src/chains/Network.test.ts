import fc from 'fast-check'
import { createPublicClient, custom, parseGwei } from 'viem'
import { optimism } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { baseList, entry, lists } from '../testing/entries.js'
import * as Network from './Network.js'
import { networks, productionNetworks, testNetworks } from './networks.js'

const namesOf = (list: readonly Network.Network[]) => list.map(({ name }) => name)

describe('networks', () => {
  test('default', () => {
    expect(
      networks.filter(({ added }) => !added).map(({ name, chainId }) => `${name} ${chainId}`),
    ).toMatchInlineSnapshot(`
      [
        "polygon 137",
        "mainnet 1",
        "ropsten 3",
        "rinkeby 4",
        "goerli 5",
        "optimism 10",
        "kovan 42",
        "bsc 56",
        "optimism-testnet 69",
        "bsc-testnet 97",
        "gnosis 100",
        "fantom 250",
        "polygon-zkevm 1101",
        "fantom-testnet 4002",
        "arbitrum 42161",
        "arbitrum-nova 42170",
        "avalanche-testnet 43113",
        "avalanche 43114",
        "mumbai 80001",
        "base-goerli 84531",
        "arbitrum-goerli 421613",
        "aurora 1313161554",
        "aurora-testnet 1313161556",
      ]
    `)
  })

  test('behavior: what came later is marked', () => {
    expect(namesOf(networks.filter(({ added }) => added))).toMatchInlineSnapshot(`
      [
        "zksync",
        "optimism-goerli",
        "zora-testnet",
        "kairos",
        "kaia",
        "base",
        "souk",
        "caravan",
        "linea",
        "amoy",
        "blast",
        "base-sepolia",
        "arbitrum-sepolia",
        "zora",
        "sepolia",
        "optimism-sepolia",
      ]
    `)
  })

  test('behavior: only rinkeby is disabled', () => {
    expect(namesOf(networks.filter(({ disabled }) => disabled))).toEqual(['rinkeby'])
  })

  test.each([
    ['networks', networks, 'polygon'],
    ['productionNetworks', productionNetworks, 'polygon'],
    ['testNetworks', testNetworks, 'mumbai'],
  ] as const)('behavior: %s is valid, sorted, frozen, and has its home', (_, list, home) => {
    expect(Network.validate(list)).toBe(list)
    expect(Network.sort(list)).toEqual(list)
    expect(Network.defaultNetwork(list).name).toBe(home)
    expect(Network.authNetwork(list).name).toBe(home)
    expect(Object.isFrozen(list)).toBe(true)
    for (const network of list) {
      expect(Object.isFrozen(network)).toBe(true)
      for (const value of Object.values(network)) expect(Object.isFrozen(value)).toBe(true)
    }
  })

  test('behavior: the default sets', () => {
    expect({ production: namesOf(productionNetworks), test: namesOf(testNetworks) }).toMatchInlineSnapshot(`
      {
        "production": [
          "polygon",
          "mainnet",
          "optimism",
          "bsc",
          "gnosis",
          "polygon-zkevm",
          "arbitrum",
          "arbitrum-nova",
          "avalanche",
        ],
        "test": [
          "mumbai",
          "rinkeby",
          "goerli",
          "bsc-testnet",
          "base-goerli",
          "arbitrum-goerli",
        ],
      }
    `)
  })
})

describe('create', () => {
  test('default', () => {
    expect(Network.create(100)).toMatchInlineSnapshot(`
      {
        "blockExplorer": {
          "apiUrl": "https://api.gnosisscan.io/api",
          "name": "Gnosisscan",
          "rootUrl": "https://gnosisscan.io",
        },
        "blockTimeMs": 5000,
        "chainId": 100,
        "finality": {
          "blocks": 50,
          "hasTag": true,
        },
        "indexerUrl": "https://gnosis-indexer.souk.example",
        "multicall3": {
          "address": "0xcA11bde05977b3631167028862bE2a173976CA11",
          "blockCreated": 21022491,
        },
        "name": "gnosis",
        "nativeCurrency": {
          "decimals": 18,
          "name": "xDAI",
          "symbol": "XDAI",
        },
        "relayer": {
          "url": "https://gnosis-relayer.souk.example",
        },
        "rpcUrl": "https://rpc.gnosischain.com",
        "testnet": false,
        "title": "Gnosis",
        "webSocketUrl": "wss://rpc.gnosischain.com/wss",
        "wrappedNative": "0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d",
      }
    `)
  })

  test('behavior: without a public node the URL belongs to nobody', () => {
    expect(Network.create(42).rpcUrl).toBe('https://nodes.souk.example/kovan')
  })

  test('param: rpcUrl, title, relayer, indexerUrl and marks', () => {
    const options = {
      rpcUrl: 'https://my.org/node?key=1',
      title: 'Mine',
      relayer: { url: 'https://my.org/relayer' },
      indexerUrl: 'https://my.org/indexer',
      isDefaultChain: true,
    }
    expect(Network.create(100, options)).toMatchObject(options)
    // The WebSocket of another node would return another state than the caller's.
    expect(Network.create(100, options).webSocketUrl).toBeUndefined()
  })

  test('param: name: lower-case, and in the URLs', () => {
    expect(Network.create(3, { name: 'Ropsten-2' })).toMatchObject({
      name: 'ropsten-2',
      rpcUrl: 'https://nodes.souk.example/ropsten-2',
      indexerUrl: 'https://ropsten-2-indexer.souk.example',
    })
  })

  test('param: provider: needs no URL', () => {
    const provider = { request: async () => null }
    const network = Network.create(1, { provider })
    expect(network.provider).toBe(provider)
    expect(network.rpcUrl).toBeUndefined()
    expect(Object.isFrozen(provider)).toBe(false)
  })

  test('param: patterns', () => {
    const patterns = { node: 'https://{name}.my.org/{name}', relayer: 'https://r.my.org/{name}' }
    expect(Network.create(137, { patterns })).toMatchObject({
      rpcUrl: 'https://polygon.my.org/polygon',
      relayer: { url: 'https://r.my.org/polygon' },
      indexerUrl: 'https://polygon-indexer.souk.example',
    })
  })

  test('behavior: undefined leaves what is known', () => {
    expect(Network.create(137, { title: undefined, rpcUrl: undefined })).toEqual(Network.create(137))
  })

  test('behavior: options are copied', () => {
    const relayer = { url: 'https://my.org' }
    const network = Network.create(137, { relayer })
    relayer.url = 'https://other.org'
    expect(network.relayer).toEqual({ url: 'https://my.org' })
  })

  test('error: unknown chain', () => {
    expect(() => Network.create(2)).toThrowErrorMatchingInlineSnapshot(
      `[Network.UnknownChainError: No known network has the chainId 2; create an entry from a viem chain with Network.fromViemChain.]`,
    )
  })

  test.each(['', 'a b', 'evil.org/', 'a--b', '-a', 'ä', '$&'])('error: name %s in a URL', (name) => {
    expect(() => Network.create(137, { name })).toThrow(Network.NameError)
  })
})

describe('fromViemChain', () => {
  test('default', () => {
    const { rpcUrl, ...rest } = Network.fromViemChain(optimism)
    expect(rpcUrl).toBe(optimism.rpcUrls.default.http[0])
    expect(rest).toMatchInlineSnapshot(`
      {
        "blockExplorer": {
          "apiUrl": "https://api-optimistic.etherscan.io/api",
          "name": "Optimism Explorer",
          "rootUrl": "https://optimistic.etherscan.io",
        },
        "blockTimeMs": 2000,
        "chainId": 10,
        "indexerUrl": "https://op-mainnet-indexer.souk.example",
        "multicall3": {
          "address": "0xca11bde05977b3631167028862be2a173976ca11",
          "blockCreated": 4286263,
        },
        "name": "op-mainnet",
        "nativeCurrency": {
          "decimals": 18,
          "name": "Ether",
          "symbol": "ETH",
        },
        "relayer": {
          "url": "https://op-mainnet-relayer.souk.example",
        },
        "testnet": false,
        "title": "OP Mainnet",
      }
    `)
  })

  test('behavior: goes back to an equal viem chain', () => {
    const { formatters: _f, serializers: _s, ...chain } = Network.toViemChain(Network.fromViemChain(optimism))
    expect(optimism).toMatchObject({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: chain.rpcUrls,
      blockExplorers: chain.blockExplorers,
    })
  })
})

describe('withUrls', () => {
  test('default', () => {
    const network = Network.withUrls(Network.create(100), { node: 'https://my.org/{name}' })
    expect(network).toMatchObject({ rpcUrl: 'https://my.org/gnosis', webSocketUrl: undefined })
    expect(network.relayer).toEqual(Network.create(100).relayer)
    expect(Network.create(100).rpcUrl).toBe('https://rpc.gnosischain.com')
  })
})

describe('find', () => {
  test.each([137, 137n, '137', '0137', '0x89', '0X89', '0x0089', 'polygon', 'Polygon', 'POLYGON'])(
    'default: %s',
    (idOrName) => {
      expect(Network.find(idOrName)?.chainId).toBe(137)
    },
  )

  test.each([2, -137, 1.37, Number.NaN, Number.POSITIVE_INFINITY, -137n, 2n ** 64n + 137n])(
    'behavior: %s belongs to no network',
    (id) => {
      expect(Network.find(id)).toBeUndefined()
    },
  )

  test.each([
    '',
    ' ',
    '0x',
    '0xzz',
    '0b1',
    '1e2',
    '137.0',
    ' 137',
    '+137',
    '-137',
    'poly',
    '१३७',
    '__proto__',
  ])('behavior: "%s" belongs to no network', (text) => {
    expect(Network.find(text)).toBeUndefined()
  })

  test.each([undefined, null, {}, [], true])('behavior: %s belongs to no network', (value) => {
    expect(Network.find(value as never)).toBeUndefined()
  })

  test('param: list', () => {
    const list = [entry(7, { name: 'MINE' }), entry(9, { name: '7' })]
    expect(Network.find('mine', list)).toBe(list[0])
    expect(Network.find('7', list)).toBe(list[0])
    expect(Network.find(137, list)).toBeUndefined()
  })

  test('behavior: every entry of any list is found by its id and its name in every form', () => {
    fc.assert(
      fc.property(lists, (list) => {
        for (const network of list) {
          const { chainId, name } = network
          const forms = [chainId, BigInt(chainId), `${chainId}`, `0x${chainId.toString(16)}`]
          for (const form of [...forms, name, name.toUpperCase()])
            expect(Network.find(form, list)).toBe(network)
        }
      }),
    )
  })
})

describe('sort', () => {
  test('default', () => {
    const list = [entry(5), entry(9, { isAuthChain: true }), entry(1), entry(10, { isDefaultChain: true })]
    expect(Network.sort(list).map(({ chainId }) => chainId)).toEqual([10, 9, 1, 5])
  })

  test('behavior: gives the same entries in one order, whatever the order was', () => {
    fc.assert(
      fc.property(
        lists.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([list, other]) => {
          const sorted = Network.sort(list)
          expect(new Set(sorted)).toEqual(new Set(list))
          expect(sorted).toHaveLength(list.length)
          expect(Network.sort(sorted)).toEqual(sorted)
          expect(Network.sort(other)).toEqual(sorted)
          const rest = sorted.filter(({ isDefaultChain, isAuthChain }) => !isDefaultChain && !isAuthChain)
          expect(rest.map(({ chainId }) => chainId)).toEqual(
            rest.map(({ chainId }) => chainId).toSorted((one, two) => one - two),
          )
        },
      ),
    )
  })
})

describe('validate', () => {
  test('default', () => {
    const list = baseList()
    expect(Network.validate(list)).toBe(list)
  })

  test('behavior: names come back in lower case; the given list stays', () => {
    const list = [entry(1, { name: 'MainNet', isDefaultChain: true, isAuthChain: true })].map(Object.freeze)
    expect(namesOf(Network.validate(list as Network.Network[]))).toEqual(['mainnet'])
    expect(namesOf(list as Network.Network[])).toEqual(['MainNet'])
  })

  test('param: relaxRelayer', () => {
    const list = baseList().map((network) => ({ ...network, relayer: undefined }))
    expect(Network.validate(list, { relaxRelayer: true })).toBe(list)
  })

  test('param: relaxAuthChain', () => {
    const list = baseList().map((network) => ({ ...network, isAuthChain: false }))
    expect(Network.validate(list, { relaxAuthChain: true })).toBe(list)
  })

  test('behavior: a provider stands in for a URL', () => {
    const provider = { request: async () => null }
    const list = baseList().map((network) => ({ ...network, rpcUrl: undefined, provider }))
    expect(Network.validate(list)).toBe(list)
  })

  test.each(refusals())('error: $name', ({ list, name, message }) => {
    expect(() => Network.validate(list)).toThrow(expect.objectContaining({ name, message }))
  })

  test('behavior: what is valid stays so when sorted, and nothing given is changed', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const before = structuredClone(list)
        const isValid = settle(() => Network.validate(list))
        expect(settle(() => Network.validate(Network.sort(list)))).toBe(isValid)
        Network.find('a', list)
        for (const network of list)
          Network.toViemChain(Network.withUrls(network, { relayer: 'https://{name}.org' }))
        expect(list).toEqual(before)
      }),
    )
  })
})

describe('defaultNetwork', () => {
  test('error: none', () => {
    expect(() => Network.defaultNetwork([entry(1)])).toThrow(Network.DefaultChainNotSetError)
  })
})

describe('authNetwork', () => {
  test('error: none', () => {
    expect(() => Network.authNetwork([entry(1)])).toThrow(Network.AuthChainNotSetError)
  })
})

describe('toViemChain', () => {
  test('default', () => {
    const { fees, ...chain } = Network.toViemChain(Network.create(1))
    expect(chain).toMatchInlineSnapshot(`
      {
        "blockExplorers": {
          "default": {
            "apiUrl": "https://api.etherscan.io/api",
            "name": "Etherscan",
            "url": "https://etherscan.io",
          },
        },
        "contracts": {
          "ensRegistry": {
            "address": "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e",
          },
          "multicall3": {
            "address": "0xcA11bde05977b3631167028862bE2a173976CA11",
            "blockCreated": 14353601,
          },
        },
        "extend": [Function],
        "formatters": undefined,
        "id": 1,
        "name": "Ethereum",
        "nativeCurrency": {
          "decimals": 18,
          "name": "Ether",
          "symbol": "ETH",
        },
        "network": "mainnet",
        "rpcUrls": {
          "default": {
            "http": [
              "https://ethereum.reth.rs/rpc",
            ],
          },
        },
        "serializers": undefined,
        "testnet": false,
      }
    `)
    expect(fees).toEqual({ baseFeeMultiplier: 2, maxPriorityFeePerGas: 1_500_000_000n })
  })

  test.each([0n, 1n, 7n, parseGwei('0.01'), parseGwei('33.333333333'), 2n ** 80n + 1n])(
    'behavior: at most twice a base fee of %s and the priority fee',
    async (baseFeePerGas) => {
      const client = clientOf(Network.toViemChain(Network.create(1)), { baseFeePerGas })
      expect(await client.estimateFeesPerGas()).toEqual({
        maxPriorityFeePerGas: 1_500_000_000n,
        maxFeePerGas: 2n * baseFeePerGas + 1_500_000_000n,
      })
    },
  )

  test('behavior: chains that refuse or waste the common priority fee have their own', () => {
    const own = networks.filter((network) => network.priorityFeePerGas !== undefined)
    expect(
      Object.fromEntries(own.map(({ name, priorityFeePerGas }) => [name, priorityFeePerGas])),
    ).toMatchInlineSnapshot(`
      {
        "amoy": 25000000000n,
        "arbitrum": 0n,
        "arbitrum-goerli": 0n,
        "arbitrum-nova": 0n,
        "arbitrum-sepolia": 0n,
        "base": 1000000n,
        "base-goerli": 1000000n,
        "base-sepolia": 1000000n,
        "blast": 1000000n,
        "mumbai": 25000000000n,
        "optimism": 1000000n,
        "optimism-goerli": 1000000n,
        "optimism-sepolia": 1000000n,
        "polygon": 25000000000n,
        "zksync": 0n,
        "zora": 1000000n,
        "zora-testnet": 1000000n,
      }
    `)
    expect(Network.toViemChain(Network.create(137)).fees?.maxPriorityFeePerGas).toBe(parseGwei('25'))
  })

  test('param: priorityFeePerGas', () => {
    const chain = Network.toViemChain(Network.create(137), { priorityFeePerGas: 5n })
    expect(chain.fees?.maxPriorityFeePerGas).toBe(5n)
  })

  test('param: definition: brings formatters, serializers and further contracts', () => {
    const chain = Network.toViemChain(Network.create(10), { definition: optimism })
    expect(chain.serializers).toBe(optimism.serializers)
    expect(chain.formatters).toBe(optimism.formatters)
    expect(chain.contracts).toMatchObject({ l2OutputOracle: optimism.contracts.l2OutputOracle })
    expect(chain.fees?.maxPriorityFeePerGas).toBe(parseGwei('0.001'))
  })

  test('error: definition of another chain', () => {
    expect(() =>
      Network.toViemChain(Network.create(1), { definition: optimism }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Network.ChainMismatchError: The definition of chain 10 does not describe chain 1.]`,
    )
  })

  test('behavior: a provider needs no URLs', () => {
    const provider = { request: async () => null }
    expect(Network.toViemChain(Network.create(1, { provider })).rpcUrls).toEqual({ default: { http: [] } })
  })
})

/** Each rule, broken in one way, with its error. */
function refusals() {
  const [first, second] = baseList() as [Network.Network, Network.Network]
  const fourth = { ...entry(9), rpcUrl: '' }
  return [
    { list: [], name: 'Network.EmptyConfigError', message: 'invalid network config: empty config' },
    {
      list: undefined as never,
      name: 'Network.EmptyConfigError',
      message: 'invalid network config: empty config',
    },
    {
      list: [first, second, entry(10), entry(10, { name: 'other' }), entry(10, { name: 'third' })],
      name: 'Network.DuplicateChainIdError',
      message: 'invalid network config: duplicate chainIds 10',
    },
    {
      list: [first, second, entry(10, { name: second.name.toUpperCase() })],
      name: 'Network.DuplicateNameError',
      message: `invalid network config: duplicate network names ${second.name}`,
    },
    {
      list: [first, second, fourth],
      name: 'Network.RpcMissingError',
      message: 'invalid network config: rpcUrl or provider must be provided for net-9 (chainId 9)',
    },
    ...['node.example', 'ftp://node.example', 'javascript:alert(1)', 'http://', '/rpc'].map((rpcUrl) => ({
      list: [first, { ...second, rpcUrl }],
      name: 'Network.RpcUrlError',
      message: `invalid network config: rpcUrl must be an http(s) or ws(s) URL, not "${rpcUrl}", for net-2 (chainId 2)`,
    })),
    {
      list: [first, { ...second, relayer: undefined }],
      name: 'Network.RelayerMissingError',
      message:
        'invalid network config: relayer must be provided for net-2 (chainId 2); set a relayer, or validate with relaxRelayer: true',
    },
    {
      list: [first, second, entry(10, { isDefaultChain: true })],
      name: 'Network.DefaultChainAlreadySetError',
      message:
        'invalid network config: DefaultChain already set by net-1 (chainId 1), and again by net-10 (chainId 10)',
    },
    {
      list: [{ ...first, isDefaultChain: false }, second],
      name: 'Network.DefaultChainNotSetError',
      message:
        'invalid network config: DefaultChain not set by any of the chainIds 1, 2; set isDefaultChain: true on one',
    },
    {
      list: [first, second, entry(10, { isAuthChain: true })],
      name: 'Network.AuthChainAlreadySetError',
      message:
        'invalid network config: AuthChain already set by net-2 (chainId 2), and again by net-10 (chainId 10)',
    },
    {
      list: [first, { ...second, isAuthChain: false }],
      name: 'Network.AuthChainNotSetError',
      message:
        'invalid network config: AuthChain not set by any of the chainIds 1, 2; set isAuthChain: true on one, or validate with relaxAuthChain: true',
    },
  ]
}

function settle(run: () => unknown): string {
  try {
    run()
    return 'valid'
  } catch (error) {
    return (error as Error).name
  }
}

function shuffled<value>(values: readonly value[]) {
  return fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length })
}

/** A client of a node that knows only the latest block. */
function clientOf(chain: Network.toViemChain.Result, { baseFeePerGas }: { baseFeePerGas: bigint }) {
  const request = async () => ({ baseFeePerGas: `0x${baseFeePerGas.toString(16)}`, transactions: [] })
  return createPublicClient({ chain, transport: custom({ request }) })
}
