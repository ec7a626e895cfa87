import type { Currency } from '@souk/market'
import { ItemType, type Order } from '@souk/seaport'
import { zeroAddress } from 'viem'

export const ether: Currency = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
export const dollar: Currency = {
  address: '0x00000000000000000000000000000000000000d0',
  symbol: 'dUSD',
  name: 'Demo dollar',
  decimals: 6,
}
export const seller = '0x00000000000000000000000000000000000000A1' as const

export const info = { currencies: [ether, dollar] }

const creator = '0x00000000000000000000000000000000000000c1'
const market = '0x00000000000000000000000000000000000000f1'
export const contract = '0x00000000000000000000000000000000000000e1' as const

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

export const order = { order: { parameters, signature: '0x' } } as const
