import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { type Issue, issue } from '../market/Issue.js'
import { type Market, now } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import * as Accounts from '../node/Accounts.js'
import { checkClaims, checkOrder, checkTerms } from './checkOrder.js'
import { findUnknownRoots } from './criteria.js'
import * as Given from './Given.js'
import { judge } from './judge.js'
import type { NewOrder } from './NewOrder.js'
import { feesOf, readCollectionFees } from './readCollectionFees.js'
import { type Found, readPostedFacts } from './readPostedFacts.js'
import { readTerms } from './readTerms.js'
import { findOrders, findTaken } from './store.js'
import * as Terms from './Terms.js'
import { takeShares } from './takeShares.js'

/** The result of checking a posted order. */
export type Verified =
  /** The order is already stored. */
  | { type: 'known'; row: OrderRow }
  | { type: 'sound'; order: NewOrder }
  | { type: 'refused'; issues: readonly Issue[] }
  /** No key signed it; `settle` asks its maker's contract, which may take long. */
  | { type: 'unsettled'; settle: () => Promise<Settled> }
/** The final result. */
export type Settled = Exclude<Verified, { type: 'unsettled' }>

type Candidate = { posted: Posted; orderHash: Hex; terms: Terms.Terms }

/**
 * Checks posted orders as the exchange would, with one query to the database and one call to the chain for all of
 * them.
 *
 * Runs both at once, since most orders are new. Of an order that is already stored, only what the client says about it is checked.
 *
 * @returns In the order of `posted`.
 * @throws {NodeError} when the node does not answer.
 */
export async function verifyOrders(market: Market, posted: readonly Posted[]): Promise<readonly Verified[]> {
  const read = posted.map((entry) => toCandidate(market, entry))
  const candidates = distinct(read.filter((entry): entry is Candidate => 'terms' in entry))
  const verifying = verify(market, candidates)
  // Without new orders, nothing waits for this promise.
  verifying.catch(() => undefined)
  const known = await findKnown(market, candidates)
  const verdicts = known.size < candidates.length ? await verifying : new Map<Hex, Verified>()
  return read.map((entry) => {
    if (!('terms' in entry)) return { type: 'refused', issues: [entry] }
    const row = known.get(entry.orderHash)
    const issues = row ? checkClaims(toClaims(entry), market.rules) : []
    if (issues.length > 0) return { type: 'refused', issues }
    return row ? { type: 'known', row } : (verdicts.get(entry.orderHash) as Verified)
  })
}

function toClaims({ posted, orderHash }: Candidate) {
  const { protocolAddress, orderHash: claimedHash } = posted
  return { protocolAddress, orderHash, claimedHash }
}

async function verify(market: Market, candidates: readonly Candidate[]): Promise<ReadonlyMap<Hex, Verified>> {
  const issues = await findIssues(market, candidates)
  const open = candidates.filter((candidate) => issues.get(candidate)?.length === 0)
  const sound = await withoutFull(market, open, issues)
  const found = sound.length === 0 ? [] : await readPostedFacts(market, sound.map(toSubject))
  const verdicts = new Map(
    sound.map((candidate, index) => [candidate, decide(market, candidate, found[index] as Found)]),
  )
  return new Map(
    candidates.map((candidate) => [
      candidate.orderHash,
      verdicts.get(candidate) ?? { type: 'refused', issues: issues.get(candidate) ?? [] },
    ]),
  )
}

function toCandidate(market: Market, posted: Posted): Candidate | Issue {
  const { parameters } = posted.order
  const terms = readTerms(parameters, posted.side, market.rules)
  return Terms.isTerms(terms) ? { posted, terms, orderHash: market.hasher.hash(parameters) } : terms
}

async function findKnown(
  market: Market,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<Hex, OrderRow>> {
  const hashes = candidates.map(({ orderHash }) => orderHash)
  // Most orders are new, and reading full rows takes long.
  const rows = await findOrders(market.db, await findTaken(market.db, hashes))
  return new Map(rows.map((row) => [row.order_hash as Hex, row]))
}

/** Equal orders are checked once. */
function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.orderHash, candidate])).values()]
}

async function findIssues(
  market: Market,
  candidates: readonly Candidate[],
): Promise<Map<Candidate, readonly Issue[]>> {
  const { rules } = market
  const [collectionFees, unknownRoots] = await Promise.all([
    readCollectionFees(
      market,
      candidates.flatMap(({ terms }) => Terms.nftsOf(terms).map(({ contract }) => contract)),
    ),
    findUnknownRoots(
      market.db,
      candidates.flatMap(({ terms }) => Terms.nftsOf(terms)),
    ),
  ])
  return new Map(
    candidates.map((candidate) => {
      const { posted, terms } = candidate
      const fees = feesOf(terms, { rules, collectionFees })
      const known = { ...posted.order, ...toClaims(candidate), terms, fees }
      const issues = checkTerms(known, rules)
      const unknown = Terms.nftsOf(terms).filter((nft) => unknownRoots.has(nft))
      return [candidate, [...issues, ...unknown.map(unknownRoot)]]
    }),
  )
}

/** Orders that a market restores or imports need no share. */
async function withoutFull(
  market: Market,
  candidates: readonly Candidate[],
  issues: Map<Candidate, readonly Issue[]>,
): Promise<readonly Candidate[]> {
  const wanting = candidates
    .filter(({ posted }) => !posted.takenAt)
    .map((candidate) => ({ candidate, terms: candidate.terms, from: candidate.posted.from }))
  for (const [{ candidate }, issue] of await takeShares(market, wanting)) issues.set(candidate, [issue])
  return candidates.filter((candidate) => issues.get(candidate)?.length === 0)
}

function unknownRoot({ contract, criteria }: Terms.Nft): Issue {
  return issue(
    'criteria_unknown',
    'This market does not know the tokens of the offer. Build the offer with this market first.',
    { contract, criteria },
  )
}

function toSubject({ posted, orderHash, terms }: Candidate) {
  return { order: posted.order, orderHash, terms }
}

/** Issues that may resolve by themselves, so that a formerly accepted order can wait. */
const passing = new Set<Issue['code']>(['balance_insufficient', 'approval_missing', 'contract_unresponsive'])

function decide(market: Market, candidate: Candidate, found: Found): Verified {
  const { unasked } = found
  if (!unasked) return settle(market, candidate, found)
  return {
    type: 'unsettled',
    settle: async () => {
      const isSigned = await Accounts.ask(market.accounts, unasked)
      return settle(market, candidate, { ...found, facts: { ...found.facts, isSigned } })
    },
  }
}

function settle(market: Market, candidate: Candidate, found: Found): Settled {
  const { posted, orderHash, terms } = candidate
  const { parameters } = posted.order
  const { facts, signedBy, at } = found
  const time = now(market)
  const issues = checkOrder({ parameters, terms }, facts, time, market.rules)
  const blocking = posted.takenAt ? issues.filter(({ code }) => !passing.has(code)) : issues
  if (blocking.length > 0) return { type: 'refused', issues: blocking }
  const verdict = judge({ ...terms, ...parameters, given: Given.from(parameters) }, facts, time)
  const { parameters: serialized } = Order.serialize(posted.order)
  const entry = {
    orderHash,
    order: posted.order,
    terms,
    verdict,
    signedBy,
    serialized,
    json: JSON.stringify(serialized),
    origin: posted.from?.name,
  }
  // Imports bring very many at once. The follower judges them bit by bit, and not all of them in one block.
  if (posted.takenAt)
    return { type: 'sound', order: { ...entry, createdAt: posted.takenAt, isForLater: true } }
  return { type: 'sound', order: { ...entry, createdAt: new Date(), at } }
}
