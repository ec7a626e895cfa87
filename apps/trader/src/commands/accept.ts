import { type CollectionOffer, getCollectionOffers, getOrders, type MarketOrder } from '@souk/market'
import { Deal, prepareFulfillOrder } from '@souk/market/flows'
import { currencyOf, formatMoney, isSameAddress } from '@souk/words/format'
import type { Address, Hex } from 'viem'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import * as Money from '../subject/Money.js'
import { type Item, readItem } from '../subject/readSubject.js'
import { readUpTo } from '../subject/readUpTo.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { chainTime, factsOf, feeRows, guardOf, itemName, notLookedAt, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { subjectData } from './buy.js'
import { sayShort } from './sayShort.js'
import { isOrderHash } from './values.js'

/** The flags of `souk accept`. */
export type Flags = ApprovalFlags & { offer?: string; min?: string }

/** Accepts an offer on an item: the named one, or the highest. */
export async function accept(session: Session, typed: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const item = await readItem(shop, typed, { signal })
  const wallet = await openWallet(session)
  const chosen = await choose(session, { item, flags, account: wallet.address })
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const least = flags.min === undefined ? undefined : toLeast(flags.min, session, chosen.currency)
  const prepared = await sayShort(
    session,
    about,
    prepareFulfillOrder(wallet.market, {
      ...guardOf(session, about),
      order: chosen.orderHash,
      tokenId: item.nft.tokenId,
      quantity: 1n,
      exactApproval: approvalOf(flags),
      expected: {
        maker: chosen.maker,
        currency: chosen.currency,
        ...(least ? { proceeds: least } : undefined),
      },
    }),
  )
  const { proceeds, movements } = prepared.plan
  const { currency } = chosen
  const amounts = movements.filter(({ itemType, token }) => itemType <= 1 && isSameAddress(token, currency))
  const price = amounts.reduce(
    (sum, { from, amount }) => (isSameAddress(from, chosen.maker) ? sum + amount : sum),
    0n,
  )
  const fees = amounts.flatMap(({ from, to, amount }) =>
    isSameAddress(from, wallet.address) ? [{ recipient: to, amount }] : [],
  )
  const name = itemName(item.nft, item.collection)
  const review = reviewOf(session, about, {
    kind: 'sale',
    title: `Sell ${name}`,
    plan: prepared.plan,
    rows: [
      ['You give', name],
      ['The buyer pays', sumsText([{ currency, amount: price }], shop.info)],
      ...feeRows(session, { fees, currency, price, ...about }),
      ['You receive', sumsText(proceeds, shop.info)],
      ['Buyer', chosen.maker],
      ...(chosen.isMore ? [notLookedAt] : []),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: { amount: price, currency: currencyOf(shop.info, { address: currency }) },
    posting: undefined,
    toReceipt: ({ orderHash, transactionHash }) => ({
      rows: [
        ['Sold', name],
        ['Received', sumsText(proceeds, shop.info)],
        ['Transaction', transactionHash],
      ],
      data: { command: 'accept', orderHash, transactionHash, ...subjectData(item), proceeds },
    }),
  })
}

type Chosen = { orderHash: Hex; maker: Address; currency: Address; unitPrice: bigint }
type Choosing = { item: Item; flags: Flags; account: Address }

async function choose(
  session: Session,
  { item, flags, account }: Choosing,
): Promise<Chosen & { isMore: boolean }> {
  const { shop, signal } = session
  const { contract, tokenId } = item.nft
  const { slug } = item.collection
  const [onItem, onCollection] = await Promise.all([
    readUpTo(shop, getOrders, { side: 'bid', contract, tokenIds: [tokenId], limit: 50, signal }),
    readUpTo(shop, getCollectionOffers, { slug, limit: 50, signal }),
  ])
  const isMore = onItem.isMore || onCollection.isMore
  const now = await chainTime(session)
  const all = [...onItem.found.map(fromOrder), ...onCollection.found.map((one) => fromOffer(one, now))]
    .flatMap((one) => one ?? [])
    .filter(({ maker }) => !isSameAddress(maker, account))
  if (flags.offer !== undefined) return { ...named(all, flags.offer), isMore: false }
  const wrapped = shop.info.wrappedNative
  const inWrapped = all.filter(({ currency }) => isSameAddress(currency, wrapped))
  // Prices in different currencies cannot be compared.
  const comparable = inWrapped.length > 0 ? inWrapped : all
  const [best] = comparable.toSorted((a, b) => (a.unitPrice < b.unitPrice ? 1 : -1))
  if (best) return { ...best, isMore }
  throw new RefusedError([
    `There is no offer on ${itemName(item.nft, item.collection)}.`,
    ...(isMore ? [notLookedAt[1]] : []),
  ])
}

function named(all: readonly Chosen[], hash: string): Chosen {
  if (!isOrderHash(hash)) throw new MistakeError(`${hash} is no hash of an order.`)
  const found = all.find(({ orderHash }) => orderHash === hash.toLowerCase())
  if (found) return found
  throw new MistakeError(`There is no offer ${hash} on this item. souk orders lists the offers.`)
}

function fromOrder({
  orderHash,
  maker,
  currency,
  price,
  total,
  status,
  side,
}: MarketOrder): Chosen | undefined {
  if (status !== 'active' || side !== 'bid') return undefined
  return { orderHash, maker, currency: currency.address, unitPrice: price / (total || 1n) }
}

/** Whether the item has the traits of an offer is checked when it is prepared. */
function fromOffer({ orderHash, order, criteria }: CollectionOffer, now: bigint): Chosen | undefined {
  const deal = Deal.from(order.parameters)
  if (
    !deal.currency ||
    deal.endTime <= now ||
    criteria.traits?.length ||
    (criteria.tokenIds ?? 'any') !== 'any'
  )
    return undefined
  const unitPrice = Deal.priceAt(deal, now) / (deal.total || 1n)
  return { orderHash, maker: deal.maker, currency: deal.currency, unitPrice }
}

function toLeast(text: string, { shop }: Session, address: Address): bigint {
  const currency = currencyOf(shop.info, { address })
  const { amount, currency: typed } = Money.parse(text, { info: shop.info, usual: currency })
  if (isSameAddress(typed.address, address)) return amount
  throw new MistakeError(
    `The offer is in ${formatMoney(0n, currency).replace(/^\S+\s/u, '')}, and --min is in another currency.`,
  )
}
