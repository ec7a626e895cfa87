import type { Currency, MarketInfo, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Auction, ItemType, isCurrency, Order } from '@souk/seaport'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { formatMoment } from '../../format/formatTime.js'
import type { listingWords } from '../../i18n/areas/listing.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { placeRows, type Row } from '../shared/placeRows.js'
import type { EarlierListing, EarlierWarning, FormWarning, ListFacts, ListMode } from './listForm.js'

/** The facts that the sentences need besides the exact data. */
export type ListContext = {
  info: Pick<MarketInfo, 'seaport' | 'fees' | 'chainId' | 'auction'>
  networkName: string
  /** The name of the item, or of the set. */
  item: string
  /** What to say below it. @default nothing */
  itemNote?: string
  currency: Currency
  words: TradeWords
  texts: ListingTexts
  /** Returns the name of an account. */
  nameOf: (address: string) => string
  /** Names the creator among several who receive fees. @default the address alone */
  creatorOf?: (recipient: string) => string | undefined
  /** The reserve of an auction. The order only has the seller's share of it. */
  reserve?: bigint | undefined
  /** Seconds. */
  now: bigint
}

/** The texts for choosing how to sell. */
export type ListingTexts = (typeof listingWords)['en']

/** Shows a private buyer by the full address, since an address with the same beginning and end is easy to make. */
function wholeName(address: string, { nameOf }: ListContext): string {
  const name = nameOf(address)
  const short = formatAddress(address)
  if (name.includes(short)) return name.replace(short, address)
  return name.includes(address) ? name : `${name} (${address})`
}

/**
 * Explains a listing's signature, from only the data to be signed.
 *
 * @example
 * listingRows(plan.parameters, context) // → [{ name: 'You give', value: 'Ruby Lamp' }, { name: 'You receive', value: '0.925 ETH' }, …]
 */
export function listingRows(parameters: Order.Components, context: ListContext): readonly Row[] {
  const { info, words, texts } = context
  const { line } = words.list
  const [given, ...others] = parameters.offer
  const units = others.length === 0 ? (given?.startAmount ?? 1n) : 1n
  const { taker } = Deal.from(parameters)
  const isAuction = isAuctionOf(parameters, info)
  return [
    ...(isAuction ? [] : priceRows(parameters, context)),
    {
      name: line.youGive,
      value: units > 1n ? `${units} × ${context.item}` : context.item,
      ...(context.itemNote ? { note: context.itemNote } : {}),
    },
    ...(isAuction ? auctionRows(parameters, context) : moneyRows(parameters, context)),
    ...(taker ? [{ name: texts.line.onlyBuyer, value: wholeName(taker, context) }] : []),
    ...(parameters.startTime > context.now + soonSeconds
      ? [{ name: texts.line.startsAt, value: formatMoment(parameters.startTime) }]
      : []),
    {
      name: isAuction ? texts.line.settleUntil : line.validUntil,
      value: formatMoment(parameters.endTime),
    },
    ...placeRows(context),
  ]
}

/** An order that starts this soon starts now: the clocks of the browser and of the chain differ. */
const soonSeconds = 60n

/** Recognises an auction by the accounts that may fill it, as the exchange does. */
export function isAuctionOf(
  { zone, orderType }: Pick<Order.Components, 'zone' | 'orderType'>,
  { auction }: Pick<MarketInfo, 'auction'>,
): boolean {
  return orderType >= 2 && (Auction.isEnglish({ zone }) || isSameAddress(zone, auction?.zone))
}

/** What a buyer pays in total; for a falling price, at both ends. */
function priceRows(parameters: Order.Components, context: ListContext): readonly Row[] {
  const { currency, words, texts } = context
  const money = parameters.consideration.filter(isCurrency)
  const say = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  const [start, end] = [sumOf(money, 'startAmount'), sumOf(money, 'endAmount')]
  if (start === end)
    return [{ name: words.list.buyerPays, value: say(start), ...eachOf(parameters, { start, words, say }) }]
  return [
    { name: texts.line.paysAtStart, value: say(start) },
    { name: texts.line.paysAtEnd, value: say(end) },
  ]
}

/** The price of one of several units, and whether a buyer can take only some of them. */
function eachOf(
  parameters: Order.Components,
  { start, words, say }: { start: bigint; words: TradeWords; say: (amount: bigint) => string },
): Pick<Row, 'note'> {
  const [given, ...others] = parameters.offer
  const units = others.length === 0 ? (given?.startAmount ?? 1n) : 1n
  if (units <= 1n || start % units !== 0n) return {}
  const each = words.list.each(say(start / units))
  return { note: Order.allowsPartialFills(parameters) ? words.list.fewer(each) : each }
}

/** Who receives what; for a falling price, at both ends. */
function moneyRows(parameters: Order.Components, context: ListContext): readonly Row[] {
  const { currency, words, texts } = context
  const { line } = words.list
  const money = parameters.consideration.filter(isCurrency)
  const isSeller = ({ recipient }: { recipient: string }) => isSameAddress(recipient, parameters.offerer)
  const mine = money.filter(isSeller)
  const say = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  const [start, end] = [sumOf(mine, 'startAmount'), sumOf(mine, 'endAmount')]
  const isFalling = start !== end
  return [
    { name: isFalling ? texts.line.atStart : line.youGet, value: say(start) },
    ...(isFalling ? [{ name: texts.line.atEnd, value: say(end) }] : []),
    ...money
      .filter((item) => !isSeller(item))
      .map((item) => feeRow(item, { ...context, isFalling, value: say(item.startAmount) })),
  ]
}

/** Who receives a fee: the market, or the creator of a collection. */
function feeRow({ recipient }: { recipient: string }, context: ListContext & FeeRow): Row {
  const { isFalling, value, texts, words } = context
  const { line } = words.list
  if (isMarket(recipient, context))
    return {
      name: isFalling ? texts.line.marketAtStart : line.marketGets,
      value,
      note: formatAddress(recipient),
    }
  const note = [context.creatorOf?.(recipient), formatAddress(recipient)].filter(Boolean).join(' · ')
  return { name: isFalling ? texts.line.othersAtStart : line.creatorGets, value, note }
}

type FeeRow = { isFalling: boolean; value: string }

function auctionRows(parameters: Order.Components, context: ListContext): readonly Row[] {
  const { line } = context.texts
  const { end, settler, feeBasisPoints } = Auction.decodeTerms(parameters.zoneHash)
  const least = sumOf(parameters.consideration.filter(isCurrency), 'startAmount')
  const { reserve } = context
  return [
    ...(reserve === undefined
      ? []
      : [{ name: context.texts.reserve, value: formatMoney(reserve, context.currency, { exact: true }) }]),
    { name: line.atLeast, value: formatMoney(least, context.currency, { exact: true }) },
    { name: line.feesAtMost, value: line.upTo(formatBasisPoints(feeBasisPoints)) },
    { name: line.bidsUntil, value: formatMoment(end) },
    { name: line.settledBy, value: settler ? line.byAnybody(formatAddress(settler)) : line.byYou },
  ]
}

function sumOf(
  items: readonly Pick<Order.Components['consideration'][number], 'startAmount' | 'endAmount'>[],
  field: 'startAmount' | 'endAmount',
): bigint {
  return items.reduce((sum, item) => sum + item[field], 0n)
}

/**
 * Describes a listed item: its price, and when the listing ends.
 *
 * @param options.earlier - An earlier listing of the same item. If it is cheaper, it decides the price; of an edition, its
 * units sell first.
 *
 * @example
 * listedWords(order, { earlier: undefined, words }) // → 'It stays in your wallet until someone pays 2 ETH. The listing ends …'
 */
export function listedWords(
  order: Pick<MarketOrder, 'price' | 'total' | 'currency' | 'endTime' | 'order'>,
  { earlier, words: { list } }: { earlier: EarlierListing | undefined; words: TradeWords },
): string {
  const unitPrice = (order.price + order.total - 1n) / order.total
  const price = formatMoney(unitPrice, order.currency, { exact: true })
  const asked = order.total > 1n ? list.each(price) : price
  const end = list.ends(formatMoment(order.endTime))
  const listed = order.total > 1n ? list.listedUnits(asked, end) : list.listed(asked, end)
  if (!earlier) return listed
  const isCheaper =
    isSameAddress(earlier.currency.address, order.currency.address) && earlier.unitPrice < unitPrice
  const before = formatMoney(earlier.unitPrice, earlier.currency, { exact: true })
  if (isEdition(order)) {
    const other = list.earlierUnits(earlier.units, earlier.units > 1n ? list.each(before) : before)
    return [listed, other, isCheaper ? list.earlierFirst(earlier.units) : list.earlierBeside].join(' ')
  }
  if (!isSameAddress(earlier.currency.address, order.currency.address))
    return list.listedOrOther(asked, before, end)
  if (isCheaper) return list.listedAboveEarlier(asked, before, end)
  if (earlier.unitPrice === unitPrice) return list.listedAgain(asked, end)
  return list.listedBelowEarlier(asked, before, end)
}

/** Each listing of an edition sells its own units. */
function isEdition({ order: { parameters } }: Pick<MarketOrder, 'order'>): boolean {
  return parameters.offer.some(({ itemType }) => itemType === ItemType.ERC1155)
}

function isMarket(recipient: string, context: ListContext): boolean {
  return context.info.fees.some((fee) => isSameAddress(fee.recipient, recipient))
}

/** Tells whether the best offer is the highest bid of the seller's auction of the item. */
function isHighestBid({ bestOffer, auctionPrice }: WarningContext['facts']): boolean {
  if (!bestOffer || !auctionPrice) return false
  return (
    bestOffer.price === auctionPrice.price &&
    isSameAddress(bestOffer.currency.address, auctionPrice.currency.address)
  )
}

/** Returns the text of a warning about a valid but unusual price. */
export function warningText(
  warning: FormWarning,
  { facts, mode = 'fixed', unitPrice, words: { list }, texts }: WarningContext,
): string {
  const { floor, earlier, bestOffer, lastSale } = facts
  const say = (price: Price | undefined) => (price ? formatMoney(price.price, price.currency) : '')
  const before = earlier ? formatMoney(earlier.unitPrice, earlier.currency) : ''
  const whenFallen = (text: string) => (mode === 'dutch' ? texts.warning.falling(text) : text)
  switch (warning) {
    case 'belowFloor':
      // Nobody can buy at the reserve: bidding runs until the end.
      if (mode === 'english') return texts.warning.reserveBelowFloor(say(floor))
      return whenFallen(
        facts.standard === 'erc1155'
          ? texts.warning.belowEditionFloor(say(floor))
          : list.warning.belowFloor(say(floor)),
      )
    case 'belowOffer':
      return whenFallen(texts.warning[isHighestBid(facts) ? 'belowBid' : 'belowOffer'](say(bestOffer)))
    case 'belowLastSale':
      return whenFallen(texts.warning.belowLastSale(say(lastSale)))
    default:
      if (earlier && facts.isEdit && mode !== 'english')
        return editText(warning, { earlier, unitPrice, texts })
      if (facts.standard === 'erc1155') return texts.warning.editionEarlier(before)
      return mode === 'english' ? texts.warning.auctionWhileEarlier(before) : list.warning[warning](before)
  }
}

type Edit = Pick<WarningContext, 'unitPrice' | 'texts'> & { earlier: EarlierListing }

/** Says how the listing whose price changes goes on. A falling one can become cheaper than the new one. */
function editText(warning: EarlierWarning, { earlier, unitPrice = 0n, texts: { edit } }: Edit): string {
  const { currency, endPrice = unitPrice } = earlier
  const [before, end] = [formatMoney(earlier.unitPrice, currency), formatMoment(earlier.endTime)]
  const isFalling = warning === 'sameListing' || warning === 'dearerListing'
  if (!isFalling || endPrice >= unitPrice) return edit[warning](before, end)
  const text = warning === 'sameListing' ? edit.sameFalling : edit.dearerFalling
  return text(before, { lowest: formatMoney(endPrice, currency), end })
}

type Price = { price: bigint; currency: Currency }

/** The facts that warnings need. */
export type WarningContext = {
  facts: Pick<
    ListFacts,
    'standard' | 'floor' | 'earlier' | 'isEdit' | 'auctionPrice' | 'bestOffer' | 'lastSale'
  >
  /** @default 'fixed' */
  mode?: ListMode | undefined
  /** What the new listing asks for one unit. */
  unitPrice?: bigint | undefined
  words: TradeWords
  texts: ListingTexts
}
