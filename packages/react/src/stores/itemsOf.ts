import type { Movement, Order } from '@souk/seaport'
import type { Item, Sending } from './FlowRecord.js'

/** The parts of plans that name tokens. */
type Ordered = { parameters?: Pick<Order.Components, 'offer' | 'consideration'> }
type Told = Ordered & {
  listings?: readonly Ordered[]
  offers?: readonly Ordered[]
  movements?: readonly Pick<Movement, 'itemType' | 'token' | 'identifier'>[]
}

/**
 * Reads from a plan the tokens of its trade: those of the orders to sign, or those that move. Empty if the plan names none,
 * as for an offer on any token of a collection.
 *
 * @param sends - What its transactions send.
 */
export function itemsOf(plan: object, sends: readonly Sending[] = []): readonly Item[] {
  const { listings, offers, movements = [], ...own } = plan as Told
  const orders = (listings ?? offers ?? [own]).flatMap(({ parameters }) => parameters ?? [])
  const ordered = orders.flatMap(({ offer, consideration }) => [...offer, ...consideration])
  const found = [
    ...ordered.map(({ itemType, token, identifierOrCriteria: identifier }) => ({
      itemType,
      token,
      identifier,
    })),
    ...movements,
  ].flatMap(({ itemType, token, identifier }) =>
    tokenTypes.includes(itemType) ? [{ contract: token, tokenId: identifier }] : [],
  )
  const all = [...found, ...sends.map(({ contract, tokenId }) => ({ contract, tokenId }))]
  return [...new Map(all.map((item) => [`${item.contract.toLowerCase()}/${item.tokenId}`, item])).values()]
}

/** Of single tokens: the others are money, or any token of a collection. */
const tokenTypes: readonly number[] = [2, 3]
