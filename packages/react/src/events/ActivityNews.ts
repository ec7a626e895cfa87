import {
  type Activity,
  type AnyOrder,
  type AuctionSummary,
  activityTypes,
  type CollectionOffer,
  type Currency,
  type MarketOrder,
} from '@souk/market'
import { isCriteria, isCurrency, Order } from '@souk/seaport'
import type { InfiniteData } from '@tanstack/react-query'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { type Fill, fillIn, type Move, type MovedItem, moveIn, type ReceiptLog } from './ReceiptLog.js'
import * as TradeNews from './TradeNews.js'

/** The pages of `getActivity`. */
export type ActivityPages = InfiniteData<{ activities: readonly Activity[]; next?: string | undefined }>

/** The options of `getActivity` in a query key: addresses are in lower case, and token ids are text. */
export type ActivityOptions = {
  slug?: string
  contract?: string
  tokenId?: string
  account?: string
  types?: readonly string[]
}

/** An order that activity tells of. */
type Told = AnyOrder | CollectionOffer

/** What the page knows of the things in a receipt. Everything is `undefined` if it does not. */
export type Known = {
  /** The names of a token, or only those of its collection. */
  namesOf: (contract: string, tokenId?: bigint) => Names | undefined
  currencyOf: (address: string) => Currency | undefined
  orderOf: (orderHash: string) => Told | undefined
  /** The auction of a token. @default none */
  auctionOf?: (contract: string, tokenId: bigint) => AuctionSummary | undefined
}

/** The texts of an activity. */
export type Names = Pick<Activity, 'collection' | 'collectionName' | 'name' | 'imageUrl'>

type Receipt = {
  status: 'success' | 'reverted'
  transactionHash: Hex
  logs: readonly (ReceiptLog & { blockTimestamp?: bigint | null | undefined })[]
}
type Row = Omit<Activity, 'at'>

/**
 * Returns the activity of a trade as the market will tell it.
 *
 * @param trade.posted - Its outcome, of which orders are picked.
 */
export function from(trade: from.Trade, options: from.Options): from.Result {
  const orders = [trade.posted].flat().filter(isTold)
  const posted = orders.flatMap((order) => fromPosted(order, options) ?? [])
  const sent = trade.receipts.map((receipt) => fromReceipt(receipt, options))
  const hashes = new Set(posted.map(({ orderHash }) => orderHash))
  return {
    // Newest first.
    rows: [...posted, ...sent.reverse().flatMap((rows) => rows ?? [])],
    lacksOrders: trade.signed.some(({ parameters }) => !hashes.has(Order.hash(parameters))),
    lacksSales: sent.some((rows) => !rows),
  }
}

export declare namespace from {
  type Trade = { posted: unknown; receipts: readonly Receipt[]; signed: readonly Order.Order[] }
  type Options = fromReceipt.Options
  /** `lacksOrders`, `lacksSales`: only the market can tell of some orders or transactions. */
  type Result = { rows: readonly Activity[]; lacksOrders: boolean; lacksSales: boolean }
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'orderHash' in value && 'order' in value
}

/**
 * Returns the activity of a transaction as the market will tell it, newest first: sales, cancellations, and transfers in
 * the collections that the page knows.
 *
 * @param options.exchange - The address of the exchange.
 * @param options.now - When it took place, if the node does not say.
 * @returns `undefined` if the page does not know enough to tell all of it.
 */
export function fromReceipt(receipt: Receipt, options: fromReceipt.Options): readonly Activity[] | undefined {
  if (receipt.status === 'reverted') return []
  const { transactionHash, logs } = receipt
  const exchange = options.exchange.toLowerCase()
  const rows: Activity[] = []
  for (const log of logs) {
    const at = log.blockTimestamp ? new Date(Number(log.blockTimestamp) * 1_000) : options.now
    const told = log.address.toLowerCase() === exchange ? fromExchange(log, options) : fromToken(log, options)
    if (!told) return undefined
    rows.push(...told.map((row) => ({ ...row, at, transactionHash })))
  }
  // Of two orders that were matched with each other, the market tells one sale.
  const sides = new Set(rows.flatMap(({ type, side }) => (type === 'sale' ? (side ?? []) : [])))
  return sides.size > 1 ? undefined : rows.map(withoutSide).reverse()
}

export declare namespace fromReceipt {
  type Options = Known & { exchange: string; now: Date }
}

/** The market tells the side of a sale only if it has no price. */
function withoutSide({ side, ...row }: Activity): Activity {
  return row.type === 'sale' || side === undefined ? row : { ...row, side }
}

function fromExchange(log: ReceiptLog, known: Known): readonly Row[] | undefined {
  const fill = fillIn(log)
  if (fill) return asList(fromFill(fill, known))
  const orderHash = TradeNews.cancelledIn(log)
  if (orderHash === undefined) return []
  const order = known.orderOf(orderHash)
  return asList(order && fromOrder(order, { type: 'cancel', known }))
}

function asList(row: Row | undefined): readonly Row[] | undefined {
  return row && [row]
}

function fromToken(log: ReceiptLog, { namesOf }: Known): readonly Row[] {
  const move = moveIn(log)
  const names = move && namesOf(move.contract, move.tokenId)
  return move && names ? [fromMove(move, names)] : []
}

function fromMove({ contract, tokenId, from, to, units }: Move, names: Names): Row {
  return {
    type: from === zeroAddress ? 'mint' : 'transfer',
    ...names,
    contract: getAddress(contract),
    tokenId,
    quantity: units,
    ...(from !== zeroAddress && { from: getAddress(from) }),
    ...(to !== zeroAddress && { to: getAddress(to) }),
  }
}

/** Reads a sale of one token. Only the market tells one of several, or of one for another. */
function fromFill(fill: Fill, { namesOf, currencyOf }: Known): Row | undefined {
  const isNft = ({ type }: MovedItem) => type > 1n
  const [given, ...others] = fill.offer.filter(isNft)
  // A private order asks for its own token on behalf of its taker.
  const isGiven = (item: MovedItem) => item.token === given?.token && item.identifier === given.identifier
  const taker = fill.consideration.find((item) => isNft(item) && isGiven(item))?.recipient
  const [asked, ...more] = fill.consideration.filter((item) => isNft(item) && !isGiven(item))
  const item = given ?? asked
  if (!item || others.length + more.length > 0 || (given && asked)) return undefined
  const money = (given ? fill.consideration : fill.offer).filter((other) => !isNft(other))
  const [currency, names] = [currencyOf(money[0]?.token ?? ''), namesOf(item.token, item.identifier)]
  if (!currency || !names) return undefined
  const [from, to] = given ? [fill.offerer, taker ?? fill.recipient] : [fill.recipient, fill.offerer]
  return {
    type: 'sale',
    ...names,
    contract: getAddress(item.token),
    tokenId: item.identifier,
    quantity: item.amount,
    from: getAddress(from),
    to: getAddress(to),
    price: money.reduce((sum, { amount }) => sum + amount, 0n),
    currency,
    orderHash: fill.orderHash as Hex,
    side: given ? 'ask' : 'bid',
  }
}

/**
 * Returns the activity of a posted order: a listing or an offer.
 *
 * @param options.now - When it was posted, if the market did not say.
 * @returns `undefined` if the page does not know enough to tell it.
 */
function fromPosted(order: Told, options: Known & { now: Date }): Activity | undefined {
  const row = fromOrder(order, { type: isBid(order) ? 'offer' : 'listing', known: options })
  const at = 'createdAt' in order ? order.createdAt : options.now
  // The market tells whole seconds.
  const second = new Date(Math.floor(at.getTime() / 1_000) * 1_000)
  return row && { ...row, at: second }
}

function isBid(order: Told): boolean {
  return 'criteria' in order || order.side === 'bid'
}

type Of = { type: 'listing' | 'offer' | 'cancel'; known: Known }

function fromOrder(told: Told, { type, known }: Of): Row | undefined {
  const { orderHash, order } = told
  const { offer, consideration, offerer } = order.parameters
  const tokens = [...offer, ...consideration].filter((item) => !isCurrency(item))
  const [token] = tokens
  const isSame = (other: typeof token) =>
    other?.token === token?.token && other?.identifierOrCriteria === token?.identifierOrCriteria
  const terms = termsOf(told, known)
  if (!token || !tokens.every(isSame) || !terms) return undefined
  const tokenId = isCriteria(token) ? undefined : token.identifierOrCriteria
  const names = known.namesOf(token.token.toLowerCase(), tokenId)
  const { taker, ...rest } = terms
  return (
    names && {
      type,
      ...names,
      contract: getAddress(token.token),
      ...(tokenId !== undefined && { tokenId }),
      from: getAddress(offerer),
      ...(taker && { to: getAddress(taker) }),
      ...rest,
      orderHash: orderHash.toLowerCase() as Hex,
      ...(type === 'cancel' && { side: isBid(told) ? 'bid' : 'ask' }),
      ...(isInAuction(told, tokenId === undefined ? undefined : known.auctionOf?.(token.token, tokenId)) && {
        inAuction: true,
      }),
    }
  )
}

/** Whether an order starts an auction, or was a bid in the auction of its token when it was made. */
function isInAuction(told: Told, auction: AuctionSummary | undefined): boolean {
  if ('criteria' in told || told.side === 'swap') return false
  if (told.side === 'ask') return told.type === 'english'
  if (!auction || told.createdAt.getTime() >= Number(auction.end) * 1_000) return false
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  return isSame(told.currency.address, auction.currency.address) && !isSame(told.maker, auction.maker)
}

type Terms = Required<Pick<Activity, 'quantity' | 'price' | 'currency'>> & { taker?: Address | undefined }

/** Reads the price at which an order began, which is that of its activity. */
function termsOf(told: Told, { currencyOf }: Known): Terms | undefined {
  const { offer, consideration } = told.order.parameters
  const money = (isBid(told) ? offer : consideration).filter(isCurrency)
  const begun = money.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if ('criteria' in told) {
    const [currency, wanted] = [
      currencyOf(money[0]?.token.toLowerCase() ?? ''),
      consideration.find((item) => !isCurrency(item)),
    ]
    return currency && wanted && { quantity: wanted.startAmount, price: begun, currency }
  }
  if (told.side === 'swap') return undefined
  const { type, total, price, currency, taker } = told satisfies MarketOrder
  return { quantity: total, price: type === 'dutch' ? begun : price, currency, taker }
}

/**
 * Adds activities at the top of pages that list such. Pages that do not, or that have them already, stay the same object.
 *
 * @param options - The options of the read.
 * @param rows - Newest first.
 */
export function withRows(
  data: ActivityPages,
  options: ActivityOptions,
  rows: readonly Activity[],
): ActivityPages {
  const [first, ...others] = data.pages
  const has = new Set(data.pages.flatMap(({ activities }) => activities.map(keyOf)))
  const added = rows.filter((row) => isListed(row, options) && !has.has(keyOf(row)))
  if (!first || added.length === 0) return data
  return { ...data, pages: [{ ...first, activities: [...added, ...first.activities] }, ...others] }
}

function isListed(
  { type, collection, contract, tokenId, from, to }: Activity,
  options: ActivityOptions,
): boolean {
  const { slug, account, types = activityTypes } = options
  if (!types.includes(type)) return false
  if (slug !== undefined) return slug === collection
  if (account !== undefined) return [from, to].some((party) => party?.toLowerCase() === account)
  if (options.contract === undefined) return true
  return contract.toLowerCase() === options.contract && String(tokenId) === options.tokenId
}

/** Identifies an activity, whatever its time is. */
export function keyOf(activity: Activity): string {
  const { type, transactionHash, orderHash, contract, tokenId, from, to, quantity } = activity
  return [type, transactionHash, orderHash, contract, tokenId, from, to, quantity].join('/').toLowerCase()
}
