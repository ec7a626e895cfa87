import type { Movement } from '@souk/seaport'
import type { Address } from 'viem'
import type { Money } from './FlowRecord.js'

/** The parts of plans that say a price or a payment. */
type Priced = { price: bigint | { start: bigint }; currency: Address | { address: Address } }
type Told = Partial<Priced> & {
  listings?: readonly Priced[]
  offers?: readonly Priced[]
  payment?: readonly Money[]
  movements?: readonly Pick<Movement, 'itemType' | 'token' | 'to' | 'amount'>[]
}

/**
 * Reads from a plan the money of its trade, per currency: the prices of the orders to sign or to settle, what a purchase
 * pays, or the price of a sale before fees. A falling price counts with its start. Empty if the plan does not say it.
 *
 * @param account - Makes the trade.
 */
export function moneyOf(plan: object, account: Address): readonly Money[] {
  const { listings, offers, payment, movements = [], ...own } = plan as Told
  if (payment) return payment.length > 0 ? payment : addUp(movements.flatMap(toIncome(account)))
  return addUp((listings ?? offers ?? [own]).flatMap(toMoney))
}

function toMoney({ price, currency }: Partial<Priced>): readonly Money[] {
  if (price === undefined || currency === undefined) return []
  return [
    {
      currency: typeof currency === 'string' ? currency : currency.address,
      amount: typeof price === 'bigint' ? price : price.start,
    },
  ]
}

function toIncome(account: Address) {
  return ({ itemType, token, to, amount }: NonNullable<Told['movements']>[number]): readonly Money[] =>
    itemType <= 1 && to.toLowerCase() === account.toLowerCase() ? [{ currency: token, amount }] : []
}

function addUp(parts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>()
  for (const { currency, amount } of parts) {
    const key = currency.toLowerCase()
    sums.set(key, { currency, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()]
}
