import type { Order } from '@souk/seaport'
import { Order as OrderModule, OrderState } from '@souk/seaport'
import { type Address, getAddress, type Hex, size } from 'viem'
import { type Issue, issue } from '../market/Issue.js'
import type { Rules } from '../market/Rules.js'
import * as Given from './Given.js'
import { isSameAddress } from './isSameAddress.js'
import { coverOf } from './judge.js'
import type { OrderFacts } from './OrderFacts.js'
import { type Money, moneyOf, nftsOf, type Terms } from './Terms.js'

type Fee = Rules['requiredFees'][number]

/**
 * Lists the issues of an order that need no question to the chain.
 *
 * @param posted.claimedHash - The order's hash according to the client.
 * @param posted.fees - The fees that this order has to pay.
 */
export function checkTerms(posted: checkTerms.Posted, rules: Rules): Issue[] {
  const { parameters, terms } = posted
  return [
    ...checkClaims(posted, rules),
    parameters.consideration.length > rules.mostPayments && tooManyPayments(parameters, rules.mostPayments),
    size(posted.signature) > mostSignatureBytes &&
      issue('signature_invalid', `The signature is longer than ${mostSignatureBytes} bytes.`),
    ...checkTraded(terms, rules),
    parameters.totalOriginalConsiderationItems !== parameters.consideration.length &&
      issue('tips_unsigned', 'The order has items that its maker did not sign.'),
    OrderModule.isRestricted(parameters) &&
      !rules.zones.has(parameters.zone.toLowerCase()) &&
      strangeZone(parameters, rules),
    parameters.endTime <= parameters.startTime &&
      issue('time_window', 'The order ends before it starts.', {
        startTime: parameters.startTime,
        endTime: parameters.endTime,
      }),
    terms.kind === 'dutch' &&
      parameters.endTime > lastDate &&
      issue('time_window', 'Expiration time must be set if order will change in price.', {
        endTime: parameters.endTime,
      }),
    ...checkFees(parameters, terms, posted.fees),
  ].filter((found) => found !== false)
}

/** Lists what a client says about an order that is not so. */
export function checkClaims(
  { orderHash, claimedHash, protocolAddress }: checkTerms.Claims,
  { exchange }: Pick<Rules, 'exchange'>,
): Issue[] {
  return [
    claimedHash !== undefined &&
      claimedHash.toLowerCase() !== orderHash &&
      issue('hash_mismatch', `The order's hash is ${orderHash}, not ${claimedHash}.`, {
        orderHash,
        claimed: claimedHash,
      }),
    !isSameAddress(protocolAddress, exchange) &&
      issue('protocol_unsupported', 'The order is for another exchange.', {
        protocolAddress,
        expected: exchange,
      }),
  ].filter((found) => found !== false)
}

export declare namespace checkTerms {
  /** What a client says about an order, beside its hash. */
  type Claims = { orderHash: Hex; claimedHash?: Hex | undefined; protocolAddress: Address }
  type Posted = Claims & {
    parameters: Order.Components
    terms: Terms
    signature: Hex
    fees: readonly Fee[]
  }
}

/** Finds each collection and each currency that this market does not trade. */
function checkTraded(terms: Terms, rules: Rules): Issue[] {
  const unknown = nftsOf(terms).filter(
    ({ contract, standard }) => rules.collections.get(contract.toLowerCase()) !== standard,
  )
  const contracts = [...new Set(unknown.map(({ contract }) => contract))]
  const currencies = moneyOf(terms)
    .map(({ currency }) => currency)
    .filter((currency) => !rules.currencies.has(currency.toLowerCase()))
  return [
    ...contracts.map((contract) =>
      issue('collection_unknown', 'This market does not trade that collection.', { contract }),
    ),
    ...currencies.map((currency) =>
      issue('currency_unsupported', 'This market does not accept that currency.', { currency }),
    ),
  ]
}

function tooManyPayments({ consideration: { length } }: Order.Components, most: number): Issue {
  return issue(
    'payments_too_many',
    `The order asks for ${length} items; the exchange can fill orders with ${most} at most within the gas of a block. Pay fewer recipients.`,
    { payments: length, most },
  )
}

/** Published clients put the zone of another market's auctions into theirs, so this names those of this market. */
function strangeZone({ zone }: Order.Components, { auctionZones }: Rules): Issue {
  const own = [...auctionZones].map((known) => getAddress(known))
  const advice =
    own.length > 0
      ? `For an auction, use ${own.join(' or ')}.`
      : 'It has no auctions. Sign the order without a zone.'
  return issue(
    'zone_unsupported',
    `The order is restricted by the zone ${zone}, which this market does not use. ${advice}`,
    { zone, auctionZones: own },
  )
}

/** Enough for contract accounts with several owners. Every byte goes to the node. */
const mostSignatureBytes = 8_192

/** The last second of a JavaScript date. An order that ends later has no end. */
const lastDate = 8_640_000_000_000n

/** An auction pays no fees itself; the winning bid does. */
function checkFees(parameters: Order.Components, terms: Terms, fees: readonly Fee[]): Issue[] {
  if (terms.kind === 'english') return []
  const recipients = [...new Set(fees.map((fee) => fee.recipient.toLowerCase()))]
  return recipients.flatMap((recipient) => {
    const own = fees.filter((fee) => fee.recipient.toLowerCase() === recipient)
    return moneyOf(terms).flatMap((money) => {
      const required = {
        startAmount: requiredFees(money.startPrice, terms.total, own),
        endAmount: requiredFees(money.endPrice, terms.total, own),
      }
      return checkPaid(required, { paid: paidTo(parameters, { recipient, ...money }), recipient })
    })
  })
}

type Amounts = { startAmount: bigint; endAmount: bigint }

function checkPaid(required: Amounts, { paid, recipient }: { paid: Amounts; recipient: string }): Issue[] {
  const { startAmount, endAmount } = required
  if (paid.startAmount >= startAmount && paid.endAmount >= endAmount) return []
  const isStart = paid.startAmount < startAmount
  const facts = {
    recipient,
    required: isStart ? startAmount : endAmount,
    paid: isStart ? paid.startAmount : paid.endAmount,
  }
  const text = `The order must pay ${facts.required} to ${recipient}; it pays ${facts.paid}.`
  return [issue('fee_missing', text, facts)]
}

/** Rounds as `Fee.split` does, from a unit's price: some clients calculate the fees of one unit and multiply. */
function requiredFees(price: bigint, units: bigint, fees: readonly Fee[]): bigint {
  return fees.reduce((sum, fee) => sum + ((price * BigInt(fee.basisPoints)) / (10_000n * units)) * units, 0n)
}

function paidTo(
  parameters: Order.Components,
  { recipient, currency }: { recipient: string; currency: Money['currency'] },
): Amounts {
  const items = parameters.consideration.filter(
    (item) =>
      item.itemType <= 1 && isSameAddress(item.token, currency) && item.recipient.toLowerCase() === recipient,
  )
  return {
    startAmount: items.reduce((sum, item) => sum + item.startAmount, 0n),
    endAmount: items.reduce((sum, item) => sum + item.endAmount, 0n),
  }
}

/** What the chain, the clock and the signature say about a posted order. */
export type PostedFacts = OrderFacts & {
  /** Whether the conduit exists and may move tokens for the exchange. */
  conduitIsOpen: boolean
  /** The contract of what the maker gives, if it does not answer within the limits of gas and time. */
  unresponsive?: Address | undefined
}

/**
 * Decides whether a posted order can be filled, as the exchange would.
 *
 * @param now - Seconds.
 * @returns Every issue of the order; none when the market can accept it. A start in the future is no issue.
 */
export function checkOrder(
  posted: { parameters: Order.Components; terms: Terms },
  facts: PostedFacts,
  now: bigint,
  rules: Pick<Rules, 'maxOrderSeconds'> = {},
): Issue[] {
  const { parameters, terms } = posted
  const { endTime, counter } = parameters
  const { maxOrderSeconds } = rules
  const obstacles = new Set(OrderState.obstacles(parameters, facts, now))
  // An order that is closed or over needs nothing of its maker.
  const isOver = obstacles.has('cancelled') || obstacles.has('filled') || obstacles.has('expired')
  const given = Given.from(parameters)
  const lacks = isOver ? undefined : coverOf({ ...terms, given }, facts).lacks
  return [
    maxOrderSeconds !== undefined &&
      endTime - now > maxOrderSeconds &&
      issue(
        'time_window',
        `The order ends too late. This market accepts orders of at most ${maxOrderSeconds} seconds.`,
        {
          endTime,
          latest: now + maxOrderSeconds,
        },
      ),
    obstacles.has('expired') &&
      issue('order_expired', `The order ended at ${endTime}; the time is ${now}.`, { endTime, now }),
    obstacles.has('cancelled') && issue('order_cancelled', 'The order is cancelled on chain.'),
    obstacles.has('filled') && issue('order_filled', 'The order is already filled on chain.'),
    obstacles.has('counter') &&
      issue(
        'counter_mismatch',
        `The order is signed for counter ${counter}; the maker's is ${facts.counter}.`,
        {
          counter: facts.counter,
          signed: counter,
        },
      ),
    obstacles.has('signature') &&
      issue(
        'signature_invalid',
        'Neither a key of the offerer nor a contract at its address confirms the signature of this order.',
        {
          offerer: parameters.offerer,
        },
      ),
    !facts.conduitIsOpen &&
      issue(
        'conduit_unknown',
        'The conduit key does not belong to a conduit that works with this exchange.',
        {
          conduitKey: parameters.conduitKey,
        },
      ),
    lacks !== undefined && lackIssue(lacks, facts, parameters),
  ].filter((found) => found !== false)
}

function lackIssue(lacks: 'balance' | 'approval', facts: PostedFacts, parameters: Order.Components): Issue {
  const { unresponsive } = facts
  const given = Given.from(parameters)
  if (unresponsive !== undefined)
    return issue(
      'contract_unresponsive',
      `The contract ${unresponsive} did not answer within the limits of gas and time, so this market cannot tell what the offerer has. Try again in a minute.`,
      { contract: unresponsive },
    )
  return lacks === 'balance'
    ? issue('balance_insufficient', 'The offerer does not have the amount needed to create or fulfill.', {
        balance: lacking(given, facts, 'balance'),
      })
    : issue('approval_missing', 'The offerer does not have the sufficient approvals.', {
        approved: lacking(given, facts, 'allowance'),
        conduitKey: parameters.conduitKey,
      })
}

/** Returns the maker's amount of the first item that does not cover the whole order. */
function lacking(
  given: readonly Given.Given[],
  { holdings }: OrderFacts,
  what: 'balance' | 'allowance',
): bigint | undefined {
  const index = given.findIndex(({ amount }, place) => (holdings[place]?.[what] ?? 0n) < amount)
  return holdings[index]?.[what]
}
