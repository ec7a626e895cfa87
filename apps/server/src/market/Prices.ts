import { FiatPrice } from '@souk/market'
import { formatUnits } from 'viem'

/**
 * The last known prices of the market's currencies in fiat currencies. They are approximate and for display: nothing
 * in the server decides with them. Only `watchPrices` changes them.
 */
export type Prices = { known: readonly FiatPrice.FiatPrice[] }

/** Starts without prices. */
export function create(): Prices {
  return { known: [] }
}

/** Names the prices: other prices have another name. */
export function nameOf({ known }: Prices): string {
  return known.map(({ price, updatedAt, problem }) => `${price} ${updatedAt} ${problem}`).join()
}

/** Returns the first second after this time in which a price is out of date. */
export function nextEnd({ known }: Prices, now: bigint): bigint | undefined {
  const ends = known.flatMap(({ price, updatedAt, maxAge }) =>
    price === undefined || updatedAt === undefined ? [] : [updatedAt + BigInt(maxAge) + 1n],
  )
  const [first] = ends.filter((end) => end > now).sort((a, b) => Number(a - b))
  return first
}

/** Returns all prices, judged by their age at this time. */
export function all({ known }: Prices, now: bigint): readonly FiatPrice.FiatPrice[] {
  return known.map((price) => FiatPrice.at(price, now))
}

/**
 * Returns the price of one whole unit of a currency in US dollars, as a decimal.
 *
 * @returns `undefined` if it is unknown or out of date.
 */
export function usdOf(prices: Prices, currency: string, now: bigint): string | undefined {
  const price = findUsd(prices, currency, now)?.price
  return price === undefined ? undefined : formatUnits(price, FiatPrice.decimals)
}

/** Returns the worth of an amount in US dollars, for display. */
export function usdWorth(
  prices: Prices,
  amount: { raw: bigint; currency: string; decimals: number },
  now: bigint,
): number | undefined {
  const worth = FiatPrice.worth(findUsd(prices, amount.currency, now), amount.raw, amount)
  return worth === undefined ? undefined : Number(formatUnits(worth, FiatPrice.decimals))
}

function findUsd({ known }: Prices, currency: string, now: bigint): FiatPrice.FiatPrice | undefined {
  const key = currency.toLowerCase()
  const found = known.find((price) => price.fiat === 'USD' && price.currency.toLowerCase() === key)
  return found && FiatPrice.at(found, now)
}
