import { type OfferItem, Order } from '@souk/seaport'
import { formatAddress, isSameAddress } from './formatAddress.js'
import { formatMoney } from './formatMoney.js'

/**
 * Describes an item of an order: an amount of money, or a token. A changing amount shows its start and end.
 *
 * @example
 * itemText(item, context) // → '0.5 ETH'
 */
export function itemText(item: OfferItem, { tokens = [] }: Order.Context): string {
  const known = tokens.find(({ address }) => isSameAddress(address, item.token))
  const name = Order.plainName(known?.symbol ?? '') || formatAddress(item.token)
  const amounts =
    item.startAmount === item.endAmount ? [item.startAmount] : [item.startAmount, item.endAmount]
  if (item.itemType <= 1)
    return amounts
      .map((amount) =>
        known?.decimals === undefined
          ? `${amount} (${name})`
          : formatMoney(amount, { symbol: name, decimals: known.decimals }, { exact: true }),
      )
      .join(' → ')
  const units = item.itemType === 2 || item.itemType === 4 ? '' : `${amounts.join(' → ')} × `
  const id = item.itemType >= 4 ? '#?' : `#${shorten(String(item.identifierOrCriteria))}`
  return `${units}${name} ${id}`
}

/** Shortens a long number to its first and last digits. */
export function shorten(digits: string): string {
  return digits.length > 14 ? `${digits.slice(0, 6)}…${digits.slice(-4)}` : digits
}
