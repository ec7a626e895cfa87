import { ItemType, Order, OrderType, seaportAddress, zeroHash } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** The fields of a listing or offer that a test changes. */
export type Draft = Partial<Order.Components> & { chainId?: number }

/** Signs an order with a test key; the signature has 65 bytes. */
export async function signOrder(
  key: Hex,
  components: Order.Components,
  chainId = 31_337,
): Promise<Order.Order> {
  const account = privateKeyToAccount(key)
  const signature = await account.signTypedData(
    Order.typedData(components, { chainId, address: seaportAddress }),
  )
  return { parameters: components, signature }
}

/** A listing of one NFT for the native currency (or `currency`). */
export function listing(options: {
  maker: Address
  token: Address
  identifier: bigint
  price: bigint
  amount?: bigint
  currency?: Address
  conduitKey?: Hex
  now: bigint
  changes?: Draft
}): Order.Components {
  const { maker, token, identifier, price, amount, currency = zeroAddress, now } = options
  return {
    offerer: maker,
    zone: zeroAddress,
    offer: [
      {
        itemType: amount === undefined ? ItemType.ERC721 : ItemType.ERC1155,
        token,
        identifierOrCriteria: identifier,
        startAmount: amount ?? 1n,
        endAmount: amount ?? 1n,
      },
    ],
    consideration: [
      {
        itemType: currency === zeroAddress ? ItemType.NATIVE : ItemType.ERC20,
        token: currency,
        identifierOrCriteria: 0n,
        startAmount: price,
        endAmount: price,
        recipient: maker,
      },
    ],
    orderType: amount === undefined ? OrderType.FULL_OPEN : OrderType.PARTIAL_OPEN,
    startTime: now - 60n,
    endTime: now + 3600n,
    zoneHash: zeroHash,
    salt: 1n,
    conduitKey: options.conduitKey ?? zeroHash,
    counter: 0n,
    totalOriginalConsiderationItems: 1,
    ...options.changes,
  }
}
