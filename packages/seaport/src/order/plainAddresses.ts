import { type Address, getAddress, isAddress } from 'viem'
import type { Components } from './Order.js'

/**
 * Spells the addresses of an order so that every encoder takes them. The contract knows only bytes, while viem refuses
 * mixed case that is no checksum; an order that is spelled well comes back as it is.
 */
export function plainAddresses(components: Components): Components {
  const { offerer, zone, offer, consideration } = components
  const all = [
    offerer,
    zone,
    ...offer.map(({ token }) => token),
    ...consideration.flatMap(({ token, recipient }) => [token, recipient]),
  ]
  if (all.every((address) => isAddress(address))) return components
  return {
    ...components,
    offerer: plain(offerer),
    zone: plain(zone),
    offer: offer.map((item) => ({ ...item, token: plain(item.token) })),
    consideration: consideration.map((item) => ({
      ...item,
      token: plain(item.token),
      recipient: plain(item.recipient),
    })),
  }
}

function plain(address: Address): Address {
  return getAddress(address.toLowerCase())
}
