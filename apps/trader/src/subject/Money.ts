import { Units } from '@souk/base'
import type { Currency, MarketInfo } from '@souk/market'
import { currencyOf, isSameAddress } from '@souk/words/format'
import { zeroAddress } from 'viem'
import { MistakeError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'

/** An amount, in the smallest unit of its currency. */
export type Money = { amount: bigint; currency: Currency }

const issues: Record<Units.Issue, string> = {
  empty: 'has no number',
  notANumber: 'is no amount',
  ambiguous: 'could mean two amounts: write the decimals after a period, and no separator of thousands',
  tooManyDecimals: 'has more decimals than its currency',
  tooLarge: 'is too large',
}

/**
 * Reads an amount such as `0.5eth`, `100dusd` or `0.5 weth`.
 *
 * @param options.usual - The currency of an amount without a symbol.
 * @throws {MistakeError} if it is no amount of one of the market's currencies.
 *
 * @example
 * Money.parse('0.5eth', { info, usual: native }) // → { amount: 500000000000000000n, currency: ether }
 */
export function parse(text: string, { info, usual }: parse.Options): Money {
  const found = /^([\d.,\s]*)([a-zA-Z$][\w$.]*)?$/.exec(text.trim())
  const form = `Write an amount as 0.5${named(usual.symbol, 12).toLowerCase()}.`
  if (!found) throw new MistakeError(`${text} ${issues.notANumber}. ${form}`)
  const [, digits = '', symbol = ''] = found
  const currency = symbol === '' ? usual : currencyNamed(symbol, info)
  const read = Units.parse(digits.trim(), currency)
  if (!read.ok) throw new MistakeError(`${text} ${issues[read.issue]}. ${form}`)
  if (read.amount === 0n) throw new MistakeError(`${text} is nothing. Write an amount above 0.`)
  return { amount: read.amount, currency }
}

export declare namespace parse {
  type Options = { info: Pick<MarketInfo, 'currencies'>; usual: Currency }
}

/**
 * Finds a currency of a market by its symbol or address.
 *
 * @throws {MistakeError} if there is none, or if several have the symbol.
 */
export function currencyNamed(symbol: string, { currencies }: Pick<MarketInfo, 'currencies'>): Currency {
  const found = currencies.filter(
    (currency) =>
      currency.symbol.toLowerCase() === symbol.toLowerCase() || isSameAddress(currency.address, symbol),
  )
  const [only] = found
  const known = currencies.map((currency) => named(currency.symbol, 12)).join(', ')
  if (!only)
    throw new MistakeError(`The market does not take the currency ${named(symbol)}. It takes ${known}.`)
  if (found.length > 1)
    throw new MistakeError(
      `Several currencies are called ${named(symbol)}: ${found.map(({ address }) => address).join(', ')}.`,
    )
  return only
}

/** Returns the native currency of a market. */
export function nativeOf(info: Pick<MarketInfo, 'currencies'>): Currency {
  return currencyOf(info, { address: zeroAddress })
}

/**
 * Returns the currency of offers: the one that wraps the native currency.
 *
 * @throws {MistakeError} if the market has none.
 */
export function wrappedOf(info: MarketInfo): Currency {
  const wrapped = findWrapped(info)
  if (wrapped) return wrapped
  const tokens = info.currencies.filter(({ address }) => address !== zeroAddress)
  const names = tokens.map(({ symbol }) => named(symbol, 12)).join(', ')
  throw new MistakeError(
    `The market has no wrapped currency. ${names ? `It takes ${names}.` : 'It takes no token.'}`,
  )
}

/** Finds the currency that wraps the native currency, if the market has it. */
export function findWrapped({ currencies, wrappedNative }: MarketInfo): Currency | undefined {
  return currencies.find(({ address }) => isSameAddress(address, wrappedNative))
}
