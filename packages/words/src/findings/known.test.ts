import { zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatAddress } from '../format/formatAddress.js'
import { toKnown } from './known.js'

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
  wrappedNative: weth,
} as const
const collection = {
  name: 'Lanterns',
  contract: lanterns,
  fees: [{ recipient: artist, basisPoints: 500, required: true }],
  stats: { floor: { price: 5n, currency: ether } },
} as const

describe('toKnown', () => {
  test('default: prices, currencies and accounts of the market', () => {
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
      markets: [{ contract: lanterns, currency: zeroAddress, floor: 5n }],
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

  test('param: people: names accounts that the visitor knows', () => {
    const bilal = { address: market, name: 'Bilal' } as const
    const { names } = toKnown({ ...info, fees: [] }, { collections: [], account: artist, people: [bilal] })
    expect(names).toEqual([bilal])
  })

  test('param: own: names the wallet’s other accounts', () => {
    const { names } = toKnown(info, { collections: [], account: artist, own: [artist, lanterns] })
    expect(names).toEqual([
      { address: lanterns, name: formatAddress(lanterns) },
      { address: market, name: 'Souk' },
    ])
  })

  test('param: nfts: a token’s last sale; for an edition only its own listing price', () => {
    const token = { contract: lanterns, tokenId: 7n } as const
    const lastSale = { price: 9n, currency: wrapped, at: new Date(0), transactionHash: '0x01' } as const
    const listing = { unitPrice: 4n, currency: ether } as never
    const pricesOf = (nft: object) =>
      toKnown(info, { collections: [collection], nfts: [{ ...token, ...nft } as never] }).markets
    expect(pricesOf({ standard: 'erc721', lastSale, listing })).toEqual([
      { contract: lanterns, tokenId: 7n, currency: weth, lastSale: 9n },
      { contract: lanterns, currency: zeroAddress, floor: 5n },
    ])
    expect(pricesOf({ standard: 'erc1155', lastSale, listing })).toEqual([
      { contract: lanterns, tokenId: 7n, currency: zeroAddress, floor: 4n },
    ])
    const inOther = { ...lastSale, currency: { ...ether, address: lanterns, symbol: 'LAN' } }
    expect(pricesOf({ standard: 'erc721', lastSale: inOther })).toEqual([
      { contract: lanterns, currency: zeroAddress, floor: 5n },
    ])
  })

  test('param: isComplete: only then is another collection unknown', () => {
    const { trusted } = toKnown(info, { collections: [collection], isComplete: true })
    expect(trusted?.collections).toEqual([lanterns])
  })
})
