import { type Address, zeroAddress } from 'viem'
import * as Amount from '../../order/Amount.js'
import { ItemType } from '../../order/constants.js'
import type { OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'

/** An amount of a token, in its smallest unit. If the amount changes with time, both bounds are kept. */
export type Moved = {
  itemType: ItemType
  /** The zero address for the native currency. */
  token: Address
  /** For criteria items, the other party chooses the token. */
  identifierOrCriteria: bigint
  least: bigint
  most: bigint
}

/** A transfer. `'anyone'` stands for the fulfiller of an order. */
export type Transfer = { from: Party; to: Party; item: Moved }

/** An account, or the fulfiller of an order. */
export type Party = Address | 'anyone'

/** A power that the account grants to another account. */
export type Power = {
  holder: Address
  /** The token contract, or `undefined` for a power over the whole account. */
  token: Address | undefined
  /** `amountOrToken`: the number is an amount or a token id, depending on the unknown kind of the contract. */
  scope: 'everything' | 'amount' | 'token' | 'amountOrToken'
  /** `undefined` if there is no limit. */
  amountOrId: bigint | undefined
  /** The end in seconds, or `undefined` if the power lasts until it is revoked. */
  until: bigint | undefined
}

/** The items that an account gives and gets, the gains of others, and the powers that it grants. */
export type Effects = {
  account: Address
  goes: readonly Moved[]
  comes: readonly Moved[]
  /** The net amounts that other accounts receive. */
  others: readonly { account: Party; items: readonly Moved[] }[]
  powers: readonly Power[]
}

/**
 * Computes the net effects of transfers for one account.
 *
 * Amounts that leave and return in the same request cancel out, so `goes` and `comes` never contain the same token.
 */
export function of(account: Address, transfers: readonly Transfer[], powers: readonly Power[] = []): Effects {
  const books = bookOf(transfers)
  const own = books.get(keyOfParty(account))
  return {
    account,
    ...netOf(own),
    others: [...books.values()].flatMap((book) => {
      if (book === own) return []
      const { comes } = netOf(book)
      return comes.length > 0 ? [{ account: book.party, items: comes }] : []
    }),
    powers,
  }
}

/** Returns the effects of a request that moves nothing. */
export function none(account: Address): Effects {
  return of(account, [])
}

/** Adds up the effects of requests that are executed together. */
export function sum(account: Address, parts: readonly Effects[]): Effects {
  const others = new Map<string, { party: Party; items: Moved[] }>()
  for (const { account: party, items } of parts.flatMap((part) => part.others)) {
    const other = others.get(keyOfParty(party)) ?? { party, items: [] }
    others.set(keyOfParty(party), other)
    other.items.push(...items)
  }
  const goes = added(parts.flatMap((part) => part.goes))
  const comes = added(parts.flatMap((part) => part.comes))
  return {
    account,
    goes: less(goes, comes),
    comes: less(comes, goes),
    others: [...others.values()].map(({ party, items }) => ({
      account: party,
      items: [...added(items).values()],
    })),
    powers: parts.flatMap((part) => part.powers),
  }
}

/** Returns the effects of an order for its signer when it is completely filled. */
export function ofOrder(components: Components): Effects {
  return of(components.offerer, transfersOf(components))
}

/** Lists the transfers of a complete fill of an order. */
export function transfersOf(
  { offerer, offer, consideration }: Pick<Components, 'offerer' | 'offer' | 'consideration'>,
  filler: Party = 'anyone',
  receiver: Party = filler,
): readonly Transfer[] {
  return [
    ...offer.map((item) => ({ from: offerer, to: receiver, item: toMoved(item) })),
    ...consideration.map((item) => ({ from: filler, to: item.recipient, item: toMoved(item) })),
  ]
}

/** Converts an item of an order, with both bounds of its amount. */
export function toMoved(item: OfferItem): Moved {
  const { itemType, token, identifierOrCriteria, startAmount, endAmount } = item
  const most = Amount.largest(item)
  const least = startAmount < endAmount ? startAmount : endAmount
  return { itemType, token, identifierOrCriteria, least, most }
}

/** Creates an amount of the native currency. */
export function nativeMoved(amount: bigint): Moved {
  return {
    itemType: ItemType.NATIVE,
    token: zeroAddress,
    identifierOrCriteria: 0n,
    least: amount,
    most: amount,
  }
}

/** Converts a moved amount to an item, for sentences. */
export function toItem({ least, most, itemType, token, identifierOrCriteria }: Moved): OfferItem {
  return { itemType, token, identifierOrCriteria, startAmount: most, endAmount: least }
}

/** The amounts that leave and reach one party. */
type Book = { party: Party; goes: Moved[]; comes: Moved[] }

/** Groups transfers by party in one pass. Transfers from an account to itself have no effect. */
function bookOf(transfers: readonly Transfer[]): ReadonlyMap<string, Book> {
  const books = new Map<string, Book>()
  const of = (party: Party): Book => {
    const key = keyOfParty(party)
    const book = books.get(key) ?? { party, goes: [], comes: [] }
    books.set(key, book)
    return book
  }
  for (const { from, to, item } of transfers) {
    const [giver, taker] = [of(from), of(to)]
    if (giver === taker) continue
    giver.goes.push(item)
    taker.comes.push(item)
  }
  return books
}

function keyOfParty(party: Party): string {
  return party.toLowerCase()
}

type Net = Pick<Effects, 'goes' | 'comes'>

function netOf(book: Book | undefined): Net {
  const [goes, comes] = [added(book?.goes ?? []), added(book?.comes ?? [])]
  return { goes: less(goes, comes), comes: less(comes, goes) }
}

type Totals = ReadonlyMap<string, Moved>

/** Adds up amounts of the same token. */
function added(items: readonly Moved[]): Totals {
  const sums = new Map<string, Moved>()
  for (const item of items) {
    const key = keyOf(item)
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, least: sum.least + item.least, most: sum.most + item.most } : item)
  }
  return sums
}

function keyOf({ itemType, token, identifierOrCriteria }: Moved): string {
  return `${itemType}/${token}/${identifierOrCriteria}`.toLowerCase()
}

/** Returns the amounts of one side minus the amounts of the same tokens on the other side. */
function less(side: Totals, other: Totals): readonly Moved[] {
  return [...side].flatMap(([key, moved]) => {
    const back = other.get(key)
    const least = moved.least - (back?.most ?? 0n)
    const most = moved.most - (back?.least ?? 0n)
    return most > 0n ? [{ ...moved, least: least > 0n ? least : 0n, most }] : []
  })
}
