import type { MarketInfo } from '@souk/market'

/**
 * Finds the accounts that the market knows by a name that begins with the text.
 *
 * @example
 * knownNames('es', info) // → [{ name: 'Esra', address: '0x…' }]
 */
export function knownNames(text: string, { demoAccounts = [] }: Pick<MarketInfo, 'demoAccounts'>) {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' ? [] : demoAccounts.filter(({ name }) => name.toLocaleLowerCase().startsWith(wanted))
}
