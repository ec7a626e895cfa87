import type { Collection, MarketInfo, MarketOrder, Nft } from '@souk/market'
import type { ListForm } from '../../dialogs/ListForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { toTyped } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import type { wrappedOf } from '../../market/nativeOf.js'
import type { AddressNames } from '../../names/useAddressNames.js'
import { heldBy } from '../../nft/heldBy.js'
import { type Floor, floorOf } from '../../orders/floorOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { isOpen } from '../../orders/listings.js'
import { roundPrice } from '../../orders/roundPrice.js'
import { setTokens } from '../../orders/setTokens.js'
import { type ListFacts, type ReadForm, readListForm } from '../list/listForm.js'
import type { SuggestedPrice } from '../list/suggestPrices.js'

/** An item of a set, with the number of units as typed. */
export type BundleLine = { nft: Nft; quantity: string }

/** The facts for checking the form. */
type BundleFacts = {
  info: Pick<MarketInfo, 'fees' | 'currencies' | 'wrappedNative'>
  /** By slug; those that are loading are missing. */
  collections: ReadonlyMap<string, Collection>
  account: string | undefined
  /** The seller's other sets. */
  others: readonly MarketOrder[]
  /** Seconds. */
  now: bigint
} & Partial<AddressNames>

/** A parsed line. */
export type ReadLine = {
  line: BundleLine
  /** Undefined if the input is not a number of units that the seller holds. */
  units: bigint | undefined
  held: bigint
  /** The floor of its collection, or of its item in an edition; for one unit. */
  floor: Floor | undefined
  /** Whether the same account also lists it alone. */
  isListed: boolean
}

/** The sum of the floors that are known, in one currency. */
type FloorSum = Floor & { counted: number }

type BundleIssue = 'tooFew' | 'tooMany' | 'quantity'

export type ReadBundle = {
  terms: ReadForm
  /** The facts that the fields of a listing need. */
  facts: ListFacts
  lines: readonly ReadLine[]
  floors: FloorSum | undefined
  issue: BundleIssue | undefined
  isBelowFloors: boolean
  /** The number of the seller's other open sets that contain some of these items. */
  otherSets: number
}

/** The most items of a set that markets accept. */
const mostItems = 30

/** Parses the items and the terms of a set. */
export function readBundle(lines: readonly BundleLine[], form: ListForm, about: BundleFacts): ReadBundle {
  const read = lines.map((line) => readLine(line, about))
  const floors = sumFloors(read, about.info)
  const facts = toListFacts(lines, { ...about, floors })
  const terms = readListForm(form, facts)
  return {
    terms,
    facts,
    lines: read,
    floors,
    issue: issueOf(read),
    isBelowFloors: terms.warnings.includes('belowFloor'),
    otherSets: about.others.filter((order) => isOpen(order) && shares(order, lines)).length,
  }
}

function readLine(line: BundleLine, { collections, account }: BundleFacts): ReadLine {
  const { nft, quantity } = line
  const held = heldBy(nft, account) ?? 0n
  const isNumber = /^\d{1,20}$/.test(quantity.trim()) && BigInt(quantity) > 0n
  const units = isNumber && BigInt(quantity) <= held ? BigInt(quantity) : undefined
  return {
    line,
    units,
    held,
    floor: floorOf(nft, collections.get(nft.collection)),
    isListed: isSameAddress(nft.listing?.maker, account),
  }
}

/** Adds up the floors that can be compared with the first one. */
function sumFloors(
  lines: readonly Pick<ReadLine, 'floor' | 'units'>[],
  { wrappedNative }: BundleFacts['info'],
): FloorSum | undefined {
  const first = lines.find(({ floor }) => floor)?.floor
  if (!first) return undefined
  const counted = lines.flatMap(({ floor, units = 1n }) =>
    floor && isSameWorth(floor.currency, first.currency, wrappedNative) ? [floor.price * units] : [],
  )
  return {
    price: counted.reduce((sum, price) => sum + price, 0n),
    currency: first.currency,
    counted: counted.length,
  }
}

/** A set is sold as a whole, so its terms are those of a single token whose floor is the sum of floors. */
function toListFacts(
  lines: readonly BundleLine[],
  { info, account, floors, names, nameIssue, now }: BundleFacts & { floors: FloorSum | undefined },
): ListFacts {
  return {
    currencies: info.currencies,
    wrappedNative: info.wrappedNative,
    held: 1n,
    standard: 'erc721',
    floor: floors,
    seller: account,
    contract: lines[0]?.nft.contract ?? '',
    ...{ names, nameIssue },
    now,
  }
}

function issueOf(lines: readonly ReadLine[]): BundleIssue | undefined {
  if (lines.length < 2) return 'tooFew'
  if (lines.length > mostItems) return 'tooMany'
  return lines.some(({ units }) => units === undefined) ? 'quantity' : undefined
}

function shares(order: MarketOrder, lines: readonly BundleLine[]): boolean {
  return setTokens(order).some(({ contract, tokenId }) =>
    lines.some(({ nft }) => nft.tokenId === tokenId && isSameAddress(nft.contract, contract)),
  )
}

/** Suggests the sum of floors, and a little less in round numbers: buyers of a set expect a discount. */
export function suggestSetPrices(
  { floors, lines }: Pick<ReadBundle, 'floors' | 'lines'>,
  { info, quick }: { info: wrappedOf.Info; quick: (change: string) => string },
): readonly SuggestedPrice[] {
  if (!floors || floors.counted < lines.length) return []
  const currency = info.currencies.find((one) => isSameWorth(one, floors.currency, info.wrappedNative))
  if (!currency) return []
  return [1_000, 500, 0].map((less) => {
    const amount = less === 0 ? floors.price : roundPrice((floors.price * BigInt(10_000 - less)) / 10_000n)
    const change = less === 0 ? '' : formatBasisPoints(less)
    return { label: quick(change), amount, currency, typed: toTyped(amount, currency) }
  })
}
