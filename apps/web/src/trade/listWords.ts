import type { Currency, MarketInfo, MarketOrder } from '@souk/market'
import type { ListingPlan, TradeStep } from '@souk/react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment } from '../format/formatTime.js'
import type { EarlierListing } from './listForm.js'

/** What the sentences need to know besides the exact data. */
export type WordsContext = {
  info: Pick<MarketInfo, 'seaport' | 'fees' | 'chainId'>
  networkName: string
  /** The item's name. */
  item: string
  collection: string
}

export type Row = { name: string; value: string }

/**
 * Says in plain words what signing a listing means, from the data that will be signed and nothing else.
 *
 * @example
 * listingWords(plan, context) // → [{ name: 'You give', value: 'Ruby Lamp' }, { name: 'You get', value: '0.925 ETH' }, …]
 */
export function listingWords(plan: ListingPlan, context: WordsContext): readonly Row[] {
  const { parameters, currency } = plan
  const [given] = parameters.offer
  const isSeller = (recipient: string) => isSameAddress(recipient, parameters.offerer)
  const toSeller = parameters.consideration.filter((item) => isSeller(item.recipient))
  const received = toSeller.reduce((sum, item) => sum + item.startAmount, 0n)
  const units = given?.startAmount ?? 1n
  return [
    { name: 'You give', value: units > 1n ? `${units} × ${context.item}` : context.item },
    { name: 'You get', value: formatMoney(received, currency, { exact: true }) },
    ...parameters.consideration
      .filter((item) => !isSeller(item.recipient))
      .map((item) => ({
        name: isMarket(item.recipient, context) ? 'The market gets' : 'The creator gets',
        value: `${formatMoney(item.startAmount, currency, { exact: true })} (${formatAddress(item.recipient)})`,
      })),
    { name: 'Valid until', value: formatMoment(parameters.endTime) },
    { name: 'Exchange', value: `Seaport 1.5 (${formatAddress(context.info.seaport)})` },
    { name: 'Network', value: `${context.networkName} (chain ${context.info.chainId})` },
  ]
}

/**
 * Says what is so once an item is listed: what it sells for, and until when.
 *
 * @param earlier - A listing of the same item from before. Where it asks for less it decides the price, whatever the
 * new one asks for.
 *
 * @example
 * listedWords(order, undefined) // → 'It stays in your wallet until somebody pays 2 ETH. The listing ends …'
 */
export function listedWords(
  order: Pick<MarketOrder, 'price' | 'total' | 'currency' | 'endTime'>,
  earlier: EarlierListing | undefined,
): string {
  const unitPrice = (order.price + order.total - 1n) / order.total
  const each = order.total > 1n ? ' each' : ''
  const asked = `${formatMoney(unitPrice, order.currency, { exact: true })}${each}`
  const end = `ends ${formatMoment(order.endTime)}; until then you can cancel it.`
  if (!earlier) return `It stays in your wallet until somebody pays ${asked}. The listing ${end}`
  const before = `${formatMoney(earlier.unitPrice, earlier.currency, { exact: true })}${each}`
  if (!isSameAddress(earlier.currency.address, order.currency.address))
    return `It stays in your wallet until somebody pays ${asked}, or ${before} through your earlier listing, which is still open. The new listing ${end}`
  if (earlier.unitPrice < unitPrice)
    return `Your earlier listing at ${before} is still open and still sells it: nobody will pay ${asked} before that one is sold, cancelled or over. Cancel it to ask for ${asked}. The new listing ${end}`
  if (earlier.unitPrice === unitPrice)
    return `It stays in your wallet until somebody pays ${asked}. You have two listings at this price now, and each has to be cancelled by itself. The new one ${end}`
  return `It stays in your wallet until somebody pays ${asked}. Your earlier listing at ${before} is still open too. The new one ${end}`
}

function isMarket(recipient: string, context: WordsContext): boolean {
  return context.info.fees.some((fee) => isSameAddress(fee.recipient, recipient))
}

/** What a step is called in the list of what will be asked. */
export function stepName(
  step: TradeStep,
  action: 'list' | 'buy' | 'cancel',
  context: WordsContext & { currency?: Currency },
): string {
  switch (step.kind) {
    case 'approval':
      return step.of === 'nft'
        ? `Allow trading ${context.collection}`
        : `Allow paying with ${context.currency?.symbol ?? 'this currency'}`
    case 'signature':
      return 'Sign the listing'
    case 'post':
      return 'Put it on the market'
    case 'transaction':
      return action === 'cancel' ? 'Cancel on the chain' : 'Pay and receive'
    default:
      return step satisfies never
  }
}

/** What a step means, before the wallet asks. */
export function stepMeaning(
  step: TradeStep,
  action: 'list' | 'buy' | 'cancel',
  context: WordsContext & { currency?: Currency },
): string {
  switch (step.kind) {
    case 'approval':
      return approvalMeaning(step, context)
    case 'signature':
      return 'Costs nothing and moves nothing by itself, but it binds: until it ends or you cancel, anybody can buy at this price.'
    case 'post':
      return 'The signed listing is sent to the market, nothing is asked of you.'
    case 'transaction':
      return action === 'cancel'
        ? 'A transaction with a small network fee. From then on, nobody can buy through this listing.'
        : 'One transaction: the item comes to you and the money goes out, both or neither.'
    default:
      return step satisfies never
  }
}

function approvalMeaning(
  step: Extract<TradeStep, { kind: 'approval' }>,
  context: WordsContext & { currency?: Currency },
): string {
  const operator = isSameAddress(step.operator, context.info.seaport)
    ? 'the exchange'
    : `the exchange’s conduit (${formatAddress(step.operator)})`
  return step.of === 'nft'
    ? `Lets ${operator} move any of your ${context.collection} items, and it does so only for orders you sign. Asked once per collection; a transaction with a small network fee.`
    : `Lets ${operator} take ${context.currency?.symbol ?? 'the currency'} for orders you confirm or sign. A transaction with a small network fee.`
}
