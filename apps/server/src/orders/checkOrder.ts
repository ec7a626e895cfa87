import type { Order } from '@souk/seaport'
import { Order as OrderModule } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { type Issue, issue } from './Issue.js'
import { judge } from './judge.js'
import type { OrderFacts } from './OrderFacts.js'
import type { Terms } from './Terms.js'

/** What this market takes. */
export type Rules = {
  exchange: Address
  /** Followed contracts, lower-case. */
  collections: ReadonlyMap<string, 'erc721' | 'erc1155'>
  /** Currencies, lower-case. */
  currencies: ReadonlySet<string>
  /** Fees that every listing has to pay; empty when none is enforced. */
  requiredFees: readonly { recipient: Address; basisPoints: number }[]
  /** Zones whose consent this market trusts for restricted orders, lower-case. */
  zones: ReadonlySet<string>
}

/** What can be said about an order without asking the chain. */
export function checkTerms(
  posted: { parameters: Order.Components; protocolAddress: Address; terms: Terms },
  rules: Rules,
): Issue[] {
  const { parameters, terms } = posted
  return [
    !isAddressEqual(posted.protocolAddress, rules.exchange) &&
      issue('protocol_unsupported', 'The order is for another exchange.', {
        protocolAddress: posted.protocolAddress,
        expected: rules.exchange,
      }),
    rules.collections.get(terms.contract.toLowerCase()) !== terms.standard &&
      issue('collection_unknown', 'This market does not trade that collection.', {
        contract: terms.contract,
      }),
    !rules.currencies.has(terms.currency.toLowerCase()) &&
      issue('currency_unsupported', 'This market does not take that currency.', { currency: terms.currency }),
    parameters.totalOriginalConsiderationItems !== parameters.consideration.length &&
      issue('tips_unsigned', 'The order carries items that its maker did not sign.'),
    OrderModule.isRestricted(parameters) &&
      !rules.zones.has(parameters.zone.toLowerCase()) &&
      issue('zone_unsupported', 'The order is restricted by a zone that this market does not know.', {
        zone: parameters.zone,
      }),
    parameters.endTime <= parameters.startTime &&
      issue('time_window', 'The order ends before it starts.', {
        startTime: parameters.startTime,
        endTime: parameters.endTime,
      }),
    ...checkFees(parameters, terms, rules),
  ].filter((found) => found !== false)
}

function checkFees(parameters: Order.Components, terms: Terms, rules: Rules): (Issue | false)[] {
  if (terms.side !== 'ask') return []
  return rules.requiredFees.map(({ recipient, basisPoints }) => {
    const required = (terms.startPrice * BigInt(basisPoints)) / 10_000n
    const paid = parameters.consideration
      .filter((item) => isAddressEqual(item.recipient, recipient) && item.itemType <= 1)
      .reduce((sum, item) => sum + item.startAmount, 0n)
    return (
      paid < required &&
      issue('fee_missing', `The listing must pay ${required} to ${recipient}; it pays ${paid}.`, {
        recipient,
        required,
        paid,
      })
    )
  })
}

/** What the chain, the clock and the signature say about a posted order. */
export type PostedFacts = OrderFacts & {
  /** The conduit exists and may move tokens for the exchange. */
  conduitIsOpen: boolean
  isSigned: boolean
}

/**
 * Decides whether a posted order can be filled, as the exchange would.
 *
 * @param now - Seconds.
 * @returns Every issue that stands in the way; none when the order can be taken. An order that starts later is fine.
 */
export function checkOrder(
  posted: { parameters: Order.Components; terms: Terms },
  facts: PostedFacts,
  now: bigint,
): Issue[] {
  const { parameters, terms } = posted
  const { endTime, counter } = parameters
  const verdict = judge(
    { ...terms, ...parameters, startTime: 0n, highestPrice: highestPrice(terms) },
    { ...facts, counter },
    now,
  )
  return [
    verdict.status === 'expired' &&
      issue('order_expired', `The order ended at ${endTime}; the time is ${now}.`, { endTime, now }),
    verdict.status === 'cancelled' && issue('order_cancelled', 'The order is cancelled on chain.'),
    verdict.status === 'filled' && issue('order_filled', 'The order is already filled on chain.'),
    facts.counter !== counter &&
      issue(
        'counter_mismatch',
        `The order is signed for counter ${counter}; the maker's is ${facts.counter}.`,
        {
          counter: facts.counter,
          signed: counter,
        },
      ),
    !facts.isSigned &&
      issue('signature_invalid', 'The signature is not that of the offerer for this order.', {
        offerer: parameters.offerer,
      }),
    !facts.conduitIsOpen &&
      issue('conduit_unknown', 'The conduit key belongs to no conduit that works with this exchange.', {
        conduitKey: parameters.conduitKey,
      }),
    verdict.reason === 'balance' &&
      issue('balance_insufficient', 'The offerer does not have the amount needed to create or fulfill.', {
        balance: facts.balance,
      }),
    verdict.reason === 'approval' &&
      issue('approval_missing', 'The offerer does not have the sufficient approvals.', {
        approved: facts.allowance,
        conduitKey: parameters.conduitKey,
      }),
  ].filter((found) => found !== false)
}

/** The most that filling all units can cost. */
export function highestPrice(terms: Pick<Terms, 'startPrice' | 'endPrice'>): bigint {
  return terms.startPrice > terms.endPrice ? terms.startPrice : terms.endPrice
}
