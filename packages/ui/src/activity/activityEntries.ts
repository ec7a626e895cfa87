import type { Activity, ActivityBundle, ActivityType, Currency } from '@souk/market'
import type { Address, Hex } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** A row of the list: one activity, or several of one account at once. */
export type ActivityEntry = {
  key: string
  /** `burn`: a transfer to the zero address. `swap`: items changed hands for each other. */
  type: ActivityType | 'burn' | 'swap'
  at: Date
  parts: readonly Activity[]
  /** All its tokens, as far as the market lists them. A feed of one item has only that item's parts. */
  things: readonly Activity[]
  /** Absent without an account, or if the parts differ. In a swap, the accounts that made it and accepted it. */
  from?: Address
  to?: Address
  transactionHash?: Hex
  /** The total paid for all parts, by currency. For listings and offers, the lowest price. */
  prices: readonly { currency: Currency; amount: bigint }[]
  /** The number of units moved. */
  units: bigint
  /** Set if all parts belong to one order of several tokens. */
  bundle?: ActivityBundle
}

/**
 * Turns activities into rows. The transfers of a sale are part of the sale. Several effects of one transaction or
 * signature form one row with their total.
 *
 * @param activities - Newest first.
 *
 * @example
 * activityEntries(activities) // → [{ type: 'sale', parts: [ruby, amber], prices: [{ currency: ether, amount: 3n }], … }]
 */
export function activityEntries(activities: readonly Activity[]): readonly ActivityEntry[] {
  const sold = new Set(activities.filter(({ type }) => type === 'sale').map(moveOf))
  const groups = new Map<string, Activity[]>()
  for (const activity of activities) {
    if (activity.type === 'transfer' && sold.has(moveOf(activity))) continue
    const key = groupOf(activity)
    groups.set(key, [...(groups.get(key) ?? []), activity])
  }
  return [...groups].map(([key, parts]) => toEntry(key, parts))
}

/** A sale and its transfer have this in common. */
function moveOf({ transactionHash, contract, tokenId }: Activity): string {
  return [transactionHash, contract, tokenId].join('/')
}

/** Identifies what one account did at once. Orders that are signed together arrive within one second. */
function groupOf(activity: Activity): string {
  const { type, transactionHash, from, to, at, side, orderHash, bundle, inAuction = false } = activity
  if (side === 'swap') return [type, transactionHash, orderHash].join('/')
  const signed = bundle ? orderHash : `${from}/${at.getTime()}`
  const cause = transactionHash ?? signed
  // An auction that is signed together with listings is no listing.
  return [type, cause, type === 'transfer' ? to === undefined : inAuction].join('/')
}

function toEntry(key: string, parts: readonly Activity[]): ActivityEntry {
  const [first] = parts as [Activity]
  const type = typeOf(first)
  // The activities of a swap begin with what its maker gives, and the newest comes first.
  const accounts = type === 'swap' ? parts.slice(-1) : parts
  const from = agreed(accounts.map((part) => part.from))
  const to = agreed(accounts.map((part) => part.to))
  return {
    key,
    type,
    at: first.at,
    parts,
    things: thingsOf(parts),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(first.transactionHash ? { transactionHash: first.transactionHash } : {}),
    prices: pricesOf(parts),
    units: parts.reduce((sum, { quantity }) => sum + quantity, 0n),
    ...bundleOf(parts),
  }
}

function typeOf({ type, to, side }: Activity): ActivityEntry['type'] {
  if (type === 'sale' && side === 'swap') return 'swap'
  return type === 'transfer' && to === undefined ? 'burn' : type
}

function agreed(accounts: readonly (Address | undefined)[]): Address | undefined {
  const [first] = accounts
  return accounts.every((account) => isSameAddress(account, first)) ? first : undefined
}

/** Returns the order of several tokens that all parts belong to. */
function bundleOf(parts: readonly Activity[]): Pick<ActivityEntry, 'bundle'> {
  const [first] = parts
  const isOne = parts.every(({ orderHash }) => orderHash === first?.orderHash)
  return isOne && first?.bundle ? { bundle: first.bundle } : {}
}

/** A feed may have only some parts of an order of several tokens, but each part lists the others. */
function thingsOf(parts: readonly Activity[]): readonly Activity[] {
  const [first] = parts as [Activity]
  const { tokens = [] } = bundleOf(parts).bundle ?? {}
  if (tokens.length < parts.length || tokens.length < 2) return parts
  const { tokenId: _, name: __, imageUrl: ___, from: ____, to: _____, ...shared } = first
  return tokens.map((token) => ({ ...shared, ...token }))
}

function pricesOf(parts: readonly Activity[]): ActivityEntry['prices'] {
  const prices = new Map<string, { currency: Currency; amount: bigint }>()
  for (const { type, price, currency } of parts.flatMap(pricedOnce)) {
    if (price === undefined || !currency) continue
    const before = prices.get(currency.address)?.amount
    const amount = before === undefined ? price : type === 'sale' ? before + price : lower(before, price)
    prices.set(currency.address, { currency, amount })
  }
  return [...prices.values()]
}

/** An order of several tokens has one price, which its first part stands for. */
function pricedOnce(part: Activity, index: number, parts: readonly Activity[]): readonly Priced[] {
  if (!part.bundle) return [part]
  const first = parts.findIndex(({ orderHash }) => orderHash === part.orderHash)
  return first === index ? [{ type: part.type, ...part.bundle }] : []
}

type Priced = Pick<Activity, 'type' | 'price' | 'currency'>

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** Tells whether an entry names several items. In a feed of one item, only such entries name any. */
export function isOfSeveral({ things }: Pick<ActivityEntry, 'things'>): boolean {
  return things.length > 1
}
