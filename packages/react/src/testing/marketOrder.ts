import type { MarketOrder } from '@souk/market'
import { Order } from '@souk/seaport'
import { zeroAddress, zeroHash } from 'viem'

const contract = '0x00000000000000000000000000000000000000aa'

/** Creates a listing of token 7 that can be filled until second 1000, with optional changes. */
export function marketOrder(rest: Partial<MarketOrder>): MarketOrder {
  return {
    orderHash: '0x01',
    side: 'ask',
    chain: 'souk',
    protocolAddress: zeroAddress,
    order: Order.parse({
      parameters: {
        offerer: '0x00000000000000000000000000000000000000bb',
        zone: zeroAddress,
        offer: [
          { itemType: 3, token: contract, identifierOrCriteria: '7', startAmount: '5', endAmount: '5' },
        ],
        consideration: [],
        orderType: 1,
        startTime: '0',
        endTime: '1000',
        zoneHash: zeroHash,
        salt: '0',
        conduitKey: zeroHash,
        counter: '0',
      },
      signature: '0x',
    }),
    maker: '0x00000000000000000000000000000000000000bb',
    price: 100n,
    currency: { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
    createdAt: new Date(0),
    startTime: 0n,
    endTime: 1000n,
    remaining: rest.total ?? 1n,
    total: 1n,
    status: 'active',
    type: 'basic',
    ...rest,
  }
}
