import type { Address } from 'viem'
import type { Issue } from '../model/Refusal.js'
import { compare, fillableUnits, type Listing } from './Listing.js'

/** An item to trade, and the orders that could fill it. */
export type Wanted = {
  /** Index in the request. */
  index: number
  quantity: bigint
  /** The token to give for an offer. For a purchase, the listing decides which token is bought. */
  identifier?: bigint | undefined
  candidates: readonly Listing[]
  /** Set when the request names a single order. */
  orderHash?: string | undefined
  /** Names the item in messages when there is no order. */
  name: string
}

/** A part of an order that is filled for an item of the request. */
export type Picked = { index: number; listing: Listing; units: bigint; identifier: bigint }

/** The orders that fill the request, the issues, and the number of available units. */
export type Choice = {
  picks: readonly Picked[]
  issues: readonly Issue[]
  /** Available units for each item, in the order of the request. */
  available: readonly bigint[]
}

type Ledger = { used: Map<string, bigint>; tokens: Set<string> }

/**
 * Chooses orders, best first, until they fill what is wanted. Pure.
 *
 * An order used for one item has less left for later items, and one token is not traded twice. An account cannot fill
 * its own orders.
 *
 * @param options.account - The account that fills the orders; lower-case.
 */
export function choose(wanted: readonly Wanted[], options: { account: Address }): Choice {
  const ledger: Ledger = { used: new Map(), tokens: new Set() }
  const results = wanted.map((item) => chooseOne(item, ledger, options.account))
  return {
    picks: results.flatMap(({ picks }) => picks),
    issues: results.flatMap(({ issues }) => issues),
    available: results.map(({ available }) => available),
  }
}

type Result = { picks: Picked[]; issues: Issue[]; available: bigint }

function chooseOne(item: Wanted, ledger: Ledger, account: Address): Result {
  const { index, quantity } = item
  const blocked = item.orderHash ? blockOf(item, account) : undefined
  if (blocked) return { picks: [], issues: [blocked], available: 0n }
  const usable = item.candidates
    .filter((listing) => isOpenTo(listing, account) && (item.orderHash || !listing.taker))
    .toSorted(compare)
  const picks: Picked[] = []
  let left = quantity
  let available = 0n
  for (const listing of usable) {
    const identifier = listing.side === 'ask' ? listing.identifier : item.identifier
    if (identifier === undefined) continue
    const token = `${listing.contract}/${identifier}`
    const isTaken = listing.standard === 'erc721' && ledger.tokens.has(token)
    const remaining = isTaken ? 0n : listing.remaining - (ledger.used.get(listing.orderHash) ?? 0n)
    const units = fillableUnits({ ...listing, remaining }, left)
    available += fillableUnits({ ...listing, remaining }, remaining)
    if (units === 0n) continue
    picks.push({ index, listing, units, identifier })
    ledger.used.set(listing.orderHash, (ledger.used.get(listing.orderHash) ?? 0n) + units)
    ledger.tokens.add(token)
    left -= units
  }
  return { picks, issues: left === 0n ? [] : [lack(item, quantity - left, account)], available }
}

function isOpenTo(listing: Listing, account: Address): boolean {
  return listing.kind !== 'english' && listing.maker !== account && (listing.taker ?? account) === account
}

/** A request that names an order gets the reason why it cannot be filled. */
function blockOf({ candidates, orderHash, index }: Wanted, account: Address): Issue | undefined {
  const [listing] = candidates
  const about = { orderHash, index }
  if (!listing) return { code: 'order_unknown', message: `There is no order ${orderHash}.`, ...about }
  if (listing.kind === 'english')
    return {
      code: 'auction_not_for_sale',
      message: `Order ${orderHash} is an auction and cannot be filled: bid on it.`,
      ...about,
    }
  if (listing.maker === account)
    return { code: 'own_order', message: `Order ${orderHash} belongs to the taker.`, ...about }
  if (listing.taker && listing.taker !== account)
    return {
      code: 'private_listing',
      message: `Order ${orderHash} is reserved for ${listing.taker}.`,
      ...about,
    }
  return undefined
}

function lack(item: Wanted, found: bigint, account: Address): Issue {
  const { index, orderHash, candidates, name, quantity } = item
  const what = candidates[0]?.side === 'bid' ? 'offer' : 'listing'
  if (found > 0n)
    return {
      code: 'not_enough_liquidity',
      message: `Only ${found} of ${quantity} units of ${name} are available.`,
      orderHash,
      index,
    }
  const isOwn = candidates.length > 0 && candidates.every(({ maker }) => maker === account)
  if (isOwn)
    return {
      code: 'own_order',
      message: `The only ${what} of ${name} belongs to the taker.`,
      orderHash,
      index,
    }
  return { code: 'no_liquidity', message: `No order matches ${name}.`, orderHash, index }
}
