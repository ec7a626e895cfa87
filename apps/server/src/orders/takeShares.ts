import { groupBy } from '../market/groupBy.js'
import type { Issue } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import type { CountedShare } from '../market/Shares.js'
import * as BookShare from './BookShare.js'
import { countOrders } from './countOrders.js'

/** The number of shares to remember; the least recently used one is dropped first. */
const mostRemembered = 50_000

/** How long a count is valid: while a share is less than half full, and after that. */
const roomyMs = 60_000
const narrowMs = 1_000

/**
 * Takes each order's part of its shares, or returns an issue for a full share.
 *
 * Shares are counted in the database now and then, and here in between. With several instances, or many simultaneous
 * posts, a share may therefore exceed its limit by about what they store within a second.
 *
 * @returns The issues of the orders that find a share full.
 */
export async function takeShares<order extends BookShare.Wanting>(
  market: Pick<Market, 'db' | 'config' | 'shares'>,
  orders: readonly order[],
): Promise<ReadonlyMap<order, Issue>> {
  const { shares: limits } = market.config
  if (!limits) return new Map()
  const wanting = orders
    .filter(({ from }) => !from?.isOperator)
    .map((order) => ({ order, ...BookShare.claimsOf(order, limits) }))
  await recount(
    market,
    wanting.flatMap(({ wholes }) => wholes),
  )
  // Where a whole share holds less than the limit of a part of it, the part cannot be full.
  const parts = wanting.map(({ wholes, parts }) =>
    parts.filter((part) => {
      const around = wholes.filter((whole) => whole.kind !== 'book' && isPartOf(part, whole))
      return Math.min(...around.map(({ key }) => liveOf(market, key))) + orders.length > part.most
    }),
  )
  await recount(market, parts.flat())
  return new Map(
    wanting.flatMap(({ order, wholes, parts: all }, index) => {
      const claims = [...wholes, ...(parts[index] ?? [])]
      const full = claims.find(({ key, most }) => liveOf(market, key) >= most)
      if (full) return [[order, BookShare.full(full, liveOf(market, full.key))]]
      // A part that was not asked about may have been counted a moment ago.
      for (const { key } of [...wholes, ...all]) add(market, key)
      return []
    }),
  )
}

/** Returns whether the orders of one claim are among those of another. */
function isPartOf({ subject: part }: BookShare.Claim, { subject: whole }: BookShare.Claim): boolean {
  const { maker = part.maker, contract = part.contract, identifier = part.identifier } = whole
  const { origin = part.origin } = whole
  return (
    maker === part.maker &&
    contract === part.contract &&
    identifier === part.identifier &&
    origin === part.origin
  )
}

async function recount(
  market: Pick<Market, 'db' | 'shares'>,
  claims: readonly BookShare.Claim[],
): Promise<void> {
  const nowMs = performance.now()
  const wanted = groupBy(claims, ({ key }) => key)
  const stale = [...wanted.values()].flatMap((alike) => {
    const [claim] = alike
    return isStale(market.shares.get(claim.key), claim, { more: alike.length, nowMs }) ? [claim] : []
  })
  for (const [key, live] of await countOrders(market.db, stale))
    remember(market.shares, key, { live, atMs: nowMs })
}

function isStale(
  counted: CountedShare | undefined,
  { kind, most }: BookShare.Claim,
  { more, nowMs }: { more: number; nowMs: number },
): boolean {
  if (!counted || nowMs - counted.atMs > roomyMs) return true
  // Counting the whole book takes long, and it does not approach its limit suddenly.
  if (kind === 'book') return false
  const live = counted.live + more
  return live > most || (live > most / 2 && nowMs - counted.atMs > narrowMs)
}

function liveOf({ shares }: Pick<Market, 'shares'>, key: string): number {
  return shares.get(key)?.live ?? 0
}

function add({ shares }: Pick<Market, 'shares'>, key: string): void {
  const counted = shares.get(key)
  if (counted) remember(shares, key, { ...counted, live: counted.live + 1 })
}

/** A map keeps its keys in insertion order. */
function remember(shares: Map<string, CountedShare>, key: string, counted: CountedShare): void {
  shares.delete(key)
  shares.set(key, counted)
  if (shares.size <= mostRemembered) return
  const [oldest] = shares.keys()
  if (oldest !== undefined) shares.delete(oldest)
}
