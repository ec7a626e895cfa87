import { zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { overrideFor, toKnown } from './known.js'

const weth = '0x00000000000000000000000000000000000000ee'
const lanterns = '0x00000000000000000000000000000000000000aa'
const seaport = '0x00000000000000adc04c56bf30ac9d3c0aaf14dc'
const market = '0x3333333333333333333333333333333333333333'
const artist = '0x4444444444444444444444444444444444444444'
const ether = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
const wrapped = { address: weth, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 } as const
const info = {
  chainId: 31337,
  chain: 'local',
  name: 'Souk',
  rpcUrl: '/rpc',
  seaport,
  conduitKey: zeroHash,
  fees: [{ recipient: market, basisPoints: 250 }],
  currencies: [ether, wrapped],
} as const
const collection = {
  name: 'Lanterns',
  contract: lanterns,
  fees: [{ recipient: artist, basisPoints: 500, required: true }],
  stats: { floor: { price: 5n, currency: ether } },
} as const

describe('toKnown', () => {
  test('default: prices, money and accounts of the market', () => {
    expect(toKnown(info, { collections: [collection], account: artist })).toEqual({
      chainId: 31337,
      account: artist,
      tokens: [
        { address: zeroAddress, symbol: 'ETH', decimals: 18 },
        { address: weth, symbol: 'WETH', decimals: 18 },
        { address: lanterns, symbol: 'Lanterns' },
      ],
      names: [
        { address: market, name: 'Souk' },
        { address: artist, name: 'Lanterns' },
      ],
      markets: [{ collection: lanterns, currency: zeroAddress, floor: 5n }],
      trusted: {
        exchanges: [seaport],
        conduitKeys: [],
        zones: [],
        recipients: [market, artist],
        currencies: [zeroAddress, weth],
        wrapped: [weth],
      },
    })
  })

  test('param: isComplete: only then another collection is unknown', () => {
    const { trusted } = toKnown(info, { collections: [collection], isComplete: true })
    expect(trusted?.collections).toEqual([lanterns])
  })
})

describe('overrideFor', () => {
  test('default: nothing is accepted unless the price was typed again', () => {
    expect(overrideFor(undefined)).toEqual([])
    expect(overrideFor({ price: 1n })).toEqual(['priceFarUnderFloor'])
  })
})
