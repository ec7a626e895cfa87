import { type Market, now } from '../market/Market.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import type { Deal } from './Deal.js'
import { type Filling, prepareFill } from './facts/prepareFill.js'
import { type Royalty, readRoyalties } from './facts/readRoyalties.js'
import type { Answer } from './model/Answer.js'
import { type Issue, RefusedError } from './model/Refusal.js'
import * as Step from './model/Step.js'
import { approvalSteps, fromAction } from './plan/approvalSteps.js'
import { choose, type Picked, type Wanted } from './plan/choose.js'
import { mergePicks } from './plan/mergePicks.js'
import { missingRoyalty, type OnTop, priceOf, splitOnTop } from './plan/price.js'
import { toPath } from './plan/toPath.js'
import { isConverted, readConversion } from './readConversion.js'

/** How often to replace orders that the chain would not fill. */
const mostAttempts = 3

/**
 * Plans a trade with the book: chooses the best orders, asks the chain whether they can be filled, and makes the
 * steps.
 *
 * Replaces orders that the chain would refuse, because someone else was first, by the next best ones.
 *
 * @throws {RefusedError} when the request cannot be filled or paid.
 * @throws {NodeError} when the node does not answer.
 */
export async function trade(market: Market, deal: Deal): Promise<Answer> {
  const dropped = new Map<string, Issue>()
  for (let attempt = 1; ; attempt++) {
    const { left, lost } = without(deal.wanted, dropped)
    const choice = choose(left, deal)
    const picks = mergePicks(choice.picks)
    const issues = [...deal.unread, ...lost, ...choice.issues]
    if (picks.length === 0 || (issues.length > 0 && !deal.isPartial))
      throw new RefusedError({ issues: distinct([...issues, ...dropped.values()]) })
    const royalties = await readRoyalties(
      market,
      picks.map(({ listing }) => listing.contract),
    )
    const onTop = toOnTop(picks, { deal, royalties, now: now(market) })
    const answer = { path: pathOf(market, deal, { picks, onTop, royalties }), issues }
    if (deal.isPathOnly) return { ...answer, steps: [], available: choice.available }
    const filling = await fill(market, deal, { picks, onTop })
    const refused = 'transaction' in filling ? filling.dropped : filling
    if ('transaction' in filling && refused.length === 0)
      return { ...answer, steps: await toSteps(market, deal, { picks, filling }) }
    for (const issue of refused) dropped.set(issue.orderHash ?? '', issue)
    if (attempt === mostAttempts) throw new RefusedError({ issues: refused })
  }
}

/** Returns the remaining candidates. A request that named a dropped order has none. */
function without(wanted: readonly Wanted[], dropped: ReadonlyMap<string, Issue>) {
  const lost = wanted.flatMap(({ orderHash = '', index }) => {
    const issue = dropped.get(orderHash)
    return issue ? [{ ...issue, index }] : []
  })
  const left = wanted
    .filter(({ orderHash = '' }) => !dropped.has(orderHash))
    .map((item) => ({
      ...item,
      candidates: item.candidates.filter(({ orderHash }) => !dropped.has(orderHash)),
    }))
  return { left, lost }
}

function distinct(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.message}/${issue.orderHash}`, issue])).values()]
}

/**
 * The payment includes payments on top; where there are several currencies, they go with the first. Missing creators'
 * fees go with each order.
 */
function toOnTop(picks: readonly Picked[], options: ToOnTop): readonly (readonly OnTop[])[] {
  const { deal, royalties, now } = options
  const [first] = picks
  const prices = picks.map((pick) => priceOf(pick, { now }))
  const shares = splitOnTop(
    deal.feesOnTop,
    picks.map(({ listing }, index) =>
      listing.rank === first?.listing.rank ? (prices[index]?.gross ?? 0n) : 0n,
    ),
  )
  if (!deal.isNormalized) return shares
  return shares.map((share, index) => {
    const royalty = royalties.get(picks[index]?.listing.contract ?? '')
    const missing = missingRoyalty(prices[index], royalty)
    return royalty && missing > 0n ? [...share, { recipient: royalty.recipient, amount: missing }] : share
  })
}

type ToOnTop = { deal: Deal; royalties: ReadonlyMap<string, Royalty>; now: bigint }

type Chosen = { picks: readonly Picked[]; onTop: readonly (readonly OnTop[])[] }

function pathOf(
  market: Market,
  { currency }: Deal,
  { picks, onTop, royalties }: Chosen & Pick<ToOnTop, 'royalties'>,
) {
  return toPath(picks, {
    now: now(market),
    source: market.config.name,
    onTop,
    buyIn: currency && findCurrency(market, currency),
    royaltyRecipients: new Map([...royalties].map(([contract, { recipient }]) => [contract, recipient])),
    currencyOf: (address) => findCurrency(market, address),
  })
}

function fill(market: Market, deal: Deal, { picks, onTop }: Chosen) {
  const { account, conduitKey, source, isPartial, checkBalance } = deal
  return prepareFill(market, {
    picks,
    domain: source,
    account,
    conduitKey,
    onTop,
    isWhole: !isPartial,
    // Money that is converted first is not there yet.
    checkBalance: checkBalance && !isConverted(market, deal, picks),
  })
}

async function toSteps(
  market: Market,
  deal: Deal,
  { picks, filling }: { picks: readonly Picked[]; filling: Filling },
): Promise<readonly Step.Step[]> {
  const { account } = deal
  const { payment, approvals, transaction } = filling
  return [
    ...(isConverted(market, deal, picks) ? await readConversion(market, deal, filling) : []),
    ...approvalSteps({ needed: payment, missing: approvals.map(fromAction), account }),
    ...Step.transactions('sale', [
      {
        orderHashes: [...new Set(picks.map(({ listing }) => listing.orderHash))],
        transaction: { from: account, ...transaction },
      },
    ]),
  ]
}
