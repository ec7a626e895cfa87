import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { planMarkets } from './planMarkets.js'

const rpcUrl = 'http://127.0.0.1:1'
const native = (symbol: string) => [{ address: zeroAddress, symbol, name: symbol, decimals: 18 }]

describe('planMarkets', () => {
  test('default: each chain has its prefix, folder, schema and name', () => {
    const planned = planMarkets({
      dataDir: '/data',
      databaseUrl: 'postgres://db/souk',
      siteUrl: 'https://souk.example/',
      chains: [
        { chain: 'ethereum', rpcUrl },
        { chain: 'my-chain', chainId: 77, title: 'Mine', rpcUrl, currencies: native('MINE') },
        { chain: 'matic', url: 'http://polygon.internal:4300/' },
      ],
    })
    expect(planned.map(({ info }) => [info.chain, info.chainId, info.title, info.path])).toEqual([
      ['ethereum', 1, 'Ethereum', ''],
      ['my-chain', 77, 'Mine', '/chains/my-chain'],
      ['matic', 137, 'Polygon', '/chains/matic'],
    ])
    expect(planned[1]?.info.nativeCurrency.symbol).toBe('MINE')
    expect(planned[2]).toMatchObject({ type: 'remote', url: 'http://polygon.internal:4300' })
    expect(planned[1]).toMatchObject({
      options: {
        dataDir: '/data/my-chain',
        databaseSchema: 'my_chain',
        siteUrl: 'https://souk.example/chains/my-chain',
        path: '/chains/my-chain',
      },
    })
  })

  test('behavior: what a chain says counts, and not what holds for all', () => {
    const [first, second] = planMarkets({
      dataDir: '/data',
      pollIntervalMs: 100,
      chains: [
        { chain: 'ethereum', rpcUrl, pollIntervalMs: undefined },
        { chain: 'base', rpcUrl, pollIntervalMs: 7, dataDir: '/other' },
      ],
    })
    expect(first).toMatchObject({ options: { pollIntervalMs: 100, dataDir: '/data/ethereum' } })
    expect(second).toMatchObject({ options: { pollIntervalMs: 7, dataDir: '/other' } })
  })

  test.each([
    [[{ chain: 'nowhere', rpcUrl }], 'The chain nowhere is not known; give its chain id as well.'],
    [[{ chain: '../x', rpcUrl }], 'The chain "../x" needs a name of lower-case letters'],
    [
      [
        { chain: 'base', rpcUrl },
        { chain: 'base', rpcUrl },
      ],
      'Two chains have the name base.',
    ],
    [
      [
        { chain: 'base', rpcUrl },
        { chain: 'other', chainId: 8453, rpcUrl },
      ],
      'The chains base and other both have the id 8453.',
    ],
    [
      [
        { chain: 'base', rpcUrl },
        { chain: 'zora', rpcUrl, dataDir: '/data/base' },
      ],
      'The chains base and zora both have the folder /data/base.',
    ],
  ])('error: %j', (chains, problem) => {
    expect(() => planMarkets({ dataDir: '/data', chains })).toThrow(problem)
  })
})
