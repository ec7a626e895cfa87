import { demo } from '@souk/devchain'
import { createOrder, ItemType, Order } from '@souk/seaport'
import { parseEther } from 'viem'
import { type Setting, walletOf } from '../setting/Setting.js'

export const buyer = demo.accounts[1]
const token = demo.contracts.lanterns
const fees = [
  { recipient: demo.artist.address, basisPoints: 500 },
  { recipient: demo.marketFee.address, basisPoints: 100 },
]
export type Lantern = Setting['lanterns'][number]

const priceOf = ({ owner }: Lantern) => ({ amount: parseEther('1'), recipient: owner.address })
export const ourListing = (lantern: Lantern) => ({
  offer: [{ itemType: ItemType.ERC721, contract: token, tokenId: lantern.identifier }] as const,
  consideration: [priceOf(lantern)],
  fees,
  startTime: 0n,
})
export const peerListing = (lantern: Lantern) => ({
  offer: [{ itemType: ItemType.ERC721, token, identifier: String(lantern.identifier) }],
  consideration: [{ amount: String(priceOf(lantern).amount), recipient: lantern.owner.address }],
  fees,
})

/** Picks lanterns that the buyer does not own. */
export function foreign(setting: Setting, count: number): readonly Lantern[] {
  return setting.lanterns.filter(({ owner }) => owner !== buyer).slice(0, count)
}

export function one(lanterns: readonly Lantern[]): Lantern {
  const [first] = lanterns
  if (!first) throw new RangeError('The chain has no lantern to trade.')
  return first
}

export async function signed(
  setting: Setting,
  lanterns: readonly Lantern[],
): Promise<readonly Order.Order[]> {
  return Promise.all(
    lanterns.map(async (lantern) => {
      const { executeAllActions } = await createOrder(
        walletOf(setting.rpcUrl, lantern.owner),
        ourListing(lantern),
      )
      return executeAllActions()
    }),
  )
}

/** The peer requires mutable lists. */
export function toPeer(order: Order.Order) {
  const { parameters, signature } = Order.serialize(order)
  return {
    parameters: {
      ...parameters,
      offer: [...parameters.offer],
      consideration: [...parameters.consideration],
    },
    signature,
  }
}
