import * as peer from '@0xsequence/network'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseList, entry, lists } from '../testing/entries.js'
import * as Network from './Network.js'
import { networks } from './networks.js'

/** The peer changes its arguments, so it always receives a copy. */
const copyOf = (list: readonly Network.Network[]) =>
  structuredClone(list) as unknown as Parameters<typeof peer.validateAndSortNetworks>[0]

/** The peer no longer supports auth chains, so both run without them. */
const isValid = (list: readonly Network.Network[], options: Network.validate.Options = {}) =>
  outcome(() => Network.validate(list, { relaxAuthChain: true, ...options })) === 'valid'
const isValidToPeer = (list: readonly Network.Network[], relaxRelayer = false) =>
  outcome(() => peer.isValidNetworkConfig(copyOf(list), true, relaxRelayer)) === 'valid'

describe('validate', () => {
  const [first, second] = baseList() as [Network.Network, Network.Network]
  const table: [rule: string, list: Network.Network[]][] = [
    ['valid', [first, second]],
    ['empty config', []],
    ['duplicate chainIds', [first, second, entry(2, { name: 'other' })]],
    ['duplicate network names', [first, second, entry(3, { name: 'NET-2' })]],
    ['rpcUrl or provider must be provided', [first, { ...second, rpcUrl: '' }]],
    ['relayer must be provided', [first, { ...second, relayer: undefined }]],
    ['DefaultChain', [first, { ...second, isDefaultChain: true }]],
    ['DefaultChain', [{ ...first, isDefaultChain: false }, second]],
  ]

  test.each(table)('default: %s', (rule, list) => {
    const ours = outcome(() => Network.validate(list))
    const theirs = outcome(() => peer.isValidNetworkConfig(copyOf(list), true))
    expect(ours).toContain(rule)
    expect(theirs).toContain(rule)
    expect(isValid(list, { relaxRelayer: true })).toBe(isValidToPeer(list, true))
  })

  test('behavior: any list is as valid as to the peer', () => {
    fc.assert(
      fc.property(lists, fc.boolean(), (list, relaxRelayer) => {
        expect(isValid(list, { relaxRelayer })).toBe(isValidToPeer(list, relaxRelayer))
      }),
    )
  })

  test('behavior: a second auth chain is refused, where the peer sees none', () => {
    const list = [entry(1, { isDefaultChain: true, isAuthChain: true }), entry(2, { isAuthChain: true })]
    expect(isValidToPeer(list)).toBe(true)
    expect(outcome(() => Network.validate(list))).toContain('AuthChain already set')
    expect(outcome(() => Network.validate(list.slice(1)))).toContain('DefaultChain not set')
  })

  test('behavior: changes nothing, where the peer lowers names in place', () => {
    const list = [entry(1, { name: 'MainNet', isDefaultChain: true, isAuthChain: true })]
    const given = copyOf(list)
    peer.isValidNetworkConfig(given)
    expect(given[0]?.name).toBe('mainnet')
    Network.validate(list)
    expect(list[0]?.name).toBe('MainNet')
  })

  test('behavior: takes frozen lists, which the peer cannot', () => {
    const list = Object.freeze(baseList().map((network) => Object.freeze(network)))
    expect(Network.validate(Network.sort(list))).toEqual(list)
    expect(() => peer.validateAndSortNetworks(list as never)).toThrow(TypeError)
  })
})

describe('sort', () => {
  test('behavior: valid lists are in the order of the peer, but for the auth chain', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const withoutAuth = list.map((network) => ({ ...network, isAuthChain: false }))
        expect(idsOf(Network.sort(withoutAuth))).toEqual(idsOf(peer.sortNetworks(copyOf(withoutAuth))))
      }),
    )
  })

  test('behavior: the auth chain is second, where the peer leaves it', () => {
    const list = [entry(1), entry(2, { isAuthChain: true }), entry(3, { isDefaultChain: true })]
    expect(idsOf(Network.sort(list))).toEqual([3, 2, 1])
    expect(idsOf(peer.sortNetworks(copyOf(list)))).toEqual([3, 1, 2])
  })

  test('behavior: gives a new list, where the peer reorders the given one', () => {
    const list = [entry(2), entry(1)]
    const given = copyOf(list)
    expect(peer.sortNetworks(given)).toBe(given)
    Network.sort(list)
    expect(idsOf(list)).toEqual([2, 1])
  })
})

describe('find', () => {
  const findAtPeer = (value: unknown) => peer.findNetworkConfig(copyOf(networks), value as number)?.name

  test.each([1, 137, 2, '1', '137', '2', '0x89', '0x1', 'polygon', 'mainnet', 'nowhere', ''])(
    'default: %s',
    (idOrName) => {
      expect(Network.find(idOrName)?.name).toBe(findAtPeer(idOrName))
    },
  )

  test.each([
    ['a name in another case', 'Polygon', 'polygon'],
    ['a bigint', 137n, 'polygon'],
    ['decimal digits with zeros', '0137', 'polygon'],
    ['hex with a capital X', '0X89', 'polygon'],
  ])('behavior: finds %s, which the peer does not', (_, idOrName, name) => {
    expect(findAtPeer(idOrName)).toBeUndefined()
    expect(Network.find(idOrName)?.name).toBe(name)
  })

  test.each(['0x', '0xzz', '0xffffffffffffffffffff'])(
    'behavior: knows that nothing is %s, where the peer throws',
    (text) => {
      expect(() => findAtPeer(text)).toThrow()
      expect(Network.find(text)).toBeUndefined()
    },
  )
})

describe('networks', () => {
  test('behavior: names and ids are those of the peer, where it still has the network', () => {
    const theirs = Object.values(peer.networks)
    const common = networks.flatMap(({ chainId, name, testnet, nativeCurrency }) => {
      const same = theirs.find((candidate) => candidate.chainId === chainId && !isLocal(chainId))
      return same ? [{ chainId, ours: { name, testnet, decimals: nativeCurrency.decimals }, same }] : []
    })
    expect(common.length).toBeGreaterThan(20)
    for (const { ours, same } of common) {
      // The peer uses another name for Optimism's first test chain than the specification.
      const name = same.name === 'optimism-kovan' ? 'optimism-testnet' : same.name
      expect(ours).toEqual({ name, testnet: same.testnet ?? false, decimals: same.nativeToken.decimals })
    }
  })
})

/** The peer has names of other local chains for these ids. */
const isLocal = (chainId: number) => [31_337, 31_338].includes(chainId)

const idsOf = (list: readonly { chainId: number }[]) => list.map(({ chainId }) => chainId)

/** Returns `valid` or the error. */
function outcome(run: () => unknown): string {
  try {
    run()
    return 'valid'
  } catch (error) {
    return (error as Error).message
  }
}
