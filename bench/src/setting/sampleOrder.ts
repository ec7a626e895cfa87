import { type ConsiderationItem, ItemType, noConduitKey, Order, zeroHash } from '@souk/seaport'
import type { Address } from 'viem'

/**
 * A listing with two fees, as marketplaces make them. Each order has another token and salt.
 *
 * @param options.price - Gives each order another price too, so that no result can be reused from one order to the
 * next.
 */
export function sampleOrder(
  salt: bigint,
  offerer: Address = '0x0097b9cfe64455eed479292671a1121f502bc954',
  options: { price?: bigint } = {},
): Order.Components {
  const { price = 10n ** 18n } = options
  const market = '0x0000a26b00c1f0df003000390027140000faa719'
  const artist = '0x5ea1f51d0ab9a3b7ad81d1e1d5f2d2e4f1b6a9c3'
  const pay = (amount: bigint, recipient: Address): ConsiderationItem => ({
    itemType: ItemType.NATIVE,
    token: '0x0000000000000000000000000000000000000000',
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient,
  })
  return {
    offerer,
    zone: '0x004c00500000ad104d7dbd00e3ae0a5c00560c00',
    offer: [
      {
        itemType: ItemType.ERC721,
        token: '0x9401518f4ebba857baa879d9f76e1cc8b31ed197',
        identifierOrCriteria: 5_333n + salt,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [
      pay((price * 925n) / 1000n, offerer),
      pay((price * 25n) / 1000n, market),
      pay((price * 50n) / 1000n, artist),
    ],
    orderType: 0,
    startTime: 1_700_641_471n,
    endTime: 1_700_727_871n,
    zoneHash: zeroHash,
    salt: 0x72db8c0b00000000000000000000000000000000000000000b2fe904d133b02cn + salt,
    conduitKey: noConduitKey,
    counter: 0n,
    totalOriginalConsiderationItems: 3,
  }
}

/** The same in the peer's form; its lists have to be mutable. */
export function toPeer(components: Order.Components) {
  const { parameters } = Order.serialize({ parameters: components, signature: '0x' })
  return { ...parameters, offer: [...parameters.offer], consideration: [...parameters.consideration] }
}
