import type { MarketInfo } from '@souk/market'
import { formatAddress, isSameAddress } from './formatAddress.js'

/**
 * Names an account for people: by its name and its address, or by its address alone.
 *
 * A name of ENS comes before the name of a demo wallet, because other apps show it too. Only a market on a local chain
 * has demo wallets, so elsewhere no name can pose as a known one.
 *
 * @param ensName - The account's name of ENS, checked in both directions.
 *
 * @example
 * accountName('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', info) // → 'Bilal (0x7099…79C8)'
 */
export function accountName(
  address: string,
  info: Pick<MarketInfo, 'demoAccounts'>,
  ensName?: string | undefined,
): string {
  const name = ensName ?? knownName(address, info)
  return name ? `${name} (${formatAddress(address)})` : formatAddress(address)
}

/** Returns the name of a demo wallet; `undefined` for other accounts. */
export function knownName(address: string, info: Pick<MarketInfo, 'demoAccounts'>): string | undefined {
  return info.demoAccounts?.find((account) => isSameAddress(account.address, address))?.name
}
