import { type Address, zeroAddress } from 'viem'
import * as Amount from '../../order/Amount.js'
import { ascendingAmountBuffer, ItemType } from '../../order/constants.js'
import type { OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import type { Part } from '../findings/Statement.js'
import * as Effects from './Effects.js'
import type { ExchangeCall, Filled } from './exchangeCall.js'

type Filling = Extract<ExchangeCall, { orders: readonly Filled[] }>

/**
 * Computes the transfers of a fill or match for its sender: for fills per order, for matches as a whole.
 *
 * @param sender - The sender, or the zero address if it is unknown.
 * @param now - The time in seconds. Without it, changing amounts keep both bounds.
 */
export function ofExchangeCall(
  call: Filling,
  sender: Address,
  now: bigint | undefined,
): readonly Effects.Effects[] {
  const orders = call.orders.map((order) => atPart(order, now))
  const receiver = call.recipient ?? sender
  if (call.type === 'match') return [Effects.of(sender, matched(orders, sender, receiver))]
  return orders.map((order) => Effects.of(sender, Effects.transfersOf(order, sender, receiver)))
}

/** Returns the surplus of a match, which the exchange sends to the recipient of the call. */
export function leftoversOf(
  call: Filling,
  sender: Address,
  now: bigint | undefined,
): readonly Effects.Moved[] {
  const orders = call.orders.map((order) => atPart(order, now))
  return Effects.of(pool, intoPool(orders, sender)).comes
}

/** The exchange in a match: it receives all offers and pays all considerations. */
const pool: Address = `0x${'ee'.repeat(20)}`

function matched(
  orders: readonly Components[],
  sender: Address,
  receiver: Address,
): readonly Effects.Transfer[] {
  const transfers = intoPool(orders, sender)
  const leftovers = Effects.of(pool, transfers).comes
  return [...transfers, ...leftovers.map((item) => ({ from: pool, to: receiver, item }))]
}

function intoPool(orders: readonly Components[], sender: Address): readonly Effects.Transfer[] {
  return orders.flatMap((order) =>
    Effects.transfersOf(order, pool).map((transfer) =>
      // The exchange cannot take native currency from an offerer, so the sender of the call supplies it.
      transfer.item.itemType === ItemType.NATIVE && transfer.from !== pool
        ? { ...transfer, from: sender }
        : transfer,
    ),
  )
}

/** Returns an order with the amounts of a fill: the filled part, at the time of the fill. */
function atPart({ components, part }: Filled, now: bigint | undefined): Components {
  const { offer, consideration } = components
  const filled = dividesAll([...offer, ...consideration], part) ? part : whole
  const scale = <item extends OfferItem>(item: item, roundUp: boolean): item => {
    const { startAmount, endAmount } = bounds(item, components, { now, roundUp })
    return { ...item, startAmount: of(startAmount, filled), endAmount: of(endAmount, filled) }
  }
  return {
    ...components,
    offer: offer.map((item) => scale(item, false)),
    consideration: consideration.map((item) => scale(item, true)),
  }
}

const whole: Part = { numerator: 1n, denominator: 1n }

/** Returns whether a part divides all amounts. The exchange reverts otherwise, so the whole order is used instead. */
function dividesAll(items: readonly OfferItem[], { numerator, denominator }: Part): boolean {
  const divides = (amount: bigint) => (amount * numerator) % denominator === 0n
  return (
    denominator > 0n &&
    items.every(({ startAmount, endAmount }) => divides(startAmount) && divides(endAmount))
  )
}

/** Returns the bounds of a changing amount. It has bounds even at a known time, since the block is mined later. */
function bounds(
  item: OfferItem,
  { startTime, endTime }: Components,
  { now, roundUp }: { now: bigint | undefined; roundUp: boolean },
): Pick<OfferItem, 'startAmount' | 'endAmount'> {
  if (now === undefined || item.startAmount === item.endAmount) return item
  const at = (moment: bigint) => Amount.at(item, { startTime, endTime, now: moment, roundUp })
  return { startAmount: at(now), endAmount: at(now + ascendingAmountBuffer) }
}

function of(amount: bigint, { numerator, denominator }: Part): bigint {
  return (amount * numerator) / denominator
}

/** The sender of a call if it is unknown. */
export const unknownSender = zeroAddress
