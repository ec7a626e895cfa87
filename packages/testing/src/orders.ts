import { type ItemType, noConduitKey, type Order, zeroHash } from '@souk/seaport'
import * as fc from 'fast-check'
import { type Address, getAddress, type Hex } from 'viem'

/** Draws a number that fits a uint256, mostly small ones and edge cases. */
export const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

/** Draws an address. */
export const address: fc.Arbitrary<Address> = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))

/** Draws 32 bytes. */
export const bytes32: fc.Arbitrary<Hex> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)

const offerItem = fc.record({
  itemType: fc.constantFrom<ItemType[]>(0, 1, 2, 3, 4, 5),
  token: address,
  identifierOrCriteria: uint256,
  startAmount: uint256,
  endAmount: uint256,
})

/** Draws the parameters of an order: well formed, but usually not fillable. */
export const components: fc.Arbitrary<Order.Components> = fc
  .record({
    offerer: address,
    zone: address,
    offer: fc.array(offerItem, { maxLength: 5 }),
    consideration: fc.array(
      fc.tuple(offerItem, address).map(([item, recipient]) => ({ ...item, recipient })),
      { maxLength: 6 },
    ),
    orderType: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    startTime: uint256,
    endTime: uint256,
    zoneHash: bytes32,
    salt: uint256,
    conduitKey: fc.oneof(fc.constant(noConduitKey), bytes32),
    counter: uint256,
  })
  .map((order) => ({ ...order, totalOriginalConsiderationItems: order.consideration.length }))

/** Creates a listing of one token for one ether, with optional changes. */
export function listing(
  changes: Partial<Order.Components> & Pick<Order.Components, 'offerer'>,
): Order.Components {
  const token: Address = '0x00000000000000000000000000000000000000aa'
  return {
    zone: '0x0000000000000000000000000000000000000000',
    offer: [{ itemType: 2, token, identifierOrCriteria: 1n, startAmount: 1n, endAmount: 1n }],
    consideration: [
      {
        itemType: 0,
        token: '0x0000000000000000000000000000000000000000',
        identifierOrCriteria: 0n,
        startAmount: 10n ** 18n,
        endAmount: 10n ** 18n,
        recipient: changes.offerer,
      },
    ],
    orderType: 0,
    startTime: 0n,
    endTime: 2n ** 40n,
    zoneHash: zeroHash,
    salt: 0n,
    conduitKey: noConduitKey,
    counter: 0n,
    totalOriginalConsiderationItems: changes.consideration?.length ?? 1,
    ...changes,
  }
}
