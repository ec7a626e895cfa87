import { createRequire } from 'node:module'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Chain from './Chain.js'

const require = createRequire(import.meta.url)

/** The peer no longer knows `arbitrum_goerli`, and only we know the local chains. */
const onlyOurs: readonly string[] = ['souk', 'caravan', 'souk_testnet', 'arbitrum_goerli']
const peerSlugs = Chain.slugs.filter((slug) => !onlyOurs.includes(slug))

/** Chains for which the peer returns bridged ether, which cannot be obtained by wrapping, or no token at all. */
const peerDiffers: readonly string[] = ['matic', 'mumbai', 'arbitrum', 'arbitrum_nova']

function loadPeer() {
  const utils = require('opensea-js/lib/utils/utils.js')
  return {
    wethOf: (chain: string): string => utils.getWETHAddress(chain),
    isTestChain: (chain: string): boolean => utils.isTestChain(chain),
    toLazyMintAdapter: (address: string): string =>
      utils.getAddressAfterRemappingSharedStorefrontAddressToLazyMintAdapterAddress(address),
  }
}

describe('slugs', () => {
  test('default', () => {
    expect(
      Object.fromEntries(Chain.slugs.map((slug) => [slug, Chain.toChainId(slug) ?? null])),
    ).toMatchInlineSnapshot(`
      {
        "arbitrum": 42161,
        "arbitrum_goerli": 421613,
        "arbitrum_nova": 42170,
        "avalanche": 43114,
        "avalanche_fuji": 43113,
        "baobab": 1001,
        "base": 8453,
        "base_goerli": 84531,
        "bsc": 56,
        "bsctestnet": 97,
        "caravan": 31338,
        "ethereum": 1,
        "goerli": 5,
        "klaytn": 8217,
        "matic": 137,
        "mumbai": 80001,
        "optimism": 10,
        "optimism_goerli": 420,
        "sepolia": 11155111,
        "solana": null,
        "soldev": null,
        "souk": 31337,
        "souk_testnet": null,
        "zora": 7777777,
        "zora_testnet": 999,
      }
    `)
  })
})

describe('isSlug', () => {
  test('default', () => {
    expect(['matic', 'polygon', '', 'toString', '__proto__'].map(Chain.isSlug)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('toChainId', () => {
  test.each(['solana', 'soldev', 'souk_testnet', 'polygon', 'constructor'])(
    'behavior: none for %s',
    (slug) => {
      expect(Chain.toChainId(slug)).toBeUndefined()
    },
  )
})

describe('fromChainId', () => {
  test('default', () => {
    expect([Chain.fromChainId(137), Chain.fromChainId(137n), Chain.fromChainId(2)]).toEqual([
      'matic',
      'matic',
      undefined,
    ])
  })

  test('behavior: every slug with an id comes back', () => {
    const withId = Chain.slugs.filter((slug) => Chain.toChainId(slug) !== undefined)
    expect(withId.map((slug) => Chain.fromChainId(Chain.toChainId(slug) ?? 0))).toEqual(withId)
  })

  test.each([Number.NaN, -1, 1.5])('behavior: none for %s', (chainId) => {
    expect(Chain.fromChainId(chainId)).toBeUndefined()
  })
})

describe('isTestChain', () => {
  test('default', () => {
    expect(Chain.slugs.filter(Chain.isTestChain)).toMatchInlineSnapshot(`
      [
        "goerli",
        "sepolia",
        "mumbai",
        "baobab",
        "base_goerli",
        "bsctestnet",
        "arbitrum_goerli",
        "avalanche_fuji",
        "optimism_goerli",
        "soldev",
        "zora_testnet",
        "souk_testnet",
      ]
    `)
  })

  test('behavior: as the peer says', () => {
    const peer = loadPeer()
    expect(peerSlugs.map(Chain.isTestChain)).toEqual(peerSlugs.map(peer.isTestChain))
  })
})

describe('wrappedNativeToken', () => {
  test.each([
    ['polygon', 'did you mean matic?'],
    ['MATIC', 'did you mean matic?'],
    ['base-goerli', 'did you mean base_goerli?'],
    ['constructor', 'see Chain.slugs'],
    ['', 'see Chain.slugs'],
  ])('error: no chain of the marketplace API: %s', (slug, advice) => {
    expect(() => Chain.wrappedNativeToken(slug)).toThrow(
      new Chain.UnknownSlugError({ slug, suggestion: /mean (\w+)/.exec(advice)?.[1] }),
    )
    expect(() => Chain.offerToken(slug)).toThrow(advice)
  })

  test('default', () => {
    expect(Chain.wrappedNativeToken('ethereum')).toBe('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2')
  })

  test('behavior: as the peer says, where its token can be wrapped into', () => {
    const peer = loadPeer()
    const same = peerSlugs.filter((slug) => !peerDiffers.includes(slug))
    expect(same.map((slug) => settle(() => Chain.wrappedNativeToken(slug)).toLowerCase())).toEqual(
      same.map((slug) => settle(() => peer.wethOf(slug)).toLowerCase()),
    )
  })

  test.each(['solana', 'soldev', 'arbitrum_goerli', 'souk_testnet'])('error: %s', (chain) => {
    expect(() => Chain.wrappedNativeToken(chain)).toThrow(
      expect.objectContaining({
        name: 'Chain.WethUnsupportedError',
        message: `WETH is not supported on ${chain}`,
        facts: { chain },
      }),
    )
  })
})

describe('offerToken', () => {
  test.each(['matic', 'mumbai'])('default: %s offers bridged ether, as the peer does', (slug) => {
    expect(Chain.offerToken(slug).toLowerCase()).toBe(loadPeer().wethOf(slug).toLowerCase())
    expect(Chain.offerToken(slug)).not.toBe(Chain.wrappedNativeToken(slug))
  })

  test('behavior: the wrapped native currency elsewhere', () => {
    expect(Chain.offerToken('base')).toBe(Chain.wrappedNativeToken('base'))
  })

  test('error: none', () => {
    expect(() => Chain.offerToken('solana')).toThrow('WETH is not supported on solana')
  })
})

describe('toLazyMintAdapter', () => {
  const others: Address[] = ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', Chain.lazyMintAdapter]
  const storefronts = Object.values(Chain.sharedStorefronts)

  test('default', () => {
    expect(storefronts.map(Chain.toLazyMintAdapter)).toEqual(storefronts.map(() => Chain.lazyMintAdapter))
  })

  test('behavior: other addresses stay as they are', () => {
    expect(others.map(Chain.toLazyMintAdapter)).toEqual(others)
  })

  test('behavior: in any case, as the peer does', () => {
    const peer = loadPeer()
    const addresses = [...storefronts, ...others].flatMap((address) => [
      address,
      address.toLowerCase() as Address,
      `0x${address.slice(2).toUpperCase()}` as Address,
    ])
    expect(addresses.map((address) => Chain.toLazyMintAdapter(address).toLowerCase())).toEqual(
      addresses.map((address) => peer.toLazyMintAdapter(address).toLowerCase()),
    )
  })
})

function settle(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return (error as Error).message
  }
}
