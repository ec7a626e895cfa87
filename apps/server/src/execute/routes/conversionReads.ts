import * as z from '@souk/base/schema'
import { formatUnits, parseUnits } from 'viem'
import { type Route, route } from '../../http/endpoint/Route.js'
import { type Market, priceTime } from '../../market/Market.js'
import * as Prices from '../../market/Prices.js'
import { payableIn } from '../facts/currencies.js'
import { refuse } from '../model/Refusal.js'

/** The decimals with which prices are calculated. */
const decimals = 18

const unit = z.expecting(
  z.map(z.string().check(z.regex(/^(usd|0x[0-9a-f]{40})$/i)), (text) => text.toLowerCase()),
  'the address of a currency, or usd',
)

/** Routes that the published interface kit asks for worths, and for payments from other chains. */
export const conversionReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/currencies/conversion/v1',
    name: 'readConversion',
    tag: 'Execution reads',
    summary: 'Reads the approximate price of a currency in another one, from the price feeds of the market.',
    query: { from: unit, to: unit },
    answer: z.object({ conversion: z.string(), usd: z.nullish(z.string()) }),
    handle: async (market, { query }) => {
      const [from, to] = [query.from, query.to].map((name) => usdOf(market, name))
      const conversion = isSame(market, query) ? parseUnits('1', decimals) : convert(query, { from, to })
      return {
        conversion: formatUnits(conversion, decimals),
        usd: from === undefined ? null : formatUnits(from, decimals),
      }
    },
  }),
  route({
    method: 'post',
    path: '/execute/solve/capacity/v2',
    name: 'readSolverCapacity',
    tag: 'Execution reads',
    summary: 'Is refused, because the market has no solver that pays from another chain.',
    guard: 'read',
    body: z.record(z.unknown()),
    answer: z.object({}),
    handle: async () =>
      refuse('solver_unsupported', 'This market has no solver: pay on the chain of the market.'),
  }),
]

/** The native currency and its wrapped form have one price. */
function isSame({ config }: Pick<Market, 'config'>, { from, to }: { from: string; to: string }): boolean {
  return from === to || (config.nativeLike.has(from) && config.nativeLike.has(to))
}

/** @throws {RefusedError} when the market knows no price of one of them. */
function convert(
  names: { from: string; to: string },
  { from, to }: { from: bigint | undefined; to: bigint | undefined },
): bigint {
  if (from === undefined || to === undefined || to === 0n)
    return refuse(
      'price_unknown',
      `This market knows no current price of ${from === undefined ? names.from : names.to}.`,
    )
  return (from * 10n ** BigInt(decimals)) / to
}

/** @throws {RefusedError} when the market does not accept the currency. */
function usdOf(market: Market, name: string): bigint | undefined {
  if (name === 'usd') return parseUnits('1', decimals)
  payableIn(market, name as `0x${string}`)
  const price = Prices.usdOf(market.prices, name, priceTime(market))
  return price === undefined ? undefined : parseUnits(price, decimals)
}
