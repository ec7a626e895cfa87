import type { Collection, Currency, MarketInfo, MarketOrder, Nft } from '@souk/market'
import { ItemType, type OfferItem, type Order, seaportAddress } from '@souk/seaport'
import { zeroAddress } from 'viem'

export const ether: Currency = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
export const dollar: Currency = {
  address: '0x00000000000000000000000000000000000000d0',
  symbol: 'dUSD',
  name: 'Demo dollar',
  decimals: 6,
}
export const seller = '0x00000000000000000000000000000000000000A1' as const
export const buyer = '0x00000000000000000000000000000000000000b1' as const
export const creator = '0x00000000000000000000000000000000000000c1' as const
export const market = '0x00000000000000000000000000000000000000f1' as const
export const contract = '0x00000000000000000000000000000000000000e1' as const

export const info: MarketInfo = {
  chainId: 31_337,
  chain: 'souk',
  name: 'Souk',
  rpcUrl: '/rpc',
  seaport: seaportAddress,
  conduitKey: `0x${'0'.repeat(64)}`,
  fees: [{ recipient: market, basisPoints: 250 }],
  currencies: [ether, dollar],
}

export const collection: Collection = {
  slug: 'lanterns',
  name: 'Lanterns',
  description: 'Lit.',
  contract,
  standard: 'erc721',
  fees: [
    { recipient: market, basisPoints: 250, required: true },
    { recipient: creator, basisPoints: 500, required: false },
  ],
  stats: {
    totalSupply: 3n,
    owners: 2,
    listed: 1,
    floor: { price: 10n ** 18n, currency: ether },
    volume: 0n,
    sales: 0,
  },
  traits: { Glass: { Ruby: 1, Amber: 2 } },
  currencies: [ether, dollar],
}

/** A token with some fields changed. */
export function nft(change: Partial<Nft> = {}): Nft {
  return {
    tokenId: 1n,
    contract,
    collection: 'lanterns',
    standard: 'erc721',
    name: 'Ruby Lamp',
    description: '',
    traits: [{ type: 'Glass', value: 'Ruby' }],
    owners: [{ address: seller, quantity: 1n }],
    supply: 1n,
    ...change,
  }
}

/** The signed data of a listing for one ether: 2.5 % to the market, 5 % to the creator. */
export const parameters: Order.Components = {
  offerer: seller,
  zone: zeroAddress,
  offer: [
    { itemType: ItemType.ERC721, token: contract, identifierOrCriteria: 1n, startAmount: 1n, endAmount: 1n },
  ],
  consideration: [
    paid(seller, 925n * 10n ** 15n),
    paid(market, 25n * 10n ** 15n),
    paid(creator, 50n * 10n ** 15n),
  ],
  orderType: 0,
  startTime: 1n,
  endTime: 2n ** 256n - 1n,
  zoneHash: `0x${'0'.repeat(64)}`,
  salt: 1n,
  conduitKey: `0x${'0'.repeat(64)}`,
  counter: 0n,
  totalOriginalConsiderationItems: 3,
}

function paid(recipient: `0x${string}`, amount: bigint) {
  return {
    itemType: ItemType.NATIVE,
    token: zeroAddress,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient,
  }
}

export const order: MarketOrder = {
  orderHash: '0x01',
  side: 'ask',
  chain: 'souk',
  protocolAddress: seaportAddress,
  order: { parameters, signature: '0x' },
  maker: seller,
  price: 10n ** 18n,
  currency: ether,
  createdAt: new Date(0),
  startTime: 1n,
  endTime: 2n ** 256n - 1n,
  remaining: 1n,
  total: 1n,
  status: 'active',
  type: 'basic',
}

export const wrapped: Currency = {
  address: '0x00000000000000000000000000000000000000e0',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
}

/** The signed data of a swap: token 1 and money of the seller for token 2, with fees out of the money. */
export function swapParameters(money: { pay?: bigint; ask?: bigint }): Order.Components {
  const thing = {
    itemType: ItemType.ERC721,
    token: contract,
    startAmount: 1n,
    endAmount: 1n,
    identifierOrCriteria: 1n,
  }
  const sum = (token: `0x${string}`, amount: bigint): OfferItem => ({
    itemType: token === zeroAddress ? ItemType.NATIVE : ItemType.ERC20,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  })
  const { pay, ask } = money
  const consideration = [
    { ...thing, identifierOrCriteria: 2n, recipient: seller },
    ...(ask ? [{ ...sum(zeroAddress, (ask * 9n) / 10n), recipient: seller } as const] : []),
    ...(ask ? [{ ...sum(zeroAddress, ask / 10n), recipient: market } as const] : []),
    ...(pay ? [{ ...sum(wrapped.address, pay / 10n), recipient: market } as const] : []),
  ]
  return {
    ...parameters,
    offer: [thing, ...(pay ? [sum(wrapped.address, pay)] : [])],
    consideration,
    totalOriginalConsiderationItems: consideration.length,
  }
}
