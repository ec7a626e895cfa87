import type { Currency, MarketInfo, MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment } from '../format/formatTime.js'
import type { Words } from '../words/Words.js'
import type { EarlierListing, FormWarning, ListFacts } from './listForm.js'

/** What the sentences need to know besides the exact data. */
export type ListContext = {
  info: Pick<MarketInfo, 'seaport' | 'fees' | 'chainId'>
  networkName: string
  /** The item's name. */
  item: string
  currency: Currency
  words: Words
}

export type Row = { name: string; value: string }

/**
 * Says in plain words what signing a listing means, from the data that will be signed and nothing else.
 *
 * @example
 * listingWords(plan.parameters, context) // → [{ name: 'You give', value: 'Ruby Lamp' }, { name: 'You get', value: '0.925 ETH' }, …]
 */
export function listingWords(parameters: Order.Components, context: ListContext): readonly Row[] {
  const { info, currency, words } = context
  const { line } = words.list
  const [given] = parameters.offer
  const isSeller = (recipient: string) => isSameAddress(recipient, parameters.offerer)
  const toSeller = parameters.consideration.filter((item) => isSeller(item.recipient))
  const received = toSeller.reduce((sum, item) => sum + item.startAmount, 0n)
  const units = given?.startAmount ?? 1n
  return [
    { name: line.youGive, value: units > 1n ? `${units} × ${context.item}` : context.item },
    { name: line.youGet, value: formatMoney(received, currency, { exact: true }) },
    ...parameters.consideration
      .filter((item) => !isSeller(item.recipient))
      .map((item) => ({
        name: isMarket(item.recipient, context) ? line.marketGets : line.creatorGets,
        value: `${formatMoney(item.startAmount, currency, { exact: true })} (${formatAddress(item.recipient)})`,
      })),
    { name: line.validUntil, value: formatMoment(parameters.endTime) },
    { name: line.exchange, value: `Seaport 1.5 (${formatAddress(info.seaport)})` },
    { name: line.network, value: line.chain(context.networkName, info.chainId) },
  ]
}

/**
 * Says what is so once an item is listed: what it sells for, and until when.
 *
 * @param options.earlier - A listing of the same item from before. Where it asks for less it decides the price, whatever
 * the new one asks for.
 *
 * @example
 * listedWords(order, { earlier: undefined, words }) // → 'It stays in your wallet until somebody pays 2 ETH. The listing ends …'
 */
export function listedWords(
  order: Pick<MarketOrder, 'price' | 'total' | 'currency' | 'endTime'>,
  { earlier, words: { list } }: { earlier: EarlierListing | undefined; words: Words },
): string {
  const unitPrice = (order.price + order.total - 1n) / order.total
  const say = (amount: bigint, currency: Currency) => {
    const price = formatMoney(amount, currency, { exact: true })
    return order.total > 1n ? list.each(price) : price
  }
  const asked = say(unitPrice, order.currency)
  const end = list.ends(formatMoment(order.endTime))
  if (!earlier) return list.listed(asked, end)
  const before = say(earlier.unitPrice, earlier.currency)
  if (!isSameAddress(earlier.currency.address, order.currency.address))
    return list.listedOrOther(asked, before, end)
  if (earlier.unitPrice < unitPrice) return list.listedAboveEarlier(asked, before, end)
  if (earlier.unitPrice === unitPrice) return list.listedAgain(asked, end)
  return list.listedBelowEarlier(asked, before, end)
}

function isMarket(recipient: string, context: ListContext): boolean {
  return context.info.fees.some((fee) => isSameAddress(fee.recipient, recipient))
}

/** Says what is odd about a price that is possible all the same. */
export function warningText(warning: FormWarning, facts: ListFacts, { list }: Words): string {
  const { floor, earlier } = facts
  if (warning === 'belowFloor')
    return list.warning.belowFloor(floor ? formatMoney(floor.price, floor.currency) : '')
  return list.warning[warning](earlier ? formatMoney(earlier.unitPrice, earlier.currency) : '')
}
