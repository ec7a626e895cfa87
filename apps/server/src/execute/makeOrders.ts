import { Holding } from '@souk/seaport'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import { wrappedNative } from './facts/currencies.js'
import { readChain } from './facts/readChain.js'
import type { Answer } from './model/Answer.js'
import { type Issue, RefusedError, refuse } from './model/Refusal.js'
import type * as Step from './model/Step.js'
import { approvalSteps, missingApprovals } from './plan/approvalSteps.js'
import { wrappingStep } from './plan/convert.js'
import type { Terms } from './plan/draft.js'
import { nativeQuery, planOrders, queryOf } from './plan/planOrders.js'
import { signatureStep } from './plan/signatureStep.js'

/** Orders to make, and the issues of those that cannot be made. The maker is lower-case. */
export type Wanted = {
  maker: Address
  source?: string | undefined
  terms: readonly Terms[]
  issues: readonly Issue[]
}

/**
 * Plans the making of orders: what to wrap and approve first, and what to sign and post.
 *
 * Returns issues for items that cannot become an order, and still makes the others.
 *
 * @throws {RefusedError} when none can be made. @throws {NodeError} when the node does not answer.
 */
export async function makeOrders(market: Market, wanted: Wanted): Promise<Answer> {
  const { maker: account, terms, source } = wanted
  const most = market.config.mostBulkOrders
  if (terms.length > most) refuse('nothing_to_do', `One request can make at most ${most} orders.`)
  const wrapped = wrappedNative(market)
  const facts = await readChain(market, {
    counters: [account],
    conduitKeys: [...new Set(terms.map(({ conduitKey }) => conduitKey))],
    holdings: [...terms.map((each) => queryOf(each, account)), nativeQuery(account)],
  })
  const plan = planOrders(terms, { account, facts, wrapped })
  const issues = [...wanted.issues, ...plan.issues]
  if (plan.drafted.length === 0) throw new RefusedError({ issues: issues.length > 0 ? issues : [nothing] })
  const money = plan.requirements.find(({ token }) => token === wrapped)
  const held = money ? (facts.holdings.get(Holding.key(money))?.balance ?? 0n) : 0n
  const missing = missingApprovals(plan.requirements, facts.holdings)
  const steps: Step.Step[] = [
    ...(wrapped ? wrappingStep({ account, wrapped, needed: plan.wrapped, held }) : []),
    ...approvalSteps({ needed: plan.requirements, missing, account }),
    ...signatureStep(plan.drafted, { chainId: market.chainId, address: market.rules.exchange, source }),
  ]
  return { issues, steps }
}

const nothing: Issue = { code: 'nothing_to_do', message: 'Name at least one order to create.' }
