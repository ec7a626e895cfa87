import { type Address, getAddress, isAddress } from 'viem'
import type { Components } from './Order.js'

/**
 * Normalises the case of an order's addresses. viem rejects mixed-case addresses with an invalid checksum, which
 * contracts do not know. An order with valid addresses is returned unchanged.
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
