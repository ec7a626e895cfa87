import { type Address, isAddressEqual } from 'viem'
import type { SignatureQuery, WantedFacts } from '../facts/readFacts.js'
import { separatorOf, signatureQuery } from '../facts/signatureQuery.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import type { OfferItem } from '../order/Item.js'
import type { FillWish } from './FillWish.js'
import { toLive, wantedForLive } from './liveOrders.js'
import { fulfillerSide, type Owner, type Party, type SettleOptions } from './Party.js'
import { zoneQueries } from './zoneQuestion.js'

/** Returns the facts that fills of orders need, for one batch. */
export function wantedForFills(
  wishes: readonly FillWish[],
  party: Party,
  options: SettleOptions & { chainId: number; isMatch?: boolean | undefined },
): WantedFacts {
  const { fulfiller } = party
  const live = wantedForLive(toLive(options.liveOrders, fulfiller), options)
  const context = { fulfiller, orderHashes: wishes.map(({ orderHash }) => orderHash) }
  const foreign = wishes.filter(({ order }) => !isAddressEqual(order.parameters.offerer, fulfiller))
  return {
    counters: [...new Set([fulfiller, ...wishes.map(({ order }) => order.parameters.offerer)])],
    statuses: [...new Set([...wishes.map(({ orderHash }) => orderHash), ...live.statuses])],
    conduitKeys: [...new Set([party.conduitKey, ...wishes.map(({ order }) => order.parameters.conduitKey)])],
    holdings: [...wishes.flatMap((wish) => holdingsFor(wish, party, options)), ...live.holdings],
    signatures: signaturesOf(foreign, options),
    // The amounts of matched orders, which their zones see, are known only after pairing.
    ...(options.isMatch
      ? undefined
      : { zones: zoneQueries(wishes, context), payees: { payer: fulfiller, accounts: payeesOf(wishes) } }),
  }
}

function payeesOf(wishes: readonly FillWish[]): readonly Address[] {
  const paid = wishes.flatMap(({ order, tips }) => [...order.parameters.consideration, ...tips])
  return [
    ...new Set(paid.filter(({ itemType }) => itemType === ItemType.NATIVE).map((item) => item.recipient)),
  ]
}

function signaturesOf(
  wishes: readonly FillWish[],
  { chainId, exchange }: { chainId: number; exchange: Address },
): readonly SignatureQuery[] {
  if (wishes.length === 0) return []
  const separator = separatorOf({ chainId, exchange })
  return wishes.map(({ order, orderHash }) => {
    const { offerer } = order.parameters
    return signatureQuery({ orderHash, offerer, signature: order.signature, separator })
  })
}

function holdingsFor(
  wish: FillWish,
  party: Party,
  options: Conduit.operator.Options,
): readonly Holding.Query[] {
  const { offerer, conduitKey, offer, consideration } = wish.order.parameters
  const offererSide = { account: offerer, operator: Conduit.operator(conduitKey, options) }
  const ownSide = fulfillerSide(party, options)
  return [
    // In a match, the caller sends the native currency that an order offers.
    ...toQueries(offer, wish.offerCriteria, offererSide).map((query) =>
      query.itemType === ItemType.NATIVE ? { ...query, ...ownSide } : query,
    ),
    ...toQueries(consideration, wish.considerationCriteria, ownSide),
    ...toQueries(wish.tips, [], ownSide),
  ]
}

function toQueries(
  items: readonly OfferItem[],
  choices: readonly { tokenId: bigint }[],
  side: Owner,
): readonly Holding.Query[] {
  let next = 0
  return items.map((item) => {
    const itemType = Holding.concreteType(item.itemType)
    const chosen = itemType === item.itemType ? undefined : choices[next++]
    return {
      ...side,
      itemType,
      token: item.token,
      identifier: chosen?.tokenId ?? item.identifierOrCriteria,
    }
  })
}
