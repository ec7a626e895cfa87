import type { MarketInfo } from '@souk/market'
import { formatAddress, isSameAddress } from './formatAddress.js'

/**
 * Names an account for people: a demo wallet by its name and its address, any other account by its address.
 *
 * Only a market on a local chain has demo wallets, so elsewhere no name can pose as a known one.
 *
 * @example
 * accountName('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', info) // → 'Bilal (0x7099…79C8)'
 */
export function accountName(address: string, info: Pick<MarketInfo, 'demoAccounts'>): string {
  const name = knownName(address, info)
  return name ? `${name} (${formatAddress(address)})` : formatAddress(address)
}

/** Returns the name of a demo wallet; `undefined` for other accounts. */
export function knownName(address: string, info: Pick<MarketInfo, 'demoAccounts'>): string | undefined {
  return info.demoAccounts?.find((account) => isSameAddress(account.address, address))?.name
}
