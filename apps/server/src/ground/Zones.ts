import { BaseError } from '@souk/base'
import { Auction } from '@souk/seaport'
import { type Address, type Hex, keccak256 } from 'viem'
import type { ServerOptions } from '../market/config.js'
import { fromNode, type Node } from '../node/node.js'
import * as Read from '../node/Read.js'

/** What is at the address of a zone. */
export type ZoneFacts = {
  zone: Address
  code: Hex | undefined
  /** Whether it says that it is a zone of the exchange. */
  isZone: boolean
}

type Options = Pick<ServerOptions, 'auctionZones'>

/** The identifier of a zone's interface: `validateOrder` and `getSeaportMetadata` (ERC-165). */
const zoneInterface: Hex = '0x39c677be'

/**
 * Looks at the zones that a market may use.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function read(node: Node, { auctionZones = [Auction.soukZone] }: Options): Promise<ZoneFacts[]> {
  const [codes, answers] = await Promise.all([
    Promise.all(auctionZones.map((address) => fromNode('eth_getCode', () => node.getCode({ address })))),
    Read.all(
      node,
      auctionZones.map((zone) => Read.supportsInterface(zone, zoneInterface)),
    ),
  ])
  return auctionZones.map((zone, index) => ({ zone, code: codes[index], isZone: answers[index] === true }))
}

/**
 * Decides which zones settle a market's auctions: those that the operator names, or Souk's own if it is on the chain.
 *
 * @throws {NoZoneError} if there is no zone at an address that the operator names.
 */
export function from({ auctionZones }: Options, facts: readonly ZoneFacts[], chainId: number): Address[] {
  const usable = facts.filter((found) => (auctionZones ? found.isZone : isOurs(found)))
  const missing = auctionZones?.find((zone) => usable.every((found) => found.zone !== zone))
  if (missing) throw new NoZoneError({ chainId, zone: missing })
  return usable.map(({ zone }) => zone)
}

/** Whether Souk's own zone is on the chain, with its own code. */
export function isOurs({ zone, code }: Pick<ZoneFacts, 'zone' | 'code'>): boolean {
  return zone === Auction.soukZone && code !== undefined && keccak256(code) === Auction.soukZoneCodeHash
}

/** Thrown when an address that is to be an auction zone is none. */
class NoZoneError extends BaseError<{ chainId: number; zone: Address }> {
  override readonly name = 'Zones.NoZoneError'
  constructor(facts: { chainId: number; zone: Address }) {
    super(
      `There is no zone of the exchange at ${facts.zone} on chain ${facts.chainId}; correct --auction-zone, or leave it out and put Souk's own zone there with souk zone deploy.`,
      { facts, retry: 'user' },
    )
  }
}
