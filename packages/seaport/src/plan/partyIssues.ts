import type { BaseError } from '@souk/base'
import type { Hex } from 'viem'
import type { Facts } from '../facts/readFacts.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import * as Refusal from '../order/Refusal.js'
import { takerOf } from '../order/sides.js'
import type { FillWish } from './FillWish.js'
import type { Party } from './Party.js'

/** Lists tokens whose kind differs from the order's item type. */
export function kindIssues(
  requirements: readonly Holding.Query[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  return requirements.flatMap((item) => {
    const { token, identifier, itemType } = item
    const { actual } = holdings.get(Holding.key(item)) ?? {}
    const named = Holding.kindOf(itemType)
    return actual && named ? [new Refusal.TokenKindError({ token, identifier, named, actual })] : []
  })
}

/** Lists missing balances and approvals of offerers. If a token has the wrong kind, lists only that. */
export function offererIssues(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  const wrong = kindIssues(requirements, holdings)
  if (wrong.length > 0) return wrong
  return [
    ...Holding.missingBalances(requirements, holdings).map((short) => new Refusal.OffererBalanceError(short)),
    ...Holding.missingApprovals(requirements, holdings).map(
      (short) => new Refusal.OffererApprovalError(short),
    ),
  ]
}

/** Lists missing balances of the fulfiller. Missing approvals become actions instead. */
export function fulfillerIssues(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  const wrong = kindIssues(requirements, holdings)
  if (wrong.length > 0) return wrong
  return Holding.missingBalances(requirements, holdings).map(
    (short) => new Refusal.FulfillerBalanceError(short),
  )
}

/** Rejects a private listing, since a normal fill would make the fulfiller deliver the tokens to the taker. */
export function privateIssues({ order, orderHash }: FillWish): readonly BaseError[] {
  const taker = takerOf(order.parameters)
  return taker ? [new Refusal.PrivateListingError({ orderHash, taker })] : []
}

/** Lists conduits that do not exist or that the exchange may not use. */
export function conduitIssues(keys: readonly Hex[], facts: Facts): readonly BaseError[] {
  return [...new Set(keys.map((key) => key.toLowerCase()))].flatMap((key) => {
    const state = facts.conduits.get(key)
    return state === undefined || (state.exists && state.isOpen) ? [] : [new Conduit.UnusableError(state)]
  })
}

/** Lists issues of the payer's conduit. Native currency is sent as value and needs no conduit. */
export function payerConduitIssues(
  paid: readonly Pick<Holding.Requirement, 'itemType'>[],
  party: Pick<Party, 'conduitKey'>,
  facts: Facts,
): readonly BaseError[] {
  const isNeeded = paid.some(({ itemType }) => itemType !== ItemType.NATIVE)
  return isNeeded ? conduitIssues([party.conduitKey], facts) : []
}
