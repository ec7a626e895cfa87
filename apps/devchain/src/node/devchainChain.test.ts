import { Chain, multicall3Address, Network } from '@souk/networks'
import { describe, expect, test } from 'vitest'
import { contracts } from '../demo/demo.js'
import { devchainChain, devchainId } from './devchainChain.js'

describe('devchainChain', () => {
  test('default', () => {
    expect(devchainChain({ rpcUrl: 'http://127.0.0.1:9000' })).toMatchInlineSnapshot(`
      {
        "contracts": {
          "multicall3": {
            "address": "0xcA11bde05977b3631167028862bE2a173976CA11",
            "blockCreated": 0,
          },
        },
        "extend": [Function],
        "fees": {
          "baseFeeMultiplier": 2,
          "maxPriorityFeePerGas": 1500000000n,
        },
        "formatters": undefined,
        "id": 31337,
        "name": "Souk local",
        "nativeCurrency": {
          "decimals": 18,
          "name": "Ether",
          "symbol": "ETH",
        },
        "network": "souk",
        "rpcUrls": {
          "default": {
            "http": [
              "http://127.0.0.1:9000",
            ],
            "webSocket": [
              "ws://127.0.0.1:9000",
            ],
          },
        },
        "serializers": undefined,
        "testnet": true,
      }
    `)
  })

  test('param: chainId', () => {
    const { id, name } = devchainChain({ rpcUrl: 'http://127.0.0.1:9000', chainId: 7 })
    expect([id, name]).toEqual([7, 'Souk local'])
  })

  test('param: chainId: of the second local chain', () => {
    const { rpcUrls, ...found } = devchainChain({ rpcUrl: 'http://127.0.0.1:9000', chainId: 31_338 })
    expect(found).toMatchObject({ id: 31_338, name: 'Caravan local', nativeCurrency: { symbol: 'PAL' } })
    expect(rpcUrls.default.webSocket).toEqual(['ws://127.0.0.1:9000'])
  })

  test('behavior: the list of networks matches the local chain', () => {
    expect(Network.find('souk')?.chainId).toBe(devchainId)
    expect(Chain.toChainId('souk')).toBe(devchainId)
    expect(contracts.multicall3).toBe(multicall3Address)
    expect(Chain.wrappedNativeToken('souk')).toBe(contracts.wrappedNative)
  })
})
