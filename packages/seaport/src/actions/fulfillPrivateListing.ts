import { type Account, type Address, type Hex, isAddressEqual } from 'viem'
import { accountOf, domainOf } from '../facts/Config.js'
import type { Finding } from '../guard/findings/Finding.js'
import { guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import { type ConsiderationItem, isCurrency, isSameToken, type OfferItem } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import { NotPrivateError, NotTakerError, PrivateRecipientError } from '../order/Refusal.js'
import { generateSalt } from '../order/Salt.js'
import { toFill } from '../plan/fill.js'
import type { Asleep } from '../plan/liveOrders.js'
import type { Movement } from '../plan/Party.js'
import { conduitIssues, payerConduitIssues } from '../plan/partyIssues.js'
import { planCounterMatch } from '../plan/planCounterMatch.js'
import type { BlockedPlan } from '../plan/planFulfill.js'
import type { MatchPlan } from '../plan/planMatch.js'
import { type Exchange, type Execution, toExchange } from '../wallet/toExchange.js'
import { untilStarted } from '../wallet/untilStarted.js'
import type { fulfillOrder } from './fulfillOrder.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWish } from './readFill.js'

const input: Input.Fields<fulfillPrivateListing.Options> = {
  ...inputs.fillOne,
  ...inputs.filling,
  payForTaker: Input.optional(Input.boolean),
}

/**
 * Prepares the purchase of a private listing. Such an order names its own NFTs as consideration for one account, the
 * taker. It is matched with an order of the caller that pays the price.
 *
 * Reads: one `eth_call`, and more while it waits for an order to start. Asks the wallet: nothing until an action runs.
 *
 * @throws {NotPrivateError} when any account can fill the order, or its consideration is more than currency and its own
 * NFTs.
 * @throws {NotTakerError} when the account is not the taker and `payForTaker` is not set.
 * @throws {PrivateRecipientError} when the recipient is not the taker.
 * @throws the errors of {@link fulfillOrder} when an order cannot be filled.
 *
 * @example
 * const { taker, executeAllActions } = await fulfillPrivateListing(client, { order })
 */
export function fulfillPrivateListing<account extends Account | undefined>(
  client: AnyClient<account>,
  options: fulfillPrivateListing.Options & AccountParameter<account>,
): Promise<fulfillPrivateListing.Result>
export async function fulfillPrivateListing(
  client: AnyClient,
  options: fulfillPrivateListing.Options,
): Promise<fulfillPrivateListing.Result> {
  Input.assert(options, input)
  const account = accountOf(client, 'fulfillPrivateListing', options.account)
  const settings = settleOptions(options)
  const wish = await toFillWish(options)
  const taker = takerOf(wish.order.parameters, wish.orderHash)
  if (options.recipient !== undefined)
    throw new PrivateRecipientError({ taker, recipient: options.recipient })
  if (!options.payForTaker && !isAddressEqual(taker, account.address))
    throw new NotTakerError({ taker, account: account.address })
  const party = {
    fulfiller: account.address,
    conduitKey: options.conduitKey ?? settings.conduitKey,
    recipient: undefined,
  }
  const salt = generateSalt({ domain: domainOf(options) })
  let now = 0n
  const look = async () => {
    const facts = await readFillFacts(client, [wish], party, { ...settings, isMatch: true })
    now = facts.timestamp
    const { fill, issues } = toFill(wish, facts, { ...settings, fulfiller: account.address, isMatch: true })
    const money = wish.order.parameters.consideration.filter(isCurrency)
    const blocked = [
      ...issues,
      ...conduitIssues([wish.order.parameters.conduitKey], facts),
      ...payerConduitIssues([...money, ...wish.tips], party, facts),
    ]
    if (!fill || blocked.length > 0) return { issues: blocked }
    return planCounterMatch([fill], party, facts, { ...settings, salt })
  }
  const { waitForStartMs } = options
  const found = await untilStarted<BlockedPlan | MatchPlan>(look, {
    waitForStartMs,
    intervalMs: client.pollingInterval,
  })
  if (found.issues[0]) throw found.issues[0]
  const plan = found as MatchPlan
  const exchange = toExchange<readonly Execution[]>(client, account, { ...plan, domain: options.domain })
  const { override = [], payForTaker } = options
  const findings = await guardSending(account, exchange.actions, {
    ...options,
    // `payForTaker` means that the caller gives the NFTs away on purpose.
    override: payForTaker ? [...override, 'offererReceivesNothing'] : override,
    now,
    exchange: settings.exchange,
  })
  return { taker, movements: plan.movements, fallsAsleep: plan.fallsAsleep, findings, ...exchange }
}

export declare namespace fulfillPrivateListing {
  type Options = fulfillOrder.Options & {
    /** Lets an account other than the taker pay. The taker still receives the NFTs. @default false */
    payForTaker?: boolean | undefined
  }
  type Result = Exchange<readonly Execution[]> & {
    /** The account that receives the NFTs. */
    taker: Address
    /** All transfers, with the current amounts. */
    movements: readonly Movement[]
    /** Live orders of the account that the approvals make unfillable. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they send it, most severe first. See `Order.guardBeforeSending`. */
    findings: readonly Finding[]
  }
}

/** Returns the taker of a private listing, or throws why the order is not one. */
function takerOf(parameters: Components, orderHash: Hex): Address {
  const { offer, consideration } = parameters
  const refuse = (reason: string) => new NotPrivateError({ orderHash, reason })
  const money = consideration.filter(isCurrency)
  const things = consideration.filter((item) => !isCurrency(item))
  const [first] = things
  if (!first) throw refuse('The order names no taker, so any account can fill it.')
  const [price] = money
  if (price && !money.every((item) => isSameToken(item, price)))
    throw refuse('The order asks for more than one currency.')
  if (!things.every((item) => isAddressEqual(item.recipient, first.recipient)))
    throw refuse('The order names several takers.')
  if (
    things.length !== offer.length ||
    !offer.every((item) => things.some((thing) => isSameItem(item, thing)))
  )
    throw refuse('Its consideration must be a currency and exactly the offered tokens.')
  return first.recipient
}

function isSameItem(offered: OfferItem, asked: ConsiderationItem): boolean {
  return (
    isSameToken(offered, asked) &&
    offered.identifierOrCriteria === asked.identifierOrCriteria &&
    offered.startAmount === asked.startAmount &&
    offered.endAmount === asked.endAmount
  )
}
